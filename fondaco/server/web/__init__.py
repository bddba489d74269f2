"""HTTP and WebSocket: pages, JSON API, live updates, cookies."""
