# What the terminal itself says, in English.

bot-random = Ratatoskr
bot-greedy = Fenrir
bot-gentle = Hönir
bot-casual = Hermod
bot-steady = Vidar
bot-keen = Ull
bot-heuristic = Bragi
bot-search = Mimir
bot-thrall = Thrall
bot-leysing = Leysing
bot-kotkarl = Kotkarl
bot-karl = Karl
bot-bondi = Bondi
bot-sveinn = Sveinn
bot-drengr = Drengr
bot-huskarl = Huskarl
bot-hauld = Hauld
bot-hersir = Hersir
bot-lendmann = Lendmann
bot-jarl = Jarl
bot-konung = Konung
you = you
bot = bot

waits = { $name } is thinking …
over = The match is over.
goes-on = The match goes on.
won = { $names } wins.
won-together = { $names } win.
shared = { $names } share the first place.
nobody-asked = Nobody is asked anything.

typing = Type a name or a number, or choose with the arrows; Enter answers

refused-why = Not { $what }. { $why } ({ $clause })
not-offered = { $what } cannot be chosen now.
unknown = Nothing on the table is called “{ $typed }”.
no-number = There is no number { $typed } in the list.
others = { $count ->
    [one] and one more
   *[other] and { $count } more
}
several = “{ $typed }” can mean { $names }.
took-back = { $name } takes back the last choice.
cannot-undo = Nothing can be taken back: the way back ends where chance, news or another player came in between.
not-yours = It is not your turn.
not-these = Not { $names }
curtain = { $name } is asked. Hand over the keyboard; Enter goes on.
    .help = The others look away: what is shown next is for one pair of eyes.

rules-title = Rules of this choice
rules-none = No rule speaks of this choice in particular.
keys-title = Keys
key-choose = arrows and Tab choose, Enter answers
key-type = type a name or a number, then Enter
key-undo = take back
key-rules = rules and keys
key-log = scroll
key-parts = F2 to F6 open a part in full, again or Esc closes it; F7 changes the pace. Typed, they are map, hand, seats, saga, why and pace.
key-new = new match
key-quit = leave
key-close = closes
signs-title = Signs
cards-none = No cards are in play.

quit-title = Leave the match?
quit-text = The match is not kept.
quit-yes = Leave
quit-no = Stay

part-map = map
    .title = The table in words
part-hand = hand
    .title = Cards, with all they say
part-seats = seats
    .title = Everybody at the table
part-saga = saga
    .title = The saga so far
part-why = why
    .title = Why not, and the rules of this choice
part-pace = pace
part-empty = Nothing is to be told of that now.
pace-slow = Pace slow: two seconds between two moves of a bot.
    .name = slow
pace-steady = Pace steady: half a second between two moves of a bot.
    .name = steady
pace-swift = Pace swift: one move of a bot right after the other.
    .name = swift
pace-at-once = Pace at once: no waiting for bots.
    .name = at once

plain-hello = { $title }. Type a name or a number from the list and press Enter. Also: table, hand, seats, why, rules, saga, list, undo, quit.
plain-choices = You can choose: { $names }.
plain-prompt = >{" "}
plain-left = Left before the end.
bot-failed = { $name } at seat { $number } stumbled and points at anything: { $why }

automaton = Automaton
by-the-rules = played by the rules
key-because = because
because-title = Why the automata did what they did
because-none = No automaton has done anything yet.
because-step = There was nothing to choose ({ $clauses }).
because-free = There was nothing to choose.
because-meant = { $meaning } ({ $clauses }).
because-tied = Several are equal after every comparison: a person chooses.
because-only = { $what } is taken: there was nothing else to compare it with.
because-highest = { $what } is taken: the highest number for “{ $number }” decided ({ $clause }).
because-lowest = { $what } is taken: the lowest number for “{ $number }” decided ({ $clause }).
because-source = The tie-breaker spoke: { $source } says { $mode }.
because-stays = stays
because-aside = put aside by { $clause }
because-did = { $about }: { $what }.
because-did-step = { $about }.
number-order = place in the order
plain-because = Some seats are played by the rules; “because” says why they did what they did.

