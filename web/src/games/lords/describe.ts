/** What a screen reader hears for each thing. */
import type { Texts } from '../../table/scene';
import type { View } from '../../wire';
import { type Content } from './content';

export function describe(
  _view: View,
  _content: Content,
  ref: string,
  t: Texts,
  _names: readonly string[] = [],
): string {
  return t.ref(ref);
}
