/** What pointing at a hex would change on the board, ask by ask. */
import type { View } from '../../wire';
import { SIDES, type Board, type Side, type Vikings } from './board';
import { sideOf, tableOf, vikingsOf } from './view';

export interface Way {
  from: string;
  to: string;
}

export interface Change {
  vikings: Vikings;
  stones: readonly string[];
  /** The Vikings that would go somewhere. */
  paths: Way[];
  /** Stones put and stones taken away. */
  puts: string[];
  clears: string[];
  /** A Viking that comes from a card. */
  arrives: { side: Side; hex: string } | null;
}

/** Asks whose answer is a hex for a stone. */
const STONES: ReadonlySet<string> = new Set([
  'summon_at',
  'thor_hex',
  'surtr_first',
  'surtr_second',
  'forseti_hex',
  'ymir_hex',
]);
/** Asks whose answer is a hex for the Viking they are about. */
const MOVES: ReadonlySet<string> = new Set([
  'move_to',
  'gullinbursti_move',
  'ratatoskr_move',
  'njord_move',
  'blodughofi_move',
  'gerd_move',
  'sol_step',
  'frigg_before',
  'frigg_after',
  'mani_hex',
  'aegir_hex',
  'bragi_move',
  'heimdallr_hex',
  'stag_move',
]);

/** The Viking that the ask is about: the one it names, else the selected one. */
export function vikingOf(view: View): string | null {
  const about = view.ask?.about['viking'];
  const table = tableOf(view);
  return typeof about === 'string' ? about : (table.viking ?? table.moved?.to ?? table.selected);
}

export const setsStone = (prompt: string): boolean => STONES.has(prompt);

/** The board after an answer; null where pointing only chooses. */
export function changeOf(view: View, board: Board, ref: string): Change | null {
  const ask = view.ask;
  if (!ask || !board.has(ref)) return null;
  const table = tableOf(view);
  const vikings = vikingsOf(table);
  const none: Change = { vikings, stones: table.stones, paths: [], puts: [], clears: [], arrives: null };
  const at = vikingOf(view);
  const { prompt } = ask;
  if (STONES.has(prompt)) return { ...none, stones: [...table.stones, ref], puts: [ref] };
  if (prompt === 'freyr_stone')
    return { ...none, stones: table.stones.filter((stone) => stone !== ref), clears: [ref] };
  if (prompt === 'ask_and_embla_viking') {
    const side = sideOf(view, ask.seat);
    if (!side) return null;
    return { ...none, vikings: { ...vikings, [side]: [...vikings[side], ref] }, arrives: { side, hex: ref } };
  }
  if (!at) return null;
  if (MOVES.has(prompt)) {
    const pushed = stands(vikings, ref) ? board.behind(at, ref) : null;
    const paths = pushed
      ? [
          { from: ref, to: pushed },
          { from: at, to: ref },
        ]
      : [{ from: at, to: ref }];
    const puts = prompt === 'stag_move' ? [at] : [];
    return { ...none, vikings: walked(vikings, paths), stones: [...table.stones, ...puts], paths, puts };
  }
  if (prompt === 'tyr_swap') {
    const paths = [
      { from: at, to: ref },
      { from: ref, to: at },
    ];
    return { ...none, vikings: swapped(vikings, at, ref), paths };
  }
  if (prompt === 'vali_viking') {
    const to = board.behind(ref, at);
    return to ? { ...none, vikings: walked(vikings, [{ from: ref, to }]), paths: [{ from: ref, to }] } : null;
  }
  return null;
}

function stands(vikings: Vikings, ref: string): boolean {
  return vikings.ivory.includes(ref) || vikings.red.includes(ref);
}

/** The Vikings after one way after the other. */
function walked(vikings: Vikings, paths: readonly Way[]): Vikings {
  let now = vikings;
  for (const { from, to } of paths) {
    const go = (refs: readonly string[]): string[] => refs.map((at) => (at === from ? to : at));
    now = { ivory: go(now.ivory), red: go(now.red) };
  }
  return now;
}

function swapped(vikings: Vikings, a: string, b: string): Vikings {
  const trade = (refs: readonly string[]): string[] => refs.map((at) => (at === a ? b : at === b ? a : at));
  return { ivory: trade(vikings.ivory), red: trade(vikings.red) };
}

/** Whose Viking stands on a hex. */
export function standing(vikings: Vikings, ref: string): Side | null {
  return SIDES.find((side) => vikings[side].includes(ref)) ?? null;
}

/** The side that is asked; where nobody looks with a seat, the one to move. */
export function askedSide(view: View): Side {
  const table = tableOf(view);
  return (view.ask ? sideOf(view, view.ask.seat) : null) ?? table.to_move;
}
