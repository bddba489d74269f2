"""The kernel. It knows no game: chance, piles, actions, frames, states, events, records, components, perft."""
