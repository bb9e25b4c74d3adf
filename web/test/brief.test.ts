import { expect, test } from 'vitest';
import { fold } from '../src/lib/fold';
import { inFull } from '../src/table/brief';
import type { Frame, View } from '../src/wire';
import facts from './brief.json';

const { before, brief, full } = facts as unknown as { before: View; brief: Frame[][]; full: Frame[][] };

/** What is told and seen, frame by frame. */
function seen(frames: readonly (readonly Frame[])[]): unknown[] {
  let view = before;
  return frames.flat().map(({ event, patch }) => [event, (view = fold(view, patch ?? {}))]);
}

test('what was sent in brief is read again as it was', () => {
  expect(JSON.stringify(brief)).toContain('"why"');
  expect(JSON.stringify(brief)).toContain('{"kind":"because","asked":0}');
  expect(seen(inFull(before, brief))).toEqual(seen(full));
});

test('what was not shortened stays as it is', () => {
  expect(inFull(before, full)).toEqual(full);
});
