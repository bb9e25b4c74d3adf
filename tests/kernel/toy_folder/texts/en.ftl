# What the toy says, in English.

title = The Ravens' Feast
automaton = The giant

ask-pick = Which card do you keep first?
ask-pick-again = Which card do you keep then?
ask-act = What do you do?
ask-stash = Which card goes into the vault?
ask-lay = Which card do you lay?
ask-arbiter = Whom does the giant rob?
ask-stir = The giant stirs.
ask-stare = The giant stares.
ask-growl = The giant growls.
ask-rob = The giant chooses whom to rob.
ask-reach = The giant reaches out.

because-stir = { $name } stirs
because-stare = At whom { $name } stares
because-growl = At whom { $name } growls
because-rob = Whom { $name } robs
because-arbiter = Whom the giant may rob
because-reach = { $name } reaches out
number-cards = cards
number-points = points
number-vault = cards in the vault
number-grudge = grudge

card-wolf = wolf
card-boar = boar
card-bear = bear
card-raven = raven
card-doom = doom
kind-seat = seat { $id }
verb-front = { $ref } to the front
do-peek = peek
do-feast = feast
do-stash = stash
do-pass = pass
do-done = done
do-step = go on

event-acted = { $name } chooses: { $action }.
event-rearranged = { $name } rearranges the hand.
event-stashed = { $name } puts a card into the vault.
event-minded = { $name } minds { $other-name }.
event-rolled = { $name } rolls { $roll }.
event-robbed = { $name } loses { $card }.

ending-rounds = The last round is over.
ending-doom = Doom has come.
