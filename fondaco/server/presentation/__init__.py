"""Tables as JSON, SVG and text for one viewer."""