# The walk through an automaton's steps
walk-asks = { $doing } Nobody is asked, Enter steps on.
walk-why = { $about }:
walk-only = { $what }: nothing else was possible ({ $clause }).
walk-decides = { $what }: { $number } decides, { $best } before { $other } ({ $clause }).
walk-so = { $what }: { $yes } ({ $clause }).
walk-none = There was nothing that could be chosen ({ $clause }).
walk-none-because = { $reason } ({ $clause }).
walk-nothing = nothing
walk-apart = Not { $names } ({ $clause }).
walk-apart-many = Not { $n } others ({ $clause }).
walk-apart-because = Not { $names }: { $reason } ({ $clause }).
walk-apart-many-because = Not { $n } others: { $reason } ({ $clause }).
walk-fell = { $n ->
    [one] { $number }: { $names } falls out.
   *[other] { $number }: { $names } fall out.
}
walk-fell-many = { $number }: { $n } others fall out.
walk-flag-0 = no
walk-flag-1 = yes
walk-signs = (n) fell out, - not looked at
walk-on = step on
walk-back = one back
walk-end = to the end of the turn
walk-paused = paused · { $step }
walk-goes = pace { $pace }, { $seconds } s a step · { $step }
walk-past = gone back · { $step }
walk-first = This is the first step; further back is only what you chose yourself.
walk-typing = Enter steps on; or type a name or a rule to read about it
walk-plain = While they act Enter goes on, “back” goes back, “rest” tells the rest of the turn, “pace” lets all go on by itself. When you are asked, “again” leads back to what they did.
walk-plain-goes = Automata go on by themselves now; “pace” lets you step again.
walk-plain-steps = Automata wait for Enter now.
key-step = step on
key-back = one back
key-walk = while an automaton acts: Enter or right steps on, left or u goes back, 3 shows the end of the turn, Space lets it go on by itself or stops it, F7 changes the pace; afterwards F9 leads back to what it did
pace-walk = Automata: { $seconds ->
    [0] at once
    [one] one second a step
   *[other] { $seconds } seconds a step
}.
walk-more = … { $n } more rows, PgDn
walk-number = step { $n }
walk-number-of = step { $n } of { $of }
walk-was = { $doing }
walk-return = back to your question
key-goes = by itself
key-pauses = stop
part-again = again
pace-begins = Space lets them go on.

# A recorded match
seat-number = seat { $n }
replay-number = answer { $n } of { $of }
replay-answer = { $about }: { $what }.
replay-first = This is the first answer of the match.
replay-plain = Enter turns to the next answer, “back” to the one before, “rest” tells the rest of the turn, a number opens that answer, “pace” tells all that is left.
pace-replay = Pages turn { $seconds ->
    [0] at once
    [one] every second
   *[other] every { $seconds } seconds
}.
key-from-start = from the start
replay-typing = Enter steps on; / and a number opens that answer, / and a name reads about it

# A lesson
lesson-done = done
lesson-changed = Done.
lesson-looks = This is what it would look like.
lesson-looks-help = Nothing of it has happened yet.
lesson-shown = You point at “{ $what }”.
lesson-over = That was “{ $lesson }”.
lesson-then = The next lesson is “{ $lesson }”.
lesson-learned = You have learned the game. Now the table is yours: a first match waits.
lesson-learned-course = You have learned all of “{ $course }”. A match of that kind waits.
lesson-step = step { $step } of { $of }
lesson-rule = Rule { $clause } · ? reads it
lesson-free = Choose anything that the rules allow · rule { $clause } · ? reads it
lesson-look = Look at “{ $what }”.
lesson-look-seat = Look at your own seat.
lesson-lit = Lit is “{ $what }”.
lesson-why = why here?
    .about = Why here
lesson-no-why = There is nothing to choose just now.
lesson-show = show me
lesson-no-show = Here you choose yourself, so there is nothing to show.
lesson-answer = do it
lesson-typing = Enter does what is chosen; or a number, or / and a name
lesson-skip = skip this lesson
lesson-read = go on
lesson-looked = back to the lesson
lesson-again = once more
lesson-match = a first match
lesson-first-read = Read this first; Enter goes on.
lesson-begins = The lesson begins here.
lesson-back = A step back.
lesson-anew = This lesson has changed since you left it, and begins anew.
lesson-resumed = You go on where you stopped.
lesson-left = You have left; your place in the lesson is kept.
lesson-hello = { $title }, taught by { $coach }: { $lesson }. Type a name or a number from the list and press Enter. Also: why, show, skip, undo, table, hand, seats, rules, saga, list, quit.
lesson-ends = Enter goes on with that, “again” does this lesson once more, “quit” leaves.
key-next = next lesson

# Puzzles
puzzle-name = Puzzle { $number }: { $title }
puzzle-left = { $left ->
    [one] One attempt is left.
   *[other] { $left } attempts are left.
}
puzzle-from = From a match between { $players }{ $turn ->
    [0] .
   *[other] , turn { $turn }.
}
puzzle-solved-in = { $attempt ->
    [1] Solved at the first attempt.
    [2] Solved at the second attempt.
   *[other] Solved at the third attempt.
}
puzzle-failed = This is how it goes:
puzzle-played = In the match { $name } did something else.
puzzle-streak = { $days ->
    [one] One puzzle of the day solved.
   *[other] Puzzles of the day solved on { $days } days in a row.
}
puzzle-no-hint = There is no more hint: the last attempt is kept for you.
puzzle-hint = hint
puzzle-give-up = give up
puzzle-next = another one
puzzle-typing = “hint” helps and costs an attempt, “give up” shows how it goes.
