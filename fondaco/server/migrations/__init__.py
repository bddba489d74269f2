"""Migrations from older schemas to the newest, run when the server starts."""
