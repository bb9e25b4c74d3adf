"""The toy with one leak planted in each: somebody gets what it may not know, or can tell it from what it gets."""

from collections.abc import Collection, Sequence

from meadhall.kernel import (
    EVERYONE,
    Ask,
    Audience,
    Chapter,
    Option,
    Seat,
    Secret,
    Together,
    View,
    button,
    hide,
    secretly,
    show,
    shuffle,
    tell,
    then,
    to,
)
from meadhall.kernel.knowledge import sets

from . import toy
from . import toy_table as table
from .faulty import Faulty
from .toy import Toy
from .toy_table import LATE, ToyState

# ---- no faults, though they look like some


def feast_openly(s: ToyState, seat: Seat) -> Chapter:
    """Eats a card that all have seen, then one that it turns up, and shuffles each away at once.

    No fault, though afterwards nobody knows these cards: everybody saw them go.
    """
    show(s, s.hands[seat], EVERYONE)
    token = yield Ask(seat, "feast", table.hand_cards)
    s.hands[seat].remove(token)
    s.deck.append(token)
    shuffle(s, s.deck)
    s.hands[seat] += toy.draw(s, 2)
    show(s, s.hands[seat], seat)
    token = yield Ask(seat, "feast", table.hand_cards)
    show(s, [token], EVERYONE)
    s.hands[seat].remove(token)
    s.deck.append(token)
    shuffle(s, s.deck)


def last_card(s: ToyState, seat: Seat) -> Sequence[Option]:
    return table.cards_of(s, s.hands[seat][-1:])


def stash_the_last(s: ToyState, seat: Seat) -> Chapter:
    """Puts a card that all have seen into the vault; it was chosen among one, so that everybody knows where it is."""
    show(s, s.hands[seat][-1:], EVERYONE)
    yield Ask(seat, "stash", last_card)
    hide(s, s.hands[seat][-1:], seat)
    s.vaults[seat].append(s.hands[seat].pop())


def deal_in_sight(s: ToyState) -> None:
    """Deals each pack in the sight of one other seat, which is no fault; it is not the one that gets the third card."""
    toy.deal(s)
    for seat in table.people(s):
        show(s, s.packs[seat], seat - 1 if seat else len(table.people(s)) - 1)


class WentBy(Toy):
    """Names the sets of cards that an audience knows without knowing which is where: as the toy may, if it says so."""

    id = "toy-went-by"
    open_sets: Collection[tuple[str, ...]] = (("table", "went_by", "cards"),)

    def view(self, s: ToyState, audience: Audience) -> View:
        return super().view(s, audience) | {"went_by": self.went_by(s, audience)}

    def went_by(self, s: ToyState, audience: Audience) -> list[View]:
        found = sets(s, audience)
        return [{"count": len(tokens), "cards": sorted(f"card:{s.faces[t]}" for t in tokens)} for tokens in found]


# ---- property 4: what shows


def late_if_it_has_one(s: ToyState, seat: Seat) -> Chapter:
    """Asks only those who hold a late card: now everybody knows who does not."""
    if any(s.faces[t] in LATE for t in s.hands[seat]):
        yield from toy.late(s, seat)


def reveal_to_who_may_answer(s: ToyState) -> None:
    """Puts only those on the agenda who hold a late card: the same leak, a chapter earlier."""
    toy.reveal(s)
    s.agenda[:] = [
        entry for entry in s.agenda if entry[0] != "late" or any(s.faces[t] in LATE for t in s.hands[entry[1]])
    ]


def peek_by_name(s: ToyState, seat: Seat) -> Sequence[Option]:
    return sorted(table.peekable(s, seat), key=lambda option: s.faces[option.value])


def peek_sorted(s: ToyState, seat: Seat) -> Chapter:
    """Offers hidden cards in the order of their names."""
    token = yield Ask(seat, "peek_at", peek_by_name)
    show(s, [token], seat)


def stash_telling(s: ToyState, seat: Seat) -> Chapter:
    """Leaves the secret field out where there is nothing to say, instead of hiding it."""
    token = yield Ask(seat, "stash", table.cards_to_stash, table.not_for_the_vault)
    hide(s, s.hands[seat], seat)
    s.hands[seat].remove(token)
    s.vaults[seat].append(token)
    strong = {"strong": Secret(True, (seat,))} if s.faces[token] == "bear" else {}
    tell(s, "stashed", seat=seat, **strong)


def draft_unseen(s: ToyState) -> Chapter:
    """Passes a card on and forgets to show it to the neighbour."""
    drafting = [seat for seat in table.people(s) if len(s.packs[seat]) > 1]
    picks = yield Together(dict.fromkeys(drafting, (toy.pick_two,)))
    for seat in drafting:
        hide(s, s.packs[seat], seat)
        for token in picks[seat]:
            s.packs[seat].remove(token)
            s.hands[seat].append(token)
    for seat in table.people(s):
        s.hands[(seat + 1) % len(table.people(s))] += s.packs[seat]
        s.packs[seat] = []


