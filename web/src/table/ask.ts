import type { AskView } from '../wire';

/** Whether a question still stands as it was: somebody else answered one that was put to several. */
export function sameAsk(before: AskView | null, after: AskView | null): boolean {
  if (before === null || after === null || before.seat !== after.seat || before.prompt !== after.prompt) return false;
  return before.options.length === after.options.length && before.options.every((ref, i) => ref === after.options[i]);
}
