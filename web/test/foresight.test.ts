import { beforeEach, describe, expect, it } from 'vitest';
import { Foresight } from '../src/table/foresight.svelte';
import type { View } from '../src/wire';

const ask = { seat: 0, prompt: 'move_to', about: {}, options: ['hex:a1', 'hex:a2'], refusals: {}, clauses: [] };
const at = (seq: number): View => ({ seq, ask, table: { stones: ['hex:c3'] } }) as unknown as View;

describe('what would follow', () => {
  let sent: [number, number, string | null][];
  let view: View | null;
  let foresight: Foresight;

  beforeEach(() => {
    sent = [];
    view = at(4);
    foresight = new Foresight({
      asked: () => (view === null ? null : { ask, view }),
      foresee: (...what) => void sent.push(what),
    });
  });
  const tell = (seq: number, left: string[] = []) =>
    foresight.told({
      type: 'forecast',
      id: 'x',
      seq,
      options: { 'hex:a1': { patch: { '.table': { '.stones': { '~': [1, 0, 'hex:d4'] } } } } },
      left,
    });

  it('is asked for once, for all options, when somebody points at one of them', () => {
    foresight.want('hex:z9');
    expect(sent).toEqual([]);
    foresight.want('hex:a1');
    foresight.want('hex:a2');
    expect(sent).toEqual([[0, 4, null]]);
  });

  it('is the view with what would change, and nothing before it is told', () => {
    foresight.want('hex:a1');
    expect(foresight.of('hex:a1')).toBeNull();
    tell(4);
    expect(foresight.of('hex:a1')?.view.table.stones).toEqual(['hex:c3', 'hex:d4']);
    expect(foresight.of('hex:a2')).toBeNull();
  });

  it('is asked for one by one where there was no room', () => {
    foresight.want('hex:a1');
    tell(4, ['hex:a2']);
    foresight.want('hex:a1');
    foresight.want('hex:a2');
    foresight.want('hex:a2');
    expect(sent).toEqual([
      [0, 4, null],
      [0, 4, 'hex:a2'],
    ]);
  });

  it('is asked for at once where there was no room for what somebody still points at', () => {
    foresight.want('hex:a2');
    tell(4, ['hex:a2']);
    expect(sent).toEqual([
      [0, 4, null],
      [0, 4, 'hex:a2'],
    ]);
  });

  it('holds until the match moves on, or the thread tears', () => {
    foresight.want('hex:a1');
    tell(3);
    expect(foresight.of('hex:a1')).toBeNull();
    tell(4);
    view = at(5);
    expect(foresight.of('hex:a1')).toBeNull();
    foresight.want('hex:a1');
    expect(sent).toHaveLength(2);
    foresight.forget();
    foresight.want('hex:a1');
    expect(sent).toHaveLength(3);
    view = null;
    expect(foresight.of('hex:a1')).toBeNull();
  });
});
