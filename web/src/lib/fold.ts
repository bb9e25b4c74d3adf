/**
 * Folding: a view and a patch give the next view (docs/protocol.md, "Patches").
 * What has not changed is shared with the view before, which stays as it was: so a scene can compare the two.
 */
import type { Patch } from '../wire';

type Thing = { [key: string]: unknown };

/** The view after a patch. */
export function fold<T>(view: T, patch: Patch): T {
  return (Array.isArray(view) ? foldList(view, patch) : foldObject(view as Thing, patch)) as T;
}

function foldObject(before: Thing, patch: Patch): Thing {
  const after = { ...before };
  for (const [signed, change] of Object.entries(patch)) {
    const key = signed.slice(1);
    if (signed[0] === '-') delete after[key];
    else after[key] = signed[0] === '=' ? change : fold(after[key], change as Patch);
  }
  return after;
}

function foldList(before: unknown[], patch: Patch): unknown[] {
  const after = [...before];
  for (const [signed, change] of Object.entries(patch)) {
    if (signed === '~') {
      const [at, out, ...added] = change as [number, number, ...unknown[]];
      after.splice(at, out, ...added);
    } else {
      const place = Number(signed.slice(1));
      after[place] = signed[0] === '=' ? change : fold(after[place], change as Patch);
    }
  }
  return after;
}
