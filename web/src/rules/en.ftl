# What stands on the page of the rules, and nowhere else.

howto = How to play
howto-in =
    { $minutes ->
        [1] Read in a minute
       *[other] Read in { $minutes } minutes
    }
howto-clauses = The rules behind it
howto-learn = Learn at the table
howto-play = Play now
howto-alone = Set out alone
howto-picture-lost = The picture could not be drawn.
rules-all = The rules, clause by clause
rules-unfold = Unfold all
rules-fold = Fold all
rules-found =
    { $clauses ->
        [0] Found nothing
        [1] { $places ->
            [1] 1 place in 1 clause
           *[other] { $places } places in 1 clause
        }
       *[other] { $places } places in { $clauses } clauses
    }
