"""The hall's HTTP calls and its WebSocket, a file for each part."""
