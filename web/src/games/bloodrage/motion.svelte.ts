/** What is special about the events of Blood Rage; all else glides, comes and falls by itself. */
import { tick } from 'svelte';
import {
  FADE,
  GLIDE,
  slide,
  type Act,
  type Manners,
  type Move,
  type Place,
  type Special,
  type Specials,
  type Stage,
} from '../../kit/stage';
import { play } from '../../lib/sound';
import type { GameEvent, Log, Moment } from '../../table/scene';
import { FRAME } from './land';
import type { PartName } from './roll';
import { battleHold, partHold, type Teller } from './telling';
import { tableOf } from './view';

/** How long everybody looks at cards that were turned, and at towers that fall. */
const LOOK = 1100;
const CRUMBLE = 900;
const FLIP = 160;
/** A figure is carried up, the next one so much later. */
const CARRIED = { duration: 600, apart: 150 };
const HOME = { duration: 260, apart: 120 };

/** What is seen on the stage of a battle; everything else is seen on the map. */
export const ON_STAGE: ReadonlySet<string> = new Set(
  'battle revealed played quest_counted blanked watch tide_kept late_card compared battle_won battle_tied'.split(' '),
);

/** What stays on the map for a while after it was played. */
export class Afterglow {
  floats: readonly { key: number; seat: number; text: string }[] = $state.raw([]);
  /** Medals of glory on their way from the board to their seats; the trail of each stays until its part is over. */
  medals: readonly Medal[] = $state.raw([]);
  /** The land burns. */
  fire = $state(false);
  /** The towers of a lost battle fall. */
  crumbling = $state(false);
  /** A card on its way to a clan sheet. */
  upgrade: { seat: number; card: string } | null = $state.raw(null);
  private count = 0;

  say(seat: number, text: string): void {
    this.floats = [...this.floats.slice(-3), { key: ++this.count, seat, text }];
  }

  medal(seat: number, glory: number, part: PartName): number {
    const key = ++this.count;
    this.medals = [...this.medals.filter((one) => one.part === part), { key, seat, glory, part, landed: false }];
    return key;
  }

  land(key: number): void {
    this.medals = this.medals.map((one) => (one.key === key ? { ...one, landed: true } : one));
  }

  clear(): void {
    this.medals = [];
    this.fire = false;
  }
}

export interface Medal {
  key: number;
  seat: number;
  glory: number;
  part: PartName;
  landed: boolean;
}

/** What the motions of this title must know of the table around them. */
export interface Surroundings extends Teller {
  log: Log;
  /** Where things of the end of an age are, in the map's own measure. */
  gate(): Place;
  seatAt(seat: number): Place;
  doomAt(province: string | null): Place;
  /** Where a slot of a clan's sheet is in the window; its seat, where the sheet is not in sight. */
  sheetAt(seat: number, slot: string): Place | null;
  /** The end of the age can't be seen again any more. */
  forget(): void;
}

const EDGE_ON = 'translate(0, -18px) scale(0, 1.2)';
/** A token turns over: its one side goes, its other side comes. */
const isToken = (key: string): boolean => key.startsWith('token:');
const FALL: Move = {
  frames: [
    { transform: 'none', opacity: 1 },
    { transform: 'rotate(14deg)', opacity: 1, offset: 0.3 },
    { transform: 'translate(0, -90px) scale(.7)', opacity: 0 },
  ],
  duration: 620,
  easing: 'ease-in',
};

export const MANNERS: Manners = {
  glide: (piece) => slide(piece),
  come: (key) =>
    isToken(key)
      ? { frames: [{ transform: EDGE_ON }, { transform: 'none' }], duration: FLIP, delay: FLIP, easing: 'ease-out' }
      : { frames: [{ opacity: 0 }, { opacity: 1 }], duration: FADE },
  leave: (key) =>
    isToken(key)
      ? { frames: [{ transform: 'none' }, { transform: EDGE_ON }], duration: FLIP, easing: 'ease-in' }
      : FALL,
};

const shaken = (far: number): Keyframe[] =>
  [0, -far, far, -far * 0.7, far * 0.7, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));