def finish_in_the_dark(s: ToyState) -> None:
    """Counts the vaults without turning them up."""
    for seat, vault in enumerate(s.vaults):
        s.points[seat] += sum(table.STRENGTH[s.faces[t]] for t in vault)
    s.ended = "rounds"


def secret_places(s: ToyState, seat: Seat) -> Sequence[Option]:
    return secretly(table.peekable(s, seat))


def peek_in_secret(s: ToyState, seat: Seat) -> Chapter:
    """Says that nobody may know where one looks, and then tells it."""
    token = yield Ask(seat, "peek_at", secret_places)
    show(s, [token], seat)
    tell(s, "peeked", place=next(zone.name for zone in toy.TOY.zones(s) if token in zone.tokens))


class StrongVaults(Toy):
    """Shows how strong the vaults are: no card is named, and what was put there can be told all the same."""

    id = "toy-strong-vaults"

    def view(self, s: ToyState, audience: Audience) -> View:
        strength = [sum(table.STRENGTH[s.faces[t]] for t in vault) for vault in s.vaults]
        return super().view(s, audience) | {"strength": strength}


# ---- property 8: a secret choice without hide


def lay_unhidden(s: ToyState) -> Chapter:
    """Lays cards face down without hide: who knew a card in the hand knows it on the table."""
    fighters = [seat for seat in table.people(s) if s.hands[seat]]
    chosen = yield Together({seat: Ask(seat, "lay", table.cards_to_lay) for seat in fighters})
    for seat in fighters:
        s.hands[seat].remove(chosen[seat])
        s.laid[seat].append(chosen[seat])
    then(s, to(toy.scout, 0), to(toy.reveal))


def draft_unhidden(s: ToyState) -> Chapter:
    """Drafts without hide: who saw a pack knows what was kept of it."""
    drafting = [seat for seat in table.people(s) if len(s.packs[seat]) > 1]
    picks = yield Together(dict.fromkeys(drafting, (toy.pick_two,)))
    for seat in drafting:
        for token in picks[seat]:
            s.packs[seat].remove(token)
            s.hands[seat].append(token)
    for seat in table.people(s):
        neighbour = (seat + 1) % len(table.people(s))
        passed, s.packs[seat] = s.packs[seat], []
        s.hands[neighbour] += passed
        show(s, passed, neighbour)


# ---- property 11: cards named to those who do not know them


def stash_on_record(s: ToyState, seat: Seat) -> Chapter:
    """Forgets to say that the answer is secret: the running record names the card."""
    token = yield Ask(seat, "stash", table.stash_cards, table.not_for_the_vault)
    hide(s, s.hands[seat], seat)
    s.hands[seat].remove(token)
    s.vaults[seat].append(token)


def lay_on_record(s: ToyState) -> Chapter:
    """The same for cards laid together: the record names them once all are in, before they are turned up."""
    fighters = [seat for seat in table.people(s) if s.hands[seat]]
    chosen = yield Together({seat: Ask(seat, "lay", table.hand_cards) for seat in fighters})
    for seat in fighters:
        hide(s, s.hands[seat], seat)
        s.hands[seat].remove(chosen[seat])
        s.laid[seat].append(chosen[seat])
    then(s, to(toy.scout, 0), to(toy.reveal))


def stash_shown_on_record(s: ToyState, seat: Seat) -> Chapter:
    """All have seen the hand, but may not know which of its cards goes into the vault: the record tells."""
    show(s, s.hands[seat], EVERYONE)
    token = yield Ask(seat, "stash", table.stash_cards, table.not_for_the_vault)
    hide(s, s.hands[seat], seat)
    s.hands[seat].remove(token)
    s.vaults[seat].append(token)


def peek_aloud(s: ToyState, seat: Seat) -> Chapter:
    """Tells everybody what one has seen."""
    token = yield Ask(seat, "peek_at", table.peekable)
    show(s, [token], seat)
    tell(s, "peeked", seat=seat, card=f"card:{s.faces[token]}")


def stash_aloud(s: ToyState, seat: Seat) -> Chapter:
    """Tells which card it was in a sentence, to those also who knew the hand and may not know it any more."""
    token = yield Ask(seat, "stash", table.cards_to_stash, table.not_for_the_vault)
    hide(s, s.hands[seat], seat)
    s.hands[seat].remove(token)
    s.vaults[seat].append(token)
    tell(s, "stashed", seat=seat, text=f"Seat {seat} stashes the {s.faces[token]}.")


def scout_with_a_hint(s: ToyState, seat: Seat) -> Chapter:
    """Asks about a card that nobody may know yet."""
    laid = next((tokens[0] for tokens in s.laid if tokens), None)
    about = {} if laid is None else {"card": f"card:{s.faces[laid]}"}
    yield Ask(seat, "scout", table.scoutable, about=about)


