# The page of a title's lessons, and the coach at the table; what is taught stands with the title.

lesson-step = Step { $step } of { $steps }
lesson-place = Learn a game · lesson { $number } of { $of }
lesson-skip = Skip this lesson
lesson-skip-short = Skip
lesson-leave = Leave, keep my place
lesson-leave-short = Leave
lesson-why = Why here?
lesson-back = Back
lesson-show = Show me
lesson-next = Next: { $lesson }
lesson-all = All lessons
lesson-first-match = Play a first match
lesson-over = That was “{ $lesson }”
lesson-well = Every step is done. Go on when you like.
lesson-finished = You have learned the game
lesson-finished-course = You have learned all of it
lesson-read = Read what has changed, then go on.
lesson-looks = Look what happens
lesson-looks-help = It is taken back in a moment.
lesson-free = Anything that the rules allow may be pointed at.
lesson-note = { $coach } says
lesson-outdated-heading = This lesson is another one by now
lesson-outdated = It has changed since you left it, so it cannot go on from there.
lesson-anew = Begin anew
lesson-anew-said = This lesson has changed since you left it, so it begins anew.
lesson-done = done
lesson-now = now
lesson-later = to come
lessons = Lessons

learn-title = Learn { $title }
learn-by = { $coach }’s lessons
learn-lead =
    { $minutes ->
        [one] At the real table, about 1 minute in all.
       *[other] At the real table, about { $minutes } minutes in all.
    }
learn-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
learn-done = done
learn-stopped = step { $step } of { $steps }
learn-begin = Begin
learn-begin-at = Begin: { $lesson }
learn-go-on = Go on
learn-go-on-at = Go on: { $lesson }
learn-again = Again
learn-again-at = Once more: { $lesson }
learn-others = Other games
learn-rules = Read the rules
learn-all-done = You have done every lesson. Now the table is yours.
learn-then = Then play a match; the gentlest bot is waiting.
trouble-no-lesson = There is no such lesson any more.
trouble-no-lessons = The lessons of this game cannot be read in this hall.
trouble-no-lesson-board = The rules have changed, and this lesson’s board no longer fits them.
