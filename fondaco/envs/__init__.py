"""The games as environments of three libraries for learning, each a thin wrapper around the public surface.

`fondaco.envs.pettingzoo.Table` (all seats), `fondaco.envs.gymnasium.Seat` (one seat, bots in the others), and
`fondaco.envs.openspiel`, which registers every game with OpenSpiel as ``fondaco_<id>``. They need ``fondaco[envs]``.
"""
