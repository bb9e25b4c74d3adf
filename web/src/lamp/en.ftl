# Looking back under the lamp; fetched with it.

analysis-none = Somebody who knows the game looks at every turn of this match: who stood better, what should have been played, and where it was given away.
analysis-start = Ask the seer
analysis-go-on = Go on
analysis-stopped = The seer was called away to another match.
analysis-done = The whole match is judged.
analysis-deeper = Look closer here
analysis-thinks = The seer thinks …
analysis-graph = How the match stood
analysis-so-far = so far

number-0 = none
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
number-14 = fourteen
number-15 = fifteen
number-16 = sixteen
number-17 = seventeen
number-18 = eighteen
number-19 = nineteen
number-20 = twenty
lamp-about = about { $word }
lamp-certain = { $word } for certain
lamp-sure = certain
lamp-never = none, for certain
lamp-nearly-sure = almost certain
lamp-hardly = hardly any
lamp-of-ten = about { $word } in ten
lamp-of-ten-short = { $number } in 10
lamp-to-win = to win
lamp-even-short = even

lamp-result-won = { $you ->
    [true] Won { $points } to { $against } against { $other }
   *[false] { $name } won { $points } to { $against } against { $other }
}
lamp-result-lost = Lost { $points } to { $against } against { $other }
lamp-result-drawn = { $points } to { $against }, a draw
lamp-result-won-plain = { $you ->
    [true] Won against { $other }
   *[false] { $name } won against { $other }
}
lamp-result-lost-plain = Lost against { $other }
lamp-result-drawn-plain = A draw
lamp-turn = Turn { $turn }: what would you play?
lamp-within = In the middle of turn { $turn }
lamp-end = The end of the match
lamp-end-help = Left and right lead from turn to turn, up and down to what was given away.
lamp-turn-of = Turn { $turn } of { $turns }
lamp-try-help = Point at something to try a turn. The match itself stays as it was.
lamp-press-try = Try a way with the eyes of whoever is asked. The match stays as it was.
lamp-tries = A way of your own. The match itself stays as it was.
lamp-answers = The seer answers for the others …
lamp-looking = looking, { $depth ->
    [0] a moment …
    [one] one turn ahead …
   *[other] { $depth } turns ahead …
}
lamp-looking-short = looking …
lamp-looking-match = looking, { $done } of { $of }{ $depth ->
    [0] {""}
    [one] , one turn ahead
   *[other] , { $depth } turns ahead
}
lamp-unseen = nobody has looked at it yet
lamp-proven = for certain
lamp-estimate = an estimate, both playing well
lamp-estimate-luck = an estimate: dice and cards are still to come
lamp-line = Show the best line
lamp-line-short = Best line
lamp-try = Try a way
lamp-ways = Ways
lamp-given-short = Given away
lamp-play-on = Play on from here
lamp-play-on-short = Play on
lamp-turn-back = One turn back
lamp-turn-on = One turn on
lamp-to-last = To the last turn

lamp-given = What was given away
lamp-gave = { $count } given away
lamp-gave-turns = { $count ->
    [one] one turn given away
   *[other] { $count } turns given away
}
lamp-gave-nothing = nothing given away
lamp-fault = { $turn }, { $what }
lamp-no-word = not what should be played
lamp-only-way = the only way that holds
lamp-held-won = won
lamp-loss-said = { $word } points
lamp-loss-chance-said = { $word } in ten
lamp-no-faults = Nothing: nobody gave anything away worth speaking of.
lamp-no-faults-yet = Ask the seer, and what was given away will stand here.

lamp-head-blunder = A blunder: { $what }
lamp-head-mistake = A mistake: { $what }
lamp-head-doubtful = Doubtful: { $what }
lamp-held = Well seen: the only turn that holds
lamp-good = Turn { $turn }: nothing given away
lamp-plain = Turn { $turn }
lamp-loss = { $word } { $unit }
lamp-loss-chance = { $count ->
    [one] a tenth of the chance
   *[other] { $word } tenths of the chance
}
lamp-luck = Luck has its part in it.
lamp-before = { $you ->
    [true] You led by { $worth }.
   *[false] { $name } led by { $worth }.
}
lamp-before-even = It was even.
lamp-before-chance = { $you ->
    [true] Your chance to win was { $worth }.
   *[false] { $name }’s chance to win was { $worth }.
}
lamp-after = { $you ->
    [true] After it you lead by { $worth }.
   *[false] After it { $name } leads by { $worth }.
}
lamp-after-even = After it all is even.
lamp-after-chance = After it { $worth }.
lamp-a = The best
lamp-a-played = The best, and played
lamp-b = Your try, just now
lamp-c = Played
lamp-onward = How { $letter } goes on
lamp-kept = Kept with the match
lamp-kept-by = { $name }
lamp-drop = Forget
lamp-forget = Forget the try
lamp-keep = Keep it
lamp-kept-already = Kept
lamp-is-kept = Kept with the match, for everybody who looks back at it.
lamp-value = Turn { $turn }: { $what }
lamp-curve-help = Left and right lead from turn to turn, up and down to what was given away.
lamp-no-curve = Ask the seer, and the curve of the match will be drawn here.
why-went-on = better to stop before { $played }
why-stopped = stops too soon: { $better }
why-instead = { $better } instead of { $played }

trouble-too-long = A way of one’s own has an end: no more moves can be tried here.
trouble-bad-try = This way cannot be played from here.
trouble-kept-many = Many ways of this match are kept already; forget one first.
trouble-nothing-tried = Nothing was tried that could be kept.
trouble-not-yours = Only who kept a way can take it out again.
