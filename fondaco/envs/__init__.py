"""The games as environments of three learning libraries, each a thin adapter of the public surface.

`fondaco.envs.pettingzoo.TableEnv` is a game with all its seats, `fondaco.envs.gymnasium.SeatEnv` one seat against bots, and
`fondaco.envs.openspiel` registers every game in OpenSpiel as ``fondaco_<id>``. They need ``pip install 'fondaco[envs]'``.
"""