def twin_of_the_top(s: ToyState, seat: Seat) -> Sequence[Option]:
    held = [s.faces[t] for t in s.hands[seat]]
    return [*(Option(f"card:{s.faces[t]}", t, True) for t in s.deck[-1:] if s.faces[t] in held), button("pass")]


def feast_on_the_deck(s: ToyState, seat: Seat) -> Chapter:
    """Offers the top of the deck by its name, if the seat holds such a card: so it learns that they are alike."""
    yield Ask(seat, "feast", twin_of_the_top)


def not_yours(s: ToyState, seat: Seat) -> dict[str, str]:
    return {f"card:{s.faces[t]}": "TY-2.2" for t in s.hands[(seat + 1) % len(table.people(s))]}


def feast_refusing(s: ToyState, seat: Seat) -> Chapter:
    """Refuses what the next seat holds, and so names it."""
    yield Ask(seat, "stash", (button("pass"),), not_yours)


def deal_and_show(s: ToyState) -> None:
    """Gives the cards first and shows them then: a preview that stops there has them in its view."""
    for seat in table.people(s):
        s.packs[seat] = toy.draw(s, 3)
        show(s, s.packs[seat], seat)


def a_round_too_soon(s: ToyState) -> Chapter:
    """Asks before it deals, so that the deal can be looked at in a preview."""
    s.round += 1
    yield Ask(0, "bury", table.BURY)
    then(s, to(toy.draft), to(toy.lay), to(toy.finish if s.round == s.options.rounds else toy.a_round))
    deal_and_show(s)


class PacksAreOpen(Toy):
    """Shows a seat its pack without asking whether it knows it."""

    id = "toy-preview-of-a-deal"
    chapters = {**Toy.chapters, "a_round": a_round_too_soon}

    def view(self, s: ToyState, audience: Audience) -> View:
        own = s.packs[audience] if audience >= 0 else []
        return super().view(s, audience) | {"pack": [f"card:{s.faces[t]}" for t in own]}


class ByName(Toy):
    """Counts the vaults' cards by their names: a dict whose keys tell."""

    id = "toy-keys-that-tell"

    def view(self, s: ToyState, audience: Audience) -> View:
        return super().view(s, audience) | {"vaulted": {s.faces[t]: 1 for vault in s.vaults for t in vault}}


class WentByInPart(WentBy):
    """Leaves out of a set what lies in the deck, and so tells what does not."""

    id = "toy-set-in-part"

    def went_by(self, s: ToyState, audience: Audience) -> list[View]:
        found = [[t for t in tokens if t not in s.deck] for tokens in sets(s, audience)]
        return [{"cards": sorted(f"card:{s.faces[t]}" for t in tokens)} for tokens in found]


class WentByUndeclared(WentBy):
    """Names sets, and does not say so."""

    id = "toy-set-undeclared"
    open_sets = ()


FIELD_LEFT_OUT = Faulty("field-left-out", stash=stash_telling)
SECRET_PLACE = Faulty("secret-place-told", peek=peek_in_secret)
STRONG_VAULTS = StrongVaults()
ON_RECORD = Faulty("answer-on-record", stash=stash_on_record)
ALL_ON_RECORD = Faulty("answers-on-record", lay=lay_on_record)
LEAKS: list[tuple[int, Toy]] = [
    (4, Faulty("who-is-asked", late=late_if_it_has_one)),
    (4, Faulty("who-will-be-asked", reveal=reveal_to_who_may_answer)),
    (4, Faulty("sorted-by-name", peek=peek_sorted)),
    (4, FIELD_LEFT_OUT),
    (4, SECRET_PLACE),
    (4, STRONG_VAULTS),
    (4, Faulty("missing-show", draft=draft_unseen)),
    (4, Faulty("missing-show-at-the-end", finish=finish_in_the_dark)),
    (8, Faulty("missing-hide", lay=lay_unhidden)),
    (8, Faulty("missing-hide-in-the-draft", deal=deal_in_sight, draft=draft_unhidden)),
    (11, ON_RECORD),
    (11, ALL_ON_RECORD),
    (11, Faulty("shown-answer-on-record", stash=stash_shown_on_record)),
    (11, Faulty("hidden-card-offered", feast=feast_on_the_deck)),
    (11, Faulty("told-to-all", peek=peek_aloud)),
    (11, Faulty("told-in-a-sentence", stash=stash_aloud)),
    (11, Faulty("asked-about-a-hidden-card", scout=scout_with_a_hint)),
    (11, Faulty("hidden-card-refused", feast=feast_refusing)),
    (11, PacksAreOpen()),
    (11, ByName()),
    (11, WentByInPart()),
    (11, WentByUndeclared()),
]
