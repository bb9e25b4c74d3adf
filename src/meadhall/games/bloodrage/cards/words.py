"""The effect words of the cards, a line for each (section 12).

A word has exactly the number of its kind, if it is of one. A card without any word has its strength alone. Rules read
an ability on a clan sheet with ``worn``, and which figures have one with ``figures.able``; what texts of battle cards
do stands in ``texts.py``, by the battle step at which each works; the goals of quests are judged in ``quests.py``.
"""
# ruff: noqa: E701

from typing import Literal

from meadhall.kit.effects import Word

# fmt: off
# --- kinds of words, by their number --------------------------------------------------------------------------------

class Strength(Word, frozen=True):
    """A word with a strength."""
    strength: int

class Glory(Word, frozen=True):
    """A word with glory: what is paid, or taken."""
    glory: int

class Rage(Word, frozen=True):
    """A word with Rage: a price, or what is saved, won or taken."""
    rage: int

class Figures(Word, frozen=True):
    """A word with a number of figures."""
    figures: int

# --- what a monster can do (section 7) ------------------------------------------------------------------------------

class InvadesFree(Word, frozen=True): """Invades for nothing."""
class CountsAsShip(Word, frozen=True): """Is a ship, and goes to fjords."""
class InvadesYggdrasil(Strength, frozen=True): """May invade the heart of the land, where it has another strength."""
class KillGlory(Glory, frozen=True): """Pays for each enemy that fell in its battle."""
class RewardTwice(Word, frozen=True): """Doubles what a pillage pays where it stands."""
class Retreats(Word, frozen=True): """May go to Yggdrasil instead of being destroyed."""
class Stomps(Word, frozen=True):
    """Destroys enemies where it invades: their warriors, or all but their monsters."""
    whom: Literal["warriors", "clans"]

# --- what leaders, warriors and ships get ---------------------------------------------------------------------------

class LeaderMovesOn(Word, frozen=True): """The leader may go to an adjacent province after a pillage."""
class LeaderRaisesStat(Word, frozen=True): """After a pillage with the leader the clan raises a stat."""
class LeaderRaisesAllStats(Word, frozen=True): """After a pillage with the leader the clan raises all stats."""
class WarriorPair(Strength, frozen=True): """Two warriors together are worth more than twice one."""
class ShipDeathGlory(Glory, frozen=True): """Pays for each own ship that is destroyed."""

# --- what a clan gets -----------------------------------------------------------------------------------------------

class ReleaseGlory(Glory, frozen=True): """Pays for each figure that returns from Valhalla."""
class UpgradesCheaper(Rage, frozen=True): """Upgrades cost less Rage."""
class InvadeExtraWarrior(Word, frozen=True): """A warrior may come along with every invasion."""
class QuestAsBattle(Strength, frozen=True): """A revealed quest may count for strength."""
class LostBattleWarrior(Word, frozen=True): """After a lost battle a warrior may invade there."""
class DoubleRagnarokGlory(Word, frozen=True): """Ragnarök pays once more for the dead."""
class DoubleQuestGlory(Word, frozen=True): """Quests pay once more."""
class PillageAgain(Rage, frozen=True): """A pillaged province may be pillaged for Rage."""
class PayToSave(Rage, frozen=True): """A figure may be saved for Rage."""
class KeepCards(Rage, frozen=True): """The winner of a battle may take cards back, for Rage each."""
class InvadeThenPillage(Rage, frozen=True): """What was invaded may be pillaged at once for Rage."""
class InvadeFromValhalla(Rage, frozen=True): """Figures may invade out of Valhalla for Rage."""
class EndFiguresGlory(Glory, frozen=True): """Pays for each figure on the board at the end."""
class SacrificeForStat(Figures, frozen=True): """So many own figures may die for a stat."""
class EnemyDeadGlory(Word, frozen=True):
    """Pays if so many enemies fell in a battle."""
    enemies: int
    glory: int

Ability = (
    InvadesFree | CountsAsShip | InvadesYggdrasil | Stomps | KillGlory | RewardTwice | Retreats
    | LeaderMovesOn | LeaderRaisesStat | LeaderRaisesAllStats | WarriorPair | ShipDeathGlory | ReleaseGlory
    | UpgradesCheaper | EnemyDeadGlory | InvadeExtraWarrior | QuestAsBattle | LostBattleWarrior | DoubleRagnarokGlory
    | DoubleQuestGlory | PillageAgain | PayToSave | KeepCards | InvadeThenPillage | InvadeFromValhalla
    | EndFiguresGlory | SacrificeForStat
)
"""What an upgrade gives."""

# --- what a battle card does ----------------------------------------------------------------------------------------

class CancelTexts(Word, frozen=True): """The opponents' cards have no text."""
class ReplayCards(Word, frozen=True): """All revealed cards pay their strength and are replaced."""
class KillWarriors(Word, frozen=True): """Each opponent loses a warrior."""
class KeepOneFigure(Word, frozen=True): """Each participant keeps one figure."""
class LateCard(Word, frozen=True): """May be added when the others lie open."""
class CopyBestCard(Word, frozen=True): """Is as strong as an opponent's best card."""
class LoseTakeRage(Rage, frozen=True): """The loser takes Rage of the winner."""
class LoseTakeGlory(Glory, frozen=True): """The loser takes glory of the winner."""
class LoseTakeCards(Word, frozen=True): """The loser takes the winner's cards."""
class PillageExtraStat(Word, frozen=True): """A successful pillage raises another stat too."""
class WinGlory(Glory, frozen=True): """The winner gains glory."""
class WinRage(Rage, frozen=True): """The winner gains Rage."""
class WinStat(Word, frozen=True): """The winner raises a stat."""
class AllDeadGlory(Glory, frozen=True): """Pays for every figure that fell in the battle."""

Text = (
    CancelTexts | ReplayCards | KillWarriors | KeepOneFigure | LateCard | CopyBestCard | LoseTakeRage | LoseTakeGlory
    | LoseTakeCards | PillageExtraStat | WinGlory | WinRage | WinStat | AllDeadGlory
)
"""What a battle card says."""

# --- what a quest wants ---------------------------------------------------------------------------------------------

class LeadInYggdrasil(Word, frozen=True): """The most strength in Yggdrasil."""
class CountInValhalla(Figures, frozen=True): """So many own figures in Valhalla."""
class LeadInRegion(Word, frozen=True):
    """The most strength in a province of a region."""
    region: str

Goal = LeadInRegion | LeadInYggdrasil | CountInValhalla
"""What a quest wants."""
