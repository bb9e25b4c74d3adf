import { describe, expect, it } from 'vitest';
import type { Asked } from '../wire';
import { bundleOf, textsOf } from '../lib/texts';
import { decidedOf } from './prompt';
import { decisionOf, letterOf, weigh } from './weighing';
import { titleOf, verdictOf } from './why';

const near = { clause: 'XX-1.1', what: 'near', best: 'lowest' as const, source: null };
const units = { clause: 'XX-1.2', what: 'units', best: 'highest' as const, source: 'card:b' };
const of = (because: Asked['because']): Asked => ({
  seat: 0,
  prompt: 'invade',
  about: {},
  clauses: ['XX-1'],
  ...(because ? { because } : {}),
});
const target = of({
  question: 'target',
  comparisons: [near, units],
  candidates: [
    { ref: 'region:1', numbers: [1, 3], aside: 'XX-1.2' },
    { ref: 'region:2', numbers: [1, 5], aside: null },
    { ref: 'region:3', numbers: [null], aside: 'XX-1.1' },
    { ref: 'region:4', numbers: [], aside: 'XX-1.9' },
  ],
  taken: 'region:2',
  decided: 'XX-1.2',
});

describe('a decision of an automaton', () => {
  it('strikes the number at which each fell, and leaves later ones unread', () => {
    const { compared, columns, between } = weigh(target);
    expect(compared.map(({ letter, fate }) => [letter, fate])).toEqual([
      ['A', 'left'],
      ['B', 'taken'],
      ['C', 'left'],
    ]);
    expect(compared.map(({ cells }) => cells.map(({ state }) => state))).toEqual([
      ['kept', 'fell'],
      ['kept', 'kept'],
      ['fell'],
    ]);
    expect(columns.map(({ decided }) => decided)).toEqual([false, true]);
    expect(between).toMatchObject({ best: 5, next: 3, column: { source: 'card:b' } });
  });

  it('has no letter for a step', () => {
    const step = { ref: 'do:step', numbers: [], aside: null };
    const idle = of({ ...target.because!, candidates: [step, target.because!.candidates[3]!], taken: 'do:step' });
    expect([...weigh(idle).weights.values()].map(({ ref, letter }) => [ref, letter])).toEqual([
      ['do:step', ''],
      ['region:4', 'A'],
    ]);
  });

  it('does not look at what comes after the one is found', () => {
    const sooner = of({ ...target.because!, candidates: target.because!.candidates.slice(1) });
    const { compared, equal, between } = weigh(sooner);
    expect(compared[0]!.cells.map(({ state }) => state)).toEqual(['kept', 'unread']);
    expect(between).toMatchObject({ best: 1, next: null });
    expect(equal).toEqual([]);
  });

  it('keeps those apart that were never compared, by clause; many have no letters', () => {
    const many = Array.from({ length: 7 }, (_, k) => ({ ref: `region:${10 + k}`, numbers: [], aside: 'XX-2.2' }));
    const { asides } = weigh(of({ ...target.because!, candidates: [...target.because!.candidates, ...many] }));
    expect(asides.map(({ clause, weights }) => [clause, weights.length, weights[0]!.letter])).toEqual([
      ['XX-1.9', 1, 'D'],
      ['XX-2.2', 7, ''],
    ]);
  });

  it('is a step where nothing is chosen, and nobody else’s', () => {
    expect(weigh(of(undefined))).toMatchObject({ because: null, compared: [], between: null });
    const view = { automata: [0], asked: [target], outcome: null } as never;
    expect(decisionOf(view)?.because?.taken).toBe('region:2');
    expect(decisionOf({ automata: [1], asked: [target], outcome: null } as never)).toBeNull();
  });

  it('says what a clause means that leaves one alone, where the title does, and else that there is only one', () => {
    const alone = of({
      ...target.because!,
      candidates: [
        { ref: 'region:2', numbers: [1], aside: null },
        { ref: 'region:4', numbers: [], aside: 'XX-1.9' },
      ],
    });
    const said = (texts: string) => verdictOf(weigh(alone), [], textsOf([bundleOf('en', texts)]));
    expect(said('why-only = Only { $what }.')).toBe('Only 2.');
    expect(said('why-only = Only { $what }.\nwhy-XX-1-9 = The others are far.')).toBe('The others are far.');
  });

  it('says of a step without a choice what happens, where the title does, with what it is about', () => {
    const step = weigh({ ...of(undefined), prompt: 'draw', about: { n: 2 } });
    const said = (texts: string) => verdictOf(step, ['Snorri'], textsOf([bundleOf('en', texts)]));
    expect(said('because-step = Nothing.\nbecause-draw = Why\n  .step = { $name } draws { $n }.')).toBe(
      'Snorri draws 2.',
    );
    expect(said('because-step = Nothing.\nbecause-draw = Why')).toBe('Nothing.');
  });

  it('is announced with what is taken, where the title can say so', () => {
    const said = (more: string) => {
      const texts = `kind-region = R{ $id }\nask-invade = ?\n  .wait = { $name } invades.${more}\nwhy-decides = So it is.`;
      const { question, help } = decidedOf(weigh(target), ['Snorri'], textsOf([bundleOf('en', texts)]));
      return [question, help];
    };
    expect(said('')).toEqual(['Snorri invades.', 'R2. So it is.']);
    expect(said('\n  .did = { $name } invades { $ref }.')).toEqual(['Snorri invades R2.', 'So it is.']);
  });

  it('is announced by a sentence of its own where a button is taken, if the title has one', () => {
    const taken = (ref: string, more: string) => {
      const because = { ...target.because!, taken: ref, candidates: [{ ref, numbers: [], aside: null }] };
      const texts = `do-pass = Pass\nask-invade = ?\n  .wait = { $name } waits.${more}\nwhy-only = Only that.`;
      return decidedOf(weigh(of(because)), ['Snorri'], textsOf([bundleOf('en', texts)])).question;
    };
    expect(taken('do:pass', '')).toBe('Snorri waits.');
    expect(taken('do:pass', '\n  .did = { $name } does { $ref }.')).toBe('Snorri does Pass.');
    expect(taken('do:pass', '\n  .did = { $ref }\n  .did-pass = { $name } passes.')).toBe('Snorri passes.');
    expect(taken('region:2', '\n  .did = { $name } invades.\n  .did-pass = { $name } passes.')).toBe('Snorri invades.');
  });

  it('is called by its prompt, with what it is about', () => {
    const asked = { ...target, about: { decides: 'army_lower' } };
    const title = (texts: string) => titleOf(weigh(asked), ['Snorri'], textsOf([bundleOf('en', texts)]));
    expect(title('because = Why?')).toBe('Why?');
    expect(title('because-invade = Where { $name } goes')).toBe('Where Snorri goes');
    const several = 'because-invade = { $decides ->\n  [army_lower] What { $name } lowers\n *[other] Where\n}';
    expect(title(several)).toBe('What Snorri lowers');
  });

  it('says why nothing is done, where one clause puts everything aside and the title has words for it', () => {
    const idle = of({
      ...target.because!,
      taken: 'do:step',
      candidates: [
        { ref: 'do:step', numbers: [], aside: null },
        { ref: 'region:4', numbers: [], aside: 'XX-1.9' },
      ],
    });
    const said = (texts: string) => verdictOf(weigh(idle), [], textsOf([bundleOf('en', texts)]));
    expect(said('do-step = on\n  .why = Nothing.')).toBe('Nothing.');
    expect(said('do-step = on\n  .why = Nothing.\naside-XX-1-9 = no way there')).toBe('No way there.');
  });

  it('says what is so of the one that is taken, where the numbers say only that it is so or not', () => {
    const between = (best: number, next: number) =>
      of({
        ...target.because!,
        comparisons: [{ clause: 'XX-1.1', what: 'free', best: 'lowest', source: null }],
        candidates: [
          { ref: 'region:2', numbers: [best], aside: null },
          { ref: 'region:4', numbers: [next], aside: 'XX-1.1' },
        ],
        taken: 'region:2',
        decided: 'XX-1.1',
      });
    const texts = 'number-free = free\n  .yes = it is its own\nwhy-decides = { $number }: { $best }, { $next }';
    const said = (asked: Asked) => verdictOf(weigh(asked), [], textsOf([bundleOf('en', texts)]));
    expect(said(between(0, 1))).toBe('It is its own.');
    expect(said(between(0, 2))).toBe('Free: 0, 2');
  });

  it('names those first among which a person is to choose', () => {
    const tied = of({ ...target.because!, taken: null, decided: null });
    expect(weigh(tied).compared.map(({ ref, letter }) => [ref, letter])).toEqual([
      ['region:2', 'A'],
      ['region:1', 'B'],
      ['region:3', 'C'],
    ]);
  });

  it('has letters enough', () => {
    expect([0, 25, 26, 53].map(letterOf)).toEqual(['A', 'Z', 'AA', 'BB']);
  });
});
