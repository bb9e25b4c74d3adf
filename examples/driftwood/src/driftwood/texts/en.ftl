# Driftwood, in English.

title = Driftwood

ask-carry-home = Which end do you carry home?
    .help = Or call a wave: both ends are lost, and a new piece lies on the left.
    .wait = { $name } looks along the shore.
    .answer = Carry home { $ref }
    .gives-up-wave = { $waves ->
        [1] It is your last wave, and you carry nothing home in this turn.
       *[other] {""}
    }
    .clause = A turn
    .rule = Carry home the piece at one end of the row, or call a wave if you have one left.

end-left = the left end
end-right = the right end
do-wave = Call a wave
wood-plank = a plank
wood-mast = a mast
wood-carving = a carving
wood-dragon = a dragon’s head

event-stormed = The storm lays { $pieces } pieces on the shore.
event-carried = { $name } carries home { $wood } from { $end }.
event-waved = { $name } calls a wave. It takes { $left } and { $right }, and brings { $wood }.
    .herald = The sea takes its share
    .herald-line = { $name } calls a wave.
ending-empty-shore = The shore is empty.
score-wood = Wood carried home
score-most = Most of a kind

refusal-DW-2-5 = You have no wave left.
refusal-DW-2-6 = The sea is empty.
refusal-DW-2-7 = A wave needs two ends to take.

option-waves = Waves for each

bot-beachcomber = Beachcomber
    .level = takes the better end
bot-magpie = Magpie
    .level = tries everything out

# What a browser without a drawing of this title calls the parts of the table; `.seats`: one for each player.
field-row = The shore
field-sea = Pieces in the sea
field-taken = Carried home
    .seats = by player
field-waves = Waves left
    .seats = by player
field-points = Points
    .seats = by player
