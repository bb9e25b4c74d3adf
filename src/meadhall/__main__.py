"""``python -m meadhall``: the same as the command ``meadhall``."""

from .cli import main

if __name__ == "__main__":
    main()