export function specialsOf(stage: Stage, glow: Afterglow, around: () => Surroundings): Specials {
  const to = (event: GameEvent | null, field: string): string => String(event?.[field]);
  /** A look is never shorter than eyes need, however much waits. */
  const look = (act: Act, ms: number): Promise<void> => stage.sleep(act, ms * act.speed);
  const looked = (ms: number, sound?: Parameters<typeof play>[0]): Special => ({
    before: () => {
      if (sound) play(sound);
    },
    after: (_, act) => look(act, ms),
  });
  const turned: Special = { before: () => play('flip'), after: (_, act) => stage.sleep(act, 2 * FLIP + LOOK) };
  const moves = (): Special => {
    let number = 0;
    return {
      before() {
        number = 0;
        play('slide');
      },
      glide: (piece) => ({ ...slide(piece), delay: 60 * number++ }),
    };
  };
  let fallen = 0;
  let sealed = 0;
  let walked: string | null = null;
  /** What belongs to the end of an age is seen at its own pace, however much waits. */
  const calmly = (act: Act): void => void (act.speed = 1);
  const judged: Special = {
    async after(moment, act) {
      await look(act, 700);
      await moment.hold(battleHold(moment, around()));
      glow.crumbling = true;
      await look(act, act.reduced ? 120 : CRUMBLE);
      glow.crumbling = false;
    },
  };
  /** From a place of the map to another one, in the measure of the piece that stands there. */
  const toward = (key: string, to: Place): Place => {
    const holder = stage.piece(key)?.parentElement ?? null;
    const at = /translate\((\S+)[ ,]\s*(\S+?)\)/.exec(holder?.getAttribute('transform') ?? '');
    return { x: to.x - Number(at?.[1] ?? to.x), y: to.y - Number(at?.[2] ?? to.y) };
  };
  /** Where every piece stood before it left: a piece that is gone can't be asked. */
  let stood = new Map<string, Place>();
  const remember = (to: Place): void => {
    stood = new Map();
    for (const piece of document.querySelectorAll('[data-piece]')) {
      const key = piece.getAttribute('data-piece') ?? '';
      stood.set(key, toward(key, to));
    }
  };
  const flown = (key: string, { duration, apart }: typeof CARRIED, number: number): Move => {
    const { x, y } = stood.get(key) ?? { x: 0, y: -300 };
    return {
      frames: [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x * 0.2}px, ${y * 0.4 - 30}px) scale(1.15)`, opacity: 1, offset: 0.4 },
        { transform: `translate(${x}px, ${y}px) scale(.7)`, opacity: 1, offset: 0.92 },
        { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0 },
      ],
      duration,
      delay: apart * number,
      easing: 'ease-in-out',
    };
  };
  /** A medal flies to its seat, and only when it is there the number rolls. */
  const paid = async ({ event }: Moment, act: Act, part: PartName): Promise<void> => {
    calmly(act);
    const key = glow.medal(Number(event?.seat), Number(event?.['glory']), part);
    await tick();
    const medal = stage.find(`[data-medal="${key}"]`);
    const way = stage.find(`[data-way="${key}"]`) as SVGPathElement | null;
    const length = way?.getTotalLength() ?? 0;
    const at = (k: number): string => {
      const point = way?.getPointAtLength((length * k) / 10);
      return `translate(${point?.x ?? 0}px, ${point?.y ?? 0}px)`;
    };
    const frames = Array.from({ length: 11 }, (_, k) => ({ transform: at(k) }));
    play('settle');
    await stage.move(act, medal, { frames, duration: part === 'quests' ? 500 : 800, easing: 'ease-in-out' });
    // Where nothing moves, medals stand in the picture until its part is over.
    if (!act.reduced) glow.land(key);
  };
  const told = (part: PartName, { hold }: Moment): Promise<void> => hold(partHold(part, around().log, around()));
  const glory: Special = {
    before(moment, act) {
      const { event, before } = moment;
      const phase = tableOf(before).phase;
      if (phase === 'quests' || phase === 'ragnarok' || phase === 'valhalla') return paid(moment, act, phase);
      glow.say(Number(event?.['seat']), `+${event?.['glory']}`);
      play('settle');
      return undefined;
    },
    after: ({ event }, act) =>
      stage.move(act, stage.piece(`marker:${event?.['seat']}`), {
        frames: [{ transform: 'scale(1)' }, { transform: 'scale(1.8)' }, { transform: 'scale(1)' }],
        duration: 480,
      }),
  };
  return {
    /** A figure comes from the reserve, which lies below the board. */
    invaded: {
      before: () => play('slide'),
      come(key, event) {
        const at = /translate\((\S+) (\S+)\)/.exec(stage.piece(key)?.parentElement?.getAttribute('transform') ?? '');
        const x = FRAME.x + (FRAME.width / 4) * (Number(event?.['seat']) + 0.5) - Number(at?.[1] ?? 0);
        const y = FRAME.y + FRAME.height + 40 - Number(at?.[2] ?? 0);
        const frames = [
          { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 0 },
          { opacity: 1, offset: 0.25 },
          { transform: 'none', opacity: 1 },
        ];
        return { frames, duration: 520, easing: GLIDE };
      },
      after(_, act) {
        if (!act.skipped) play('thump');
      },
    },
    marched: moves(),
    called: moves(),
    hammers_moved: moves(),
    retreated: moves(),
    destroyed: {
      before({ event }, act) {
        fallen = 0;
        if (event?.['cause'] === 'ragnarok') {
          calmly(act);
          remember(around().gate());
        }
        play('thud');
      },
      // Those whom the fire takes get wings.
      during: ({ event }, _, { left }) => {
        if (event?.['cause'] !== 'ragnarok') return;
        for (const piece of left.values()) {
          const wings = document.createElementNS('http://www.w3.org/2000/svg', 'use');
          wings.setAttribute('href', '#br-wings');
          piece.prepend(wings);
          // Over the fire and the dark: the same measure, another sheet.
          if (piece.parentElement) stage.find('[data-sky]')?.append(piece.parentElement);
        }
      },
      leave: (key, event) =>
        event?.['cause'] === 'ragnarok' ? flown(key, CARRIED, fallen++) : { ...FALL, delay: 70 * fallen++ },
    },
    /** The horn over a province that is pillaged. */
    pillage: {
      before({ event }, act) {
        play('call');
        const token = stage.find(`[data-piece^="token:${to(event, 'province')}:"]`);
        return stage.move(act, token, { frames: shaken(5), duration: 380 });
      },
    },
    pillaged: { before: () => play('knock') },
    battle: looked(500),
    revealed: turned,
    late_card: turned,
    quest_counted: looked(400),
    blanked: looked(700),
    watch: { before: (_, act) => look(act, LOOK) },
    compared: looked(700, 'clash'),
    battle_won: judged,
    battle_tied: judged,
    /** The quests of all are turned together, when the last of them lies there. */
    quests_revealed: {
      before: (_, act) => calmly(act),
      after(_, act) {
        if (--sealed > 0) return;
        play('flip');
        return stage.sleep(act, 320 + LOOK);
      },
    },
    quest_fulfilled: { before: (_, act) => calmly(act), after: (_, act) => stage.sleep(act, 400) },
    quest_failed: { before: (_, act) => calmly(act), after: (_, act) => stage.sleep(act, 400) },
    /** The token falls, cracks run out from it, fire rises. */
    ragnarok: {
      async before(_, act) {
        calmly(act);
        play('call');
        const token = {
          frames: [{ transform: 'translate(0, -160px) scale(1.6)' }, { transform: 'none' }],
          duration: 320,
        };
        await stage.move(act, stage.piece('doom'), act.reduced ? null : { ...token, easing: 'ease-in' });
        glow.fire = true;
        play('quake');
      },
      during({ event }, act) {
        const ruin = stage.find(`[data-ruin="${to(event, 'province')}"]`);
        return stage.move(act, ruin, { frames: [{ opacity: 0 }, { opacity: 1 }], duration: 1100, easing: 'ease-in' });
      },
      after: (_, act) =>
        act.reduced ? undefined : stage.move(act, stage.find('.live'), { frames: shaken(4), duration: 260 }),
    },
    /** The fire dies down, and the token walks to the land that falls next. */
    doom: {
      async before({ before }, act) {
        calmly(act);
        glow.fire = false;
        walked = tableOf(before).doom;
        await stage.sleep(act, 500);
      },
      come(key) {
        if (key !== 'doom') return MANNERS.come(key, null);
        const { x, y } = toward(key, around().doomAt(walked));
        return { ...slide({ from: { x, y }, to: { x: 0, y: 0 } }), duration: 900 };
      },
      after: (_, act) => stage.sleep(act, 500),
    },
    released: {
      before({ event }, act) {
        calmly(act);
        fallen = 0;
        remember(around().seatAt(Number(event?.seat)));
        play('slide');
      },
      leave: (key) => flown(key, HOME, fallen++),
      after: (_, act) => stage.sleep(act, 200),
    },
    first_player: { after: (moment) => told('valhalla', moment) },
    ended: { before: (moment) => told('valhalla', moment) },
    glory,
    glory_taken: glory,
    age: {
      before() {
        glow.clear();
      },
    },
    phase: {
      async before(moment, act) {
        calmly(act);
        const phase = moment.event?.['phase'];
        if (phase === 'quests') {
          moment.keep();
          glow.clear();
          sealed = tableOf(moment.after).clans.filter((clan) => clan.quests > 0).length;
        }
        if (phase === 'ragnarok') await told('quests', moment);
        if (phase === 'valhalla') await told('ragnarok', moment);
        if (phase === 'ragnarok' || phase === 'valhalla') glow.clear();
      },
      after: ({ event }, act) =>
        ['quests', 'ragnarok', 'valhalla'].includes(String(event?.['phase'])) ? stage.sleep(act, 500) : undefined,
    },
    /** A card that is put on a sheet is seen, and then flies there. */
    upgraded: {
      async before({ event }, act) {
        play('slide');
        glow.upgrade = { seat: Number(event?.seat), card: to(event, 'card') };
        await tick();
        const card = document.querySelector('[data-flight]');
        const aim = around().sheetAt(Number(event?.seat), to(event, 'slot'));
        const box = card?.getBoundingClientRect();
        const rise = [
          { opacity: 0, transform: 'translateY(30px) scale(.8)' },
          { opacity: 1, transform: 'none' },
        ];
        await stage.move(act, card, { frames: rise, duration: 240, easing: GLIDE });
        await look(act, 700);
        if (box && aim && !act.reduced) {
          const [x, y] = [aim.x - box.x - box.width / 2, aim.y - box.y - box.height / 2];
          const frames = [
            { transform: 'none', opacity: 1 },
            { transform: `translate(${x}px, ${y}px) scale(.2)`, opacity: 0.5 },
          ];
          await stage.move(act, card, { frames, duration: 520, easing: 'ease-in' });
        }
        glow.upgrade = null;
      },
    },
    picked: {
      before: () => {
        around().forget();
        play('slide');
      },
    },
  };
}
