"""The web server: lobby, tables, live updates and storage. It is the only package with user accounts and timers."""
