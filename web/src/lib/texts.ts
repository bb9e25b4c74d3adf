import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Texts } from '../table/scene';
import type { GameEvent } from '../wire';

/** Names in log lines stand between these marks, so that the saga can set them in bold. */
export const NAME_OPEN = '\uE000';
export const NAME_CLOSE = '\uE001';

/** The ids of each bundle's messages, in the order in which they are written. */
const ORDER = new WeakMap<FluentBundle, readonly string[]>();

export function bundleOf(lang: string, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const resource = new FluentResource(source);
  for (const error of bundle.addResource(resource, { allowOverrides: true })) console.error(error);
  ORDER.set(
    bundle,
    resource.body.map(({ id }) => id),
  );
  return bundle;
}

export function orderOf(bundles: readonly FluentBundle[]): string[] {
  return bundles.flatMap((bundle) => ORDER.get(bundle) ?? []);
}

const REF = /^(?:[a-z_]+>)?[a-z][a-z_]*:[^\s]+$/;

export function isRef(value: unknown): value is string {
  return typeof value === 'string' && REF.test(value);
}

/** Fields that people fill: somebody may well be called "hex:e4". */
function isPeoples(field: string): boolean {
  return field === 'name' || field === 'names' || field === 'seat' || field === 'title' || field.endsWith('-name');
}

function plain(value: unknown): FluentVariable {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'boolean') return String(value);
  return '';
}

/** The parts of an id, for a name that is made of them: `army:0.19.4` is an Army of 4 in the Region 19; a card has its name. */
function partsOf(id: string, cardName: (part: string) => string): Record<string, string | number> {
  const parts = id.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : cardName(part)));
  return Object.fromEntries(
    ['first', 'second', 'third'].flatMap((place, k) => (k in parts ? [[place, parts[k]!]] : [])),
  );
}

/** Sentences from Fluent bundles, the first bundle first; a message nobody has reads as its id. */
export function textsOf(bundles: readonly FluentBundle[]): Texts {
  const find = (id: string) => {
    const [name = '', attribute] = id.replaceAll('_', '-').split('.', 2);
    for (const bundle of bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern !== null && pattern !== undefined) return { bundle, pattern };
    }
    return null;
  };
  const t = (id: string, args: Record<string, unknown> = {}): string => {
    const found = find(id);
    if (found === null) {
      if (id.includes('.')) return '';
      console.warn(`There is no text ${id}.`);
      return id;
    }
    const errors: Error[] = [];
    const variables = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, !isPeoples(name) && isRef(value) ? ref(value) : plain(value)]),
    );
    const sentence = found.bundle.formatPattern(found.pattern, variables, errors);
    for (const error of errors) console.warn(id, error);
    return sentence;
  };
  const has = (id: string): boolean => find(id) !== null;
  const fixed = (id: string): string | null => {
    const pattern = find(id)?.pattern;
    return typeof pattern === 'string' ? pattern : null;
  };
  const cardName = (part: string): string => (has(`card-${part}`) ? t(`card-${part}`) : part);
  const ref = (whole: string): string => {
    const at = whole.indexOf('>');
    const verb = at < 0 ? null : whole.slice(0, at);
    const thing = at < 0 ? whole : whole.slice(at + 1);
    const colon = thing.indexOf(':');
    const kind = thing.slice(0, colon);
    const id = thing.slice(colon + 1);
    const dot = id.lastIndexOf('.');
    const bare = dot > 0 && /^\d+$/.test(id.slice(dot + 1)) ? id.slice(0, dot) : id;
    let name = id;
    if (has(`${kind}-${id}`)) name = t(`${kind}-${id}`);
    else if (has(`${kind}-${bare}`)) name = t(`${kind}-${bare}`);
    else if (has(`kind-${kind}`)) name = t(`kind-${kind}`, { id, ...partsOf(id, cardName) });
    return verb !== null && has(`verb-${verb}`) ? t(`verb-${verb}`, { ref: name }) : name;
  };
  return Object.assign(t, { ref, has, fixed });
}

/** The fields of an event as arguments: `$seat` and `$name` are the player's name, every number field also has its `-name`. */
export function eventArgs(event: GameEvent, names: readonly string[], bold = false): Record<string, unknown> {
  const called = (seat: number): string => {
    const name = names[seat] ?? `${seat + 1}`;
    return bold ? `${NAME_OPEN}${name}${NAME_CLOSE}` : name;
  };
  const args: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === 'kind') continue;
    args[field] = value;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < names.length)
      args[`${field}-name`] = called(value);
  }
  if (typeof event.seat === 'number') {
    args['seat'] = called(event.seat);
    args['name'] = called(event.seat);
  }
  return args;
}

/** A log line cut into plain and bold pieces. */
export function pieces(sentence: string): { text: string; bold: boolean }[] {
  return sentence
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(NAME_OPEN) ? { text: piece.slice(1, -1), bold: true } : { text: piece, bold: false },
    );
}
