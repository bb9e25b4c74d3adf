"""The effect words of the cards, each with exactly its numbers (section 12).

A card without any has its strength alone. Rules read an ability on a clan sheet with ``worn``, and which figures have
one with ``figures.able``; what texts of battle cards do stands in ``texts.py``, by the battle step at which each works;
the goals of quests are judged in ``quests.py``.
"""

from typing import Literal

from meadhall.kit.effects import Word

# --- what a monster can do (section 7) ------------------------------------------------------------------------------


class InvadesFree(Word, frozen=True):
    """Invades for nothing."""


class CountsAsShip(Word, frozen=True):
    """Is a ship, and goes to fjords."""


class InvadesYggdrasil(Word, frozen=True):
    """May invade the heart of the land, where it has another strength."""

    strength: int


class Stomps(Word, frozen=True):
    """Destroys enemies where it invades: their warriors, or all but their monsters."""

    whom: Literal["warriors", "clans"]


class KillGlory(Word, frozen=True):
    """Pays for each enemy that fell in its battle."""

    glory: int


class RewardTwice(Word, frozen=True):
    """Doubles what a pillage pays where it stands."""


class Retreats(Word, frozen=True):
    """May go to Yggdrasil instead of being destroyed."""


# --- what leaders, warriors and ships get ---------------------------------------------------------------------------


class LeaderMovesOn(Word, frozen=True):
    """The leader may go to an adjacent province after a pillage."""


class LeaderRaisesStat(Word, frozen=True):
    """After a pillage with the leader the clan raises a stat."""


class LeaderRaisesAllStats(Word, frozen=True):
    """After a pillage with the leader the clan raises all stats."""


class WarriorPair(Word, frozen=True):
    """Two warriors together are worth more than twice one."""

    strength: int


class ShipDeathGlory(Word, frozen=True):
    """Pays for each own ship that is destroyed."""

    glory: int


# --- what a clan gets -----------------------------------------------------------------------------------------------


class ReleaseGlory(Word, frozen=True):
    """Pays for each figure that returns from Valhalla."""

    glory: int


class UpgradesCheaper(Word, frozen=True):
    """Upgrades cost less Rage."""

    rage: int


class EnemyDeadGlory(Word, frozen=True):
    """Pays if so many enemies fell in a battle."""

    enemies: int
    glory: int


class InvadeExtraWarrior(Word, frozen=True):
    """A warrior may come along with every invasion."""


class QuestAsBattle(Word, frozen=True):
    """A revealed quest may count for strength."""

    strength: int


class LostBattleWarrior(Word, frozen=True):
    """After a lost battle a warrior may invade there."""


class DoubleRagnarokGlory(Word, frozen=True):
    """Ragnarök pays once more for the dead."""


class DoubleQuestGlory(Word, frozen=True):
    """Quests pay once more."""


class PillageAgain(Word, frozen=True):
    """A pillaged province may be pillaged for Rage."""

    rage: int


class PayToSave(Word, frozen=True):
    """A figure may be saved for Rage."""

    rage: int


class KeepCards(Word, frozen=True):
    """The winner of a battle may take cards back, for Rage each."""

    rage: int


class InvadeThenPillage(Word, frozen=True):
    """What was invaded may be pillaged at once for Rage."""

    rage: int


class InvadeFromValhalla(Word, frozen=True):
    """Figures may invade out of Valhalla for Rage."""

    rage: int


class EndFiguresGlory(Word, frozen=True):
    """Pays for each figure on the board at the end."""

    glory: int


class SacrificeForStat(Word, frozen=True):
    """So many own figures may die for a stat."""

    figures: int


Ability = (
    InvadesFree | CountsAsShip | InvadesYggdrasil | Stomps | KillGlory | RewardTwice | Retreats
    | LeaderMovesOn | LeaderRaisesStat | LeaderRaisesAllStats | WarriorPair | ShipDeathGlory | ReleaseGlory
    | UpgradesCheaper | EnemyDeadGlory | InvadeExtraWarrior | QuestAsBattle | LostBattleWarrior | DoubleRagnarokGlory
    | DoubleQuestGlory | PillageAgain | PayToSave | KeepCards | InvadeThenPillage | InvadeFromValhalla
    | EndFiguresGlory | SacrificeForStat
)  # fmt: skip
"""What an upgrade gives."""

# --- what a battle card does ----------------------------------------------------------------------------------------


class CancelTexts(Word, frozen=True):
    """The opponents' cards have no text."""


class ReplayCards(Word, frozen=True):
    """All revealed cards pay their strength and are replaced."""


class KillWarriors(Word, frozen=True):
    """Each opponent loses a warrior."""


class KeepOneFigure(Word, frozen=True):
    """Each participant keeps one figure."""


class LateCard(Word, frozen=True):
    """May be added when the others lie open."""


class CopyBestCard(Word, frozen=True):
    """Is as strong as an opponent's best card."""


class LoseTakeRage(Word, frozen=True):
    """The loser takes Rage of the winner."""

    rage: int


class LoseTakeGlory(Word, frozen=True):
    """The loser takes glory of the winner."""

    glory: int


class LoseTakeCards(Word, frozen=True):
    """The loser takes the winner's cards."""


class PillageExtraStat(Word, frozen=True):
    """A successful pillage raises another stat too."""


class WinGlory(Word, frozen=True):
    """The winner gains glory."""

    glory: int


class WinRage(Word, frozen=True):
    """The winner gains Rage."""

    rage: int


class WinStat(Word, frozen=True):
    """The winner raises a stat."""


class AllDeadGlory(Word, frozen=True):
    """Pays for every figure that fell in the battle."""

    glory: int


Text = (
    CancelTexts | ReplayCards | KillWarriors | KeepOneFigure | LateCard | CopyBestCard | LoseTakeRage | LoseTakeGlory
    | LoseTakeCards | PillageExtraStat | WinGlory | WinRage | WinStat | AllDeadGlory
)  # fmt: skip
"""What a battle card says."""

# --- what a quest wants ---------------------------------------------------------------------------------------------


class LeadInRegion(Word, frozen=True):
    """The most strength in a province of a region."""

    region: str


class LeadInYggdrasil(Word, frozen=True):
    """The most strength in Yggdrasil."""


class CountInValhalla(Word, frozen=True):
    """So many own figures in Valhalla."""

    figures: int


Goal = LeadInRegion | LeadInYggdrasil | CountInValhalla
"""What a quest wants."""
