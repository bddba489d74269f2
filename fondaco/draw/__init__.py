"""The toolkit of all views. It knows no rules."""
