import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleOf, textsOf } from '../../lib/texts';
import type { View } from '../../wire';
import { boardOf } from './board';
import { changeOf } from './change';
import { describe as describeRef, describeCard } from './describe';
import { forecast, forecastText } from './forecast';
import { moves, summons, type Ground } from './reach';
import { targetOf } from './states';
import { island, read, study, type Study } from './study';
import { actingCard, tableOf, vikingsOf } from './view';

const content = island();
const board = boardOf(content);
const texts = (lang: 'en' | 'de') =>
  textsOf([
    bundleOf(
      lang,
      readFileSync(new URL(`../../../../src/meadhall/games/ragnarocks/texts/${lang}.ftl`, import.meta.url), 'utf8'),
    ),
  ]);
const t = texts('en');
const names = ['Bjarne', 'Sigrun', 'Torvald', 'Astrid'];
const START = '1III1/6/7/8/9/10/11/11/10/3RRR3';
const FREYR = '5/6/1R5/3I4/#########/10/11/4I1R4/7I2/2R6';
const CLOSE = '5/1I4/7/4I3/########1/10/5I5/7R3/3R6/6R2';

const ground = (placement: string): Ground => {
  const view = study({ content, placement });
  const table = tableOf(view);
  return { board, vikings: vikingsOf(table), stones: new Set(table.stones), land: table.regions };
};
const hexes = (names: string): string[] => names.split(' ').map((name) => `hex:${name}`);
const plays = (of: Omit<Study, 'content'>, ...powers: string[]): View =>
  study({ content, cards: powers.map((id) => ({ card: `card:${id}` })), ...of });

describe('how far powers reach', () => {
  it('lets Hildisvini push the Viking in the way (RR-EX21)', () => {
    expect(moves(ground('RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9'), 'hex:a1', 'card:hildisvini')).toEqual(['hex:a2']);
    expect(moves(ground('RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9'), 'hex:a1', null)).toEqual([]);
  });

  it('lets Fafnir start from the stones beside him, into contested land only (RR-EX32)', () => {
    const from = moves(ground(FREYR), 'hex:d4', 'card:fafnir');
    expect(from).toEqual(expect.arrayContaining(hexes('a4 b4 c4 d3 d4 f4 f5 g4 g6 h4 i3 j2')));
    expect(from).not.toContain('hex:e4');
  });

  it('lets Fjorgyn and Fjorgynn through a wall (RR-EX33)', () => {
    const found = moves(ground(FREYR), 'hex:d4', 'card:fjorgyn_and_fjorgynn');
    expect(found).toEqual(expect.arrayContaining(hexes('f4 f6')));
    expect(found).not.toContain('hex:g4');
  });

  it('lets Sleipnir jump one stone, and Selkolla along the edge (RR-36.1, RR-EX40)', () => {
    expect(moves(ground(FREYR), 'hex:d4', 'card:sleipnir')).toEqual(expect.arrayContaining(hexes('f4 f6')));
    const edge = moves(ground(START), 'hex:a3', 'card:selkolla').filter((ref) => board.edge(ref));
    expect(edge).toHaveLength(24);
  });

  it('lets stones fly for Ask and Embla, and lie beside Blodughofi (RR-EX28, RR-EX29)', () => {
    const flights = summons(ground(FREYR), 'hex:d4', 'card:ask_and_embla');
    expect(flights).toContain('hex:f4');
    expect(flights).not.toContain('hex:e4');
    const beside = summons(ground('5/6/3I3/3R4/9/10/8I2/11/4R5/2R6'), 'hex:c4', 'card:blodughofi');
    expect([...beside].sort()).toEqual(hexes('b3 b4 c3 c5 d5'));
  });
});

