import { describe, expect, it } from 'vitest';
import { battleViews, scene } from '../../../test/bloodrage';
import { battleOf, type Battle } from './battle';
import { tableOf } from './view';

/** What the stage shows after each event of a battle, by the event's name; of several alike the last. */
function shown(name: string): Record<string, Battle | null> {
  let battle: Battle | null = null;
  return Object.fromEntries(
    battleViews(name).map(({ kind, view }) => [kind, (battle = battleOf(battle, tableOf(view), scene))]),
  );
}

const sums = (battle: Battle | null | undefined) => battle?.sides.map((side) => side.sum);

describe('the battle', () => {
  const { pillage, battle, revealed, compared, battle_won: won, destroyed, '': after } = shown('battle');

  it('begins when it is certain that there is one', () => {
    expect(pillage).toBeNull();
    expect(battle).toMatchObject({ province: 'province:gimle', pillager: 0, revealed: false, winner: null });
    expect(sums(battle)).toEqual([5, 3, 1]);
    expect(battle!.sides[0]!.figures.map(({ kind, strength }) => [kind, strength])).toEqual([
      ['warrior', 3],
      ['ship', 2],
    ]);
  });

  it('tells what is at stake: Axes are raised before they are paid, and all that is lost', () => {
    expect(battle!.sides.map(({ glory, fallen }) => [glory, fallen])).toEqual([
      [4, 4],
      [3, 1],
      [3, 1],
    ]);
    expect(battle!.sides[0]!.prize?.stats).toEqual({ axes: 4 });
    expect(battle!.sides[1]!.prize).toBeNull();
  });

  it('adds cards as the rules count them: the Sight sees the best of the others', () => {
    expect(revealed!.sides.map((side) => side.cards.map((card) => card.worth))).toEqual([[2], [2], [1]]);
    expect(sums(revealed)).toEqual([7, 5, 2]);
  });

  it('keeps on show what was compared, while figures fall and cards go home', () => {
    expect(sums(compared)).toEqual([6, 5, 2]); // one warrior was smitten
    expect(won).toBe(compared);
    expect(destroyed).toBe(compared);
    expect(won).toMatchObject({ winner: 0, over: false });
    expect(won!.sides[0]).toMatchObject({ glory: 4, prize: { stats: { axes: 4 } } });
    expect(after).toEqual({ ...compared, over: true });
  });

  it('is nobody’s where all are equal', () => {
    const { compared, battle_tied: tied } = shown('tie');
    expect(sums(compared)).toEqual([5, 5, 2]);
    expect(tied!.winner).toBe(-1);
  });

  it('is forgotten as decided when it is taken back', () => {
    const before = tableOf(battleViews('battle').find(({ kind }) => kind === 'revealed')!.view);
    expect(battleOf(compared!, before, scene)).toMatchObject({ winner: null, revealed: true });
  });
});
