"""The titles of the hall, a folder for each."""
