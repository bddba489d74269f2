"""The kernel: randomness, piles, actions, frames, states, events, records, components and perft. It knows no game."""