describe('what an answer to a power changes', () => {
  it('swaps, throws over, pushes and removes', () => {
    const tyr = plays(
      {
        placement: '1I1I1/2I3/7/8/9/10/11/11/10/3RRR3',
        prompt: 'tyr_swap',
        about: { viking: 'hex:b3', power: 'card:tyr' },
        options: ['hex:a2'],
      },
      'tyr',
      'sol',
    );
    expect(changeOf(tyr, board, 'hex:a2')).toMatchObject({
      vikings: { ivory: expect.arrayContaining(hexes('a2 a4 b3')) },
      paths: [
        { from: 'hex:b3', to: 'hex:a2' },
        { from: 'hex:a2', to: 'hex:b3' },
      ],
    });
    const vali = plays(
      {
        placement: '5/6/7/3I4/3R5/10/11/11/10/3RR4',
        prompt: 'vali_viking',
        about: { viking: 'hex:d4' },
        options: ['hex:e4'],
      },
      'vali',
      'sol',
    );
    expect(changeOf(vali, board, 'hex:e4')?.paths).toEqual([{ from: 'hex:e4', to: 'hex:c4' }]);
    const push = plays(
      {
        placement: 'RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9',
        to_move: 'red',
        selected: 'hex:a1',
        prompt: 'move_to',
        options: ['hex:a2'],
      },
      'sol',
      'hildisvini',
    );
    expect(changeOf(push, board, 'hex:a2')?.vikings).toMatchObject({
      ivory: expect.arrayContaining(['hex:a3']),
      red: expect.arrayContaining(['hex:a2']),
    });
    const freyr = plays(
      { placement: FREYR, prompt: 'freyr_stone', about: { viking: 'hex:d4' }, options: hexes('e4 e5') },
      'freyr',
      'sol',
    );
    expect(changeOf(freyr, board, 'hex:e5')?.clears).toEqual(['hex:e5']);
    expect(forecastText(freyr, content, 'hex:e5', t, names)).toContain('Two contested regions');
  });

  it('leaves a stone behind each of the four stags (RR-EX31)', () => {
    const view = plays(
      { placement: START, prompt: 'stag_move', about: { viking: 'hex:a2' }, options: ['hex:b2'] },
      'dain_dvalin_duneyr_duratror',
      'sol',
    );
    expect(changeOf(view, board, 'hex:b2')).toMatchObject({
      puts: ['hex:a2'],
      vikings: { ivory: expect.arrayContaining(['hex:b2']) },
    });
    expect(forecast(view, content, 'hex:b2')).toMatchObject({ puts: ['hex:a2'], ghost: { side: 'ivory' } });
  });

  it('brings the waiting Viking (RR-20.9)', () => {
    const view = plays(
      { placement: FREYR, prompt: 'ask_and_embla_viking', options: ['hex:f4'] },
      'ask_and_embla',
      'sol',
    );
    expect(forecast(view, content, 'hex:f4')).toMatchObject({ ghost: { side: 'ivory' }, settles: [] });
  });
});

describe('the forecast with powers', () => {
  const stone = (placement: string, ref: string, ...powers: string[]) =>
    forecast(
      plays(
        { placement, selected: 'hex:d5', moved: { from: 'hex:d5', to: 'hex:d8' }, prompt: 'summon_at', options: [ref] },
        ...powers,
      ),
      content,
      ref,
    );

  it('counts stones for Hel and wild land for Freya (RR-11.1, RR-9.1)', () => {
    const two = '5/1I4/2I4/7I/########1/10/11/7R3/3R6/6R2';
    expect(stone(two, 'hex:e9', 'hel', 'sol')?.score).toEqual({ ivory: 1, red: 51 });
    const pocket = '1#III/#5/2#4/###5/9/10/11/11/10/3RRR3';
    expect(stone(pocket, 'hex:b2', 'sol', 'freya')?.score).toEqual({ ivory: 0, red: 3 });
    expect(stone(pocket, 'hex:b2', 'sol', 'tyr')?.score).toEqual({ ivory: 0, red: 0 });
  });

  it('sees Idun win with the first land of her own, and her card spent otherwise (RR-EX37, RR-EX11)', () => {
    const armed = (placement: string, ivory: string, red: string): View =>
      study({
        content,
        placement,
        selected: 'hex:d5',
        moved: { from: 'hex:d5', to: 'hex:d8' },
        prompt: 'summon_at',
        options: ['hex:e9'],
        cards: [ivory, red].map((card) => ({ card, armed: card === 'card:idun' ? true : null })),
      });
    const alone = CLOSE.replace('4I3', '7I');
    expect(forecast(armed(alone, 'card:idun', 'card:sol'), content, 'hex:e9')).toMatchObject({
      idun: 'ivory',
      spends: false,
    });
    expect(forecastText(armed(alone, 'card:idun', 'card:sol'), content, 'hex:e9', t, names)).toContain(
      t('forecast-wins'),
    );
    expect(forecast(armed(alone, 'card:sol', 'card:idun'), content, 'hex:e9')).toMatchObject({
      idun: null,
      spends: true,
    });
    expect(
      forecast(armed('5/1I4/2I4/7I/########1/10/11/7R3/3R6/6R2', 'card:idun', 'card:sol'), content, 'hex:e9'),
    ).toMatchObject({ idun: null, spends: true });
  });

  it('sees the serpent’s run of three, and no run of four (RR-EX16)', () => {
    const run = '3I1/I5/2#2R1/2#5/3I5/10/11/6R4/10/2R6';
    const view = (placement: string): View =>
      plays(
        {
          placement,
          selected: 'hex:e6',
          moved: { from: 'hex:e6', to: 'hex:e4' },
          prompt: 'summon_at',
          options: ['hex:e3'],
        },
        'jormungandr',
        'sol',
      );
    expect(forecast(view(run), content, 'hex:e3')?.extra).toBe(true);
    expect(forecast(view(run.replace('I5/2#2R1', 'I1#3/2#2R1')), content, 'hex:e3')?.extra).toBe(false);
  });

  it('says where a Viking could go that a power moves', () => {
    const bragi = plays(
      {
        placement: 'RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9',
        to_move: 'red',
        prompt: 'bragi_viking',
        options: ['hex:a2'],
        about: { viking: 'hex:a1' },
      },
      'sol',
      'bragi',
    );
    expect(forecast(bragi, content, 'hex:a2')?.reach.sort()).toEqual(hexes('a3 a4 a5 b3 c4 d5'));
    const mani = plays({ placement: START, prompt: 'mani_viking', options: ['hex:a2'] }, 'mani', 'sol');
    expect(forecast(mani, content, 'hex:a2')?.reach.sort()).toEqual(hexes('a1 b2 b3'));
  });
});

