/** What is special about the events of Reavers; all else glides, comes and goes by itself. */
import { FADE, GLIDE, slide, type Act, type Manners, type Move, type Specials, type Stage } from '../../kit/stage';
import { play } from '../../lib/sound';
import type { View } from '../../wire';
import { fresh, isWon, marked } from './combat.svelte';
import { tableOf } from './view';

const TUMBLE = 450;
const APART = 40;
/** How long everybody looks at dice that have come to rest, and at a combat that is decided. */
const LOOK = 500;
const JUDGE = 1600;
const FLIP = 320;

/** What no view says: a combat that has just been lost is gone from it. */
export class Afterglow {
  lost = $state(false);
}

const isDie = (key: string): boolean => key.startsWith('die.');

/** A die turns over and over and comes to rest. */
const tumble = (n: number): Move => ({
  frames: [
    { transform: `translate(${n % 2 ? 40 : -34}px, -70px) rotate(${n % 2 ? 420 : -380}deg) scale(1.15)`, opacity: 0.2 },
    { transform: `translate(${n % 2 ? -10 : 12}px, 6px) rotate(${n % 2 ? 130 : -150}deg)`, opacity: 1, offset: 0.55 },
    { transform: 'translate(0, -5px) rotate(14deg)', offset: 0.8 },
    { transform: 'none' },
  ],
  duration: TUMBLE,
  delay: n * APART,
  easing: 'cubic-bezier(.2,.7,.3,1)',
});
const flip: Move = {
  frames: [{ transform: 'scale(0, 1.05)' }, { transform: 'scale(1.06, 1.06)', offset: 0.7 }, { transform: 'none' }],
  duration: FLIP,
  easing: 'ease-in-out',
};

export const MANNERS: Manners = {
  // What only makes room for another does not seem to travel.
  glide: (piece) => (Math.hypot(piece.from.x - piece.to.x, piece.from.y - piece.to.y) < 4 ? null : slide(piece)),
  come: (key) =>
    isDie(key)
      ? {
          frames: [
            { opacity: 0, transform: 'translate(0, -16px)' },
            { opacity: 1, transform: 'none' },
          ],
          duration: 180,
        }
      : { frames: [{ opacity: 0 }, { opacity: 1 }], duration: FADE },
  leave: (key) =>
    isDie(key)
      ? {
          frames: [
            { opacity: 1, transform: 'none' },
            { opacity: 0, transform: 'translate(0, -42px) scale(.7)' },
          ],
          duration: 260,
          easing: GLIDE,
        }
      : { frames: [{ opacity: 1 }, { opacity: 0 }], duration: FADE },
};

/** Which dice of the bench were thrown: all at first, then those that were picked. */
export function rolledOf(before: View, after: View): boolean[] {
  const [was, now] = [tableOf(before).combat, tableOf(after).combat];
  const shown = now?.shown ?? [];
  if (!was?.shown) return shown.map(() => true);
  const picked = marked(was.shown, was.picked);
  return fresh(
    was.shown.filter((_, n) => !picked[n]),
    shown,
  );
}

/** How long everybody looks at something: never shorter than eyes need, however much waits. */
const look = (stage: Stage, act: Act, ms: number): Promise<void> => stage.sleep(act, ms * act.speed);

/** Plays a frame; a combat that ends without a victory is seen to be lost before its stage goes. */
export function playerOf(stage: Stage, glow: Afterglow): Stage['play'] {
  return async (moment, opts) => {
    const [was, now] = [tableOf(moment.before).combat, tableOf(moment.after).combat];
    if (was?.shown && now === null && !isWon(was) && !opts.hurry?.aborted) {
      glow.lost = true;
      play('clash');
      // Before the frame begins the stage has nothing to wait for: the wait is its own, and Space ends it.
      await new Promise<void>((seen) => {
        const timer = setTimeout(seen, document.hidden ? 0 : JUDGE);
        opts.hurry?.addEventListener('abort', () => {
          clearTimeout(timer);
          seen();
        });
      });
    }
    glow.lost = false;
    await stage.play(moment, opts);
  };
}

export function specialsOf(stage: Stage): Specials {
  let came = 0;
  const rolled = {
    before: () => {
      came = 0;
      play('dice');
    },
    come: (key: string): Move | null => (isDie(key) ? tumble(came++) : MANNERS.come(key, null)),
    after: (_: unknown, act: Act) => look(stage, act, LOOK),
  };
  const judged = { after: (_: unknown, act: Act) => look(stage, act, LOOK) };
  const turned = { before: () => play('flip'), come: () => flip };
  return {
    rolled,
    trade_dice: rolled,
    combat: { before: () => play('call'), after: (_, act) => look(stage, act, LOOK) },
    combat_rolled: {
      before: () => play('dice'),
      async during({ before, after }, act) {
        const dice = [...(stage.find('[data-stage="dice"]')?.querySelectorAll('[data-die]') ?? [])];
        const thrown = rolledOf(before, after);
        await Promise.all(dice.map((die, n) => (thrown[n] === false ? undefined : stage.move(act, die, tumble(n)))));
      },
      after: ({ after }, act) => {
        const combat = tableOf(after).combat;
        if (combat === null || !isWon(combat)) return look(stage, act, LOOK);
        play('settle');
        return look(stage, act, JUDGE);
      },
    },
    sea_battle_won: judged,
    sea_battle_lost: judged,
    claimed: judged,
    withstood: judged,
    gained: {
      after: ({ event }, act) => {
        if (event?.['what'] !== 'glory') return;
        play('settle');
        return stage.move(act, stage.piece(`marker:${event.seat}`), {
          frames: [{ transform: 'scale(1)' }, { transform: 'scale(1.8)' }, { transform: 'scale(1)' }],
          duration: 420,
        });
      },
    },
    selected: { before: () => play('slide'), glide: (piece) => ({ ...slide(piece), duration: 600 }) },
    resolving: turned,
    journey: { ...turned, after: (_, act) => look(stage, act, LOOK) },
    turned_up: turned,
    sea_battle_revealed: turned,
    cards_gained: { before: () => play('slide') },
    round: { before: () => play('call') },
  };
}
