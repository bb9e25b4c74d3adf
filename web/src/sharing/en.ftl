# Handing on what one sees; fetched with the stage.
share-step = Whoever follows this link sees this very step, as you see it:
share-picture = A picture of the board as you see it, with who stands how:
share-later = A picture comes when the match is over: until then it could tell what others must not know.
share-save = Save the picture
share-copy = Copy the picture
share-drawing = The picture is being drawn …
share-failed = This browser cannot draw a picture of the board.
share-record = The record of the match, for any hall, for the terminal and for bots:
share-record-now = The record of the match so far, as far as you may know it:
