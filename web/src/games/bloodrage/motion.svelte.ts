/** What is special about the events of Blood Rage; all else glides, comes and falls by itself. */
import {
  FADE,
  GLIDE,
  slide,
  type Act,
  type Manners,
  type Move,
  type Special,
  type Specials,
  type Stage,
} from '../../kit/stage';
import { play } from '../../lib/sound';
import type { GameEvent } from '../../table/scene';
import { FRAME } from './land';

/** How long everybody looks at cards that were turned, and at a battle that was decided. */
const LOOK = 1100;
const JUDGE = 2400;
const FLIP = 160;

/** What is seen on the stage of a battle; everything else is seen on the map. */
export const ON_STAGE: ReadonlySet<string> = new Set(
  'battle revealed played quest_counted blanked watch tide_kept late_card compared battle_won battle_tied'.split(' '),
);

/** What stays on the map for a while after it was played. */
export class Afterglow {
  floats: readonly { key: number; seat: number; text: string }[] = $state.raw([]);
  private count = 0;

  say(seat: number, text: string): void {
    this.floats = [...this.floats.slice(-3), { key: ++this.count, seat, text }];
  }
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

export function specialsOf(stage: Stage, glow: Afterglow): Specials {
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
  const glory: Special = {
    before({ event }) {
      glow.say(Number(event?.['seat']), `+${event?.['glory']}`);
      play('settle');
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
      before() {
        fallen = 0;
        play('thud');
      },
      leave: () => ({ ...FALL, delay: 70 * fallen++ }),
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
    battle_won: looked(JUDGE),
    battle_tied: looked(JUDGE),
    ragnarok: {
      during({ event }, act) {
        play('quake');
        const ruin = stage.find(`[data-ruin="${to(event, 'province')}"]`);
        return stage.move(act, ruin, { frames: [{ opacity: 0 }, { opacity: 1 }], duration: 900, easing: 'ease-in' });
      },
      after: (_, act) =>
        act.reduced ? undefined : stage.move(act, stage.find('.live'), { frames: shaken(4), duration: 260 }),
    },
    glory,
    glory_taken: glory,
    picked: { before: () => play('slide') },
  };
}
