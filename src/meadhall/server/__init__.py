"""The table in the browser: the server that holds every match, checks every answer and shows each seat its own view."""
