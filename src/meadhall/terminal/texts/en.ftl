# What the terminal itself says, in English.

bot-random = Ratatoskr
bot-greedy = Fenrir
bot-heuristic = Bragi
bot-search = Mimir
bot-thrall = Thrall
bot-karl = Karl
bot-hersir = Hersir
bot-jarl = Jarl
bot-konung = Konung
you = you

waits = { $name } is thinking …
over = The match is over.
goes-on = The match goes on.
won = { $names } wins.
won-together = { $names } win.
shared = { $names } share the first place.
nobody-asked = Nobody is asked anything.

typing = Type a name or a number, or choose with the arrows; Enter answers

refused = Not { $what }. { $clause }
refused-why = Not { $what }. { $why } ({ $clause })
not-offered = { $what } cannot be chosen now.
unknown = Nothing on the table is called “{ $typed }”.
others = { $count ->
    [one] and one more
   *[other] and { $count } more
}
several = “{ $typed }” can mean { $names }.
took-back = { $name } takes back the last choice.
cannot-undo = Nothing can be taken back: the way back ends where chance, news or another player came in between.
not-yours = It is not your turn.

rules-title = Rules of this choice
rules-none = No rule speaks of this choice in particular.
keys-title = Keys
key-choose = arrows and Tab choose, Enter answers
key-type = type a name or a number, then Enter
key-undo = take back
key-rules = rules and keys
key-log = scroll the saga
key-new = new match
key-quit = leave
key-close = close
signs-title = Signs
cards-title = Cards
cards-none = No cards are in play.

quit-title = Leave the match?
quit-text = The match is not kept.
quit-yes = Leave
quit-no = Stay

plain-hello = { $title }. Type a name or a number from the list and press Enter. Also: undo, rules, cards, table, list, quit.
plain-choices = You can choose: { $names }.
plain-prompt = >{" "}
plain-left = Left before the end.

## Ragnarocks, drawn with letters

ragnarocks-legend = I R Vikings · # stone · . contested · i r settled · ~ wild
ragnarocks-legend-long = I and R are Vikings of ivory and red, # is a runestone. A dot is contested land, i and r are settled land, ~ is wild land. A Viking in square brackets is on its way. What you may choose stands there by its name; for a Viking or a stone that is its sign and the number in the row.
ragnarocks-seat = { $points ->
    [one] 1 hex
   *[other] { $points } hexes
} · { $roam ->
    [0] all settled
    [one] 1 roams
   *[other] { $roam } roam
}
ragnarocks-seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $roam ->
    [0] all settled
    [one] 1 roams
   *[other] { $roam } roam
}
ragnarocks-hidden-card = a hidden card
ragnarocks-legend-teams = A star marks the card whose power is in force.
ragnarocks-row = Row { $row }: { $signs }
