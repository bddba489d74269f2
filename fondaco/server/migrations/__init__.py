"""Steps from an older database to the newest, run when the server starts."""