describe('what one points at', () => {
  it('tells stones, Vikings, free hexes and those behind something apart', () => {
    const view = plays(
      { placement: FREYR, selected: 'hex:d4', prompt: 'move_to', options: hexes('d5 f4 e4 d4') },
      'sleipnir',
      'sol',
    );
    expect(hexes('d5 f4 e4 d4').map((ref) => targetOf(view, board, ref))).toEqual([
      'hex',
      'landing',
      'stone',
      'viking',
    ]);
    expect(describeRef(view, 'hex:f4', t, content, names)).toBe('f4, free, behind what stands in the way');
  });

  it('knows which card acts: the ask’s own, or the one a button belongs to', () => {
    expect(
      actingCard(
        plays(
          { placement: START, prompt: 'sol_step', about: { power: 'card:sol' }, options: ['hex:a1'] },
          'sol',
          'tyr',
        ),
      ),
    ).toBe('card:sol');
    expect(
      actingCard(plays({ placement: START, prompt: 'summon_at', options: ['hex:a1', 'do:pair'] }, 'sol', 'surtr')),
    ).toBe('card:surtr');
    expect(actingCard(plays({ placement: START }, 'sol', 'tyr'))).toBeNull();
  });
});

describe('a card in words', () => {
  it('tells whose it is, what lies on it and what it does', () => {
    const view = study({
      content,
      placement: START,
      cards: [
        { card: 'card:thor', stones: 3 },
        { card: 'card:idun', armed: false },
      ],
    });
    const thor = describeCard(view, content, 'card:thor', t, names);
    expect(thor).toContain('Thor, simple, card of Bjarne, ivory, 3 stones on the card.');
    expect(thor).toContain('Four stones lie on this card');
    expect(describeCard(view, content, 'card:idun', t, names)).toContain('spent');
  });

  it('tells the player of a team by its number, and where Odin’s cards lie', () => {
    const team = study({
      content,
      placement: START,
      seats: 4,
      cards: ['tyr', 'sol', 'ymir', 'vali'].map((id) => ({ card: `card:${id}` })),
    });
    expect(describeCard(team, content, 'card:ymir', t, names)).toContain('card of Torvald, ivory 2');
    expect(describeCard(team, content, 'card:tyr', t, names)).toContain('in force');
    const odin = study({
      content,
      placement: START,
      cards: [{ card: 'card:odin' }, { card: 'card:hel' }],
      odin: { seat: 0, hand: ['card:tyr'], table: ['card:sol'], in_force: null },
    });
    expect(describeCard(odin, content, 'card:tyr', t, names)).toContain('in hand');
    expect(describeCard(odin, content, 'card:sol', t, names)).toContain('played');
  });

  it('has a text for every card in both languages', () => {
    for (const lang of ['en', 'de'] as const) {
      const words = texts(lang);
      for (const { ref } of content.powers) {
        const id = `card-${ref.slice(5)}`;
        for (const part of ['', '.text', '.short']) expect(words.has(id + part), `${lang} ${id}${part}`).toBe(true);
      }
    }
  });
});

it('reads a placement', () => {
  expect(read(content, START).ivory).toEqual(hexes('a2 a3 a4'));
});
