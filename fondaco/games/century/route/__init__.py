"""The route: a row of merchants that settlers walk along."""
