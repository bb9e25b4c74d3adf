/** What is special about the events of Lords; all else glides, comes and goes by itself. */
import { FADE, GLIDE, slide, type Manners, type Move, type Specials, type Stage } from '../../kit/stage';
import { play } from '../../lib/sound';

const drop: Move = {
  frames: [
    { opacity: 0, transform: 'translate(0, -54px) scale(1.5)' },
    { opacity: 1, transform: 'translate(0, 2px) scale(.96)', offset: 0.75 },
    { transform: 'none' },
  ],
  duration: 320,
  easing: 'ease-in',
};
const pulse = (to: number, duration = 420): Move => ({
  frames: [{ transform: 'scale(1)' }, { transform: `scale(${to})` }, { transform: 'scale(1)' }],
  duration,
});

export const MANNERS: Manners = {
  // What only makes room for another does not seem to travel.
  glide: (piece) => (Math.hypot(piece.from.x - piece.to.x, piece.from.y - piece.to.y) < 3 ? null : slide(piece, 1)),
  come: () => ({
    frames: [
      { opacity: 0, transform: 'translate(0, -18px)' },
      { opacity: 1, transform: 'none' },
    ],
    duration: 180,
  }),
  leave: () => ({
    frames: [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'translate(0, -26px) scale(.7)' },
    ],
    duration: 240,
    easing: GLIDE,
  }),
};

/** The piece of an event's field: `hero:1`, `monster:garm`. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function specialsOf(stage: Stage): Specials {
  const army = {
    after: async ({ event }: { event: Record<string, unknown> | null }, act: Parameters<Stage['move']>[0]) => {
      const found = stage.find(`[data-at="${text(event?.['region'])}"][data-piece^="army.${String(event?.['seat'])}"]`);
      await stage.move(act, found, pulse(1.35));
    },
  };
  return {
    special: {
      before: () => play('slide'),
      come: (key) => (key.startsWith('marker:') ? drop : MANNERS.come(key, null)),
    },
    army_raised: army,
    army_lowered: army,
    temple_built: { before: () => play('settle'), come: () => drop },
    priest_sent: { come: () => drop },
    monument_built: {
      before: () => play('grind'),
      after: ({ event }, act) => stage.move(act, stage.piece(text(event?.['monument'])), pulse(1.3, 600)),
    },
    stomped: {
      before: async ({ event }, act) => {
        play('thump');
        await stage.move(act, stage.piece(`${text(event?.['monster'])}-0`), {
          frames: [
            { transform: 'none' },
            { transform: 'translate(0, -34px) scale(1.25)', offset: 0.55 },
            { transform: 'translate(0, 3px) scale(1.06, .9)', offset: 0.8 },
            { transform: 'none' },
          ],
          duration: 520,
          easing: 'ease-in',
        });
      },
    },
    control: {
      during: async ({ event }, act) => {
        const region = text(event?.['region']);
        await Promise.all([
          stage.move(act, stage.find(`[data-wash="${region}"]`), {
            frames: [{ opacity: 0 }, { opacity: 0.85, offset: 0.45 }, { opacity: 0 }],
            duration: 700,
            easing: 'linear',
          }),
          stage.move(act, stage.find(`[data-hold="${region}"]`), {
            frames: [{ opacity: 0 }, { opacity: 1 }],
            duration: 500,
            easing: 'linear',
          }),
        ]);
      },
    },
    battle: { before: () => play('call') },
    hunt: { before: () => play('call') },
    ragnarok: { before: () => play('call') },
    cleared: {
      leave: () => ({
        frames: [
          { opacity: 1, transform: 'none' },
          { opacity: 0, transform: 'translate(0, 40px)' },
        ],
        duration: FADE * 3,
      }),
    },
  };
}
