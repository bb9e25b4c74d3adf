"""How to play: a page for each title that is read in two minutes, with positions of real matches as its pictures.

It is data of a title's folder (``howto/howto.toml`` with its texts), so a title of another package brings its own.
``page.py`` reads it and lays its pictures, ``checking.py`` says what is wrong with it.
"""

from .checking import check
from .page import Page, Picture, Section, page_of

__all__ = ["Page", "Picture", "Section", "check", "page_of"]
