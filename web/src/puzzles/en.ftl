puzzle-day = Puzzle of the day
puzzle-day-of = Puzzle of the day · { $day }
puzzle-numbered = Puzzle { $number }
puzzles = Puzzles
puzzle-of = { $measure ->
    [chance] Of { $choices } decisions, one has the best chances.
   *[other] Of { $choices } decisions, one is the best.
}
puzzle-attempts = Attempts
puzzle-used = { $used } of { $of } used
puzzle-stone-left = left
puzzle-stone-hint = hint
puzzle-stone-missed = Wrong
puzzle-stone-solved = solved
puzzle-your-turn = Your turn
puzzle-part = Part { $number }
puzzle-streak = Days in a row
puzzle-in-a-row = { $days ->
    [one] day in a row
   *[other] days in a row
}
puzzle-in-a-row-told = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-best = your best is { $days }
puzzle-day-solved = { $day }: solved
puzzle-day-missed = { $day }: not solved
puzzle-day-open = { $day }: open
puzzle-judging = Is that it?
    .help = The other side looks for an answer.
puzzle-wrong = Not that
    .help = Something else is better.
puzzle-again = Back, try again
puzzle-solved = { $attempt ->
    [1] Solved at the first attempt
    [2] Solved at the second attempt
   *[other] Solved at the third attempt
}
puzzle-failed = Not found this time
    .help = See how it goes, step by step.
puzzle-hint = A hint
puzzle-no-hint = There is no hint to be had now: the last attempt is for trying.
puzzle-walk = Walk the line
puzzle-walking = { $step ->
    [0] The puzzle's moment
   *[other] Step { $step } of { $steps }
}
    .help = Left and right lead along the line.
puzzle-next = The next one
puzzle-amber = Amber: you may point here
puzzle-give-up = give up and see
puzzle-give-up-title = Give up?
puzzle-give-up-text = The solution is shown, and this puzzle counts as not solved.
puzzle-give-up-yes = Show it to me
puzzle-about = About this puzzle
puzzle-from = { $bots ->
    [true] From a match of bots
   *[other] From a real match
}
puzzle-turn = turn { $turn }
puzzle-then = What was decided there is told when you are done.
puzzle-played = { $name } chose { $way }, and missed it.
puzzle-found = { $name } found it.
puzzle-match = Replay the match
puzzle-solution = The solution
puzzle-best-worth = This one
puzzle-second-worth = The next best
puzzle-worth = { $measure ->
    [result] { $value ->
        [1] wins
        [0] loses
       *[other] draws
    }
    [chance] { $value } %
   *[points] { NUMBER($value, maximumFractionDigits: 1) } points
}
puzzle-proven = { $proven ->
    [true] For certain: everything that could follow was counted.
   *[other] About: it stood when the search looked twice as far.
}
puzzle-stands = What stands
puzzle-shares = Who has tried
puzzle-shares-all = { $people } so far
puzzle-shares-few = Too few so far to tell.
puzzle-share = { $result ->
    [0] not
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
puzzle-share-told = { $result ->
    [0] Not solved
    [1] Solved at the first attempt
    [2] Solved at the second attempt
   *[3] Solved at the third attempt
}: { $people }
puzzle-others = Other puzzles
puzzle-yesterday = Yesterday's
puzzle-yesterday-solved = Yesterday's, solved
puzzle-harder = Another one
puzzle-all = All puzzles
puzzle-try = Try it
puzzle-look-again = Look at it
puzzle-level = Difficulty { $level } of 5
puzzle-filter = Which puzzles
puzzle-filter-title = Game
puzzle-filter-level = Difficulty
puzzle-every-title = All games
puzzle-every-level = Any
puzzle-unsolved = Only those I have not solved
puzzle-count = { $solved } of { $all } solved
puzzle-none = No puzzle is like that. Choose fewer conditions.
puzzle-none-here = No game has puzzles here.
puzzle-state-new = not tried
puzzle-state-begun = begun
puzzle-state-missed = not found
puzzle-state-solved = { $result ->
    [1] at the 1st attempt
    [2] at the 2nd attempt
   *[other] at the 3rd attempt
}

trouble-no-hint = There is no more hint: the last attempt is kept for you.
trouble-not-wrong = Only after a wrong decision the board goes back.
trouble-puzzle-over = This puzzle is done.
trouble-no-match = This is a puzzle: nobody else plays here, and what is best is for you to find.
