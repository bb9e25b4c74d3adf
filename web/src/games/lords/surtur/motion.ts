/** How a Follower's turn is seen: the die tumbles, candidates light one after the other, Armies leave a ghost, ash spreads. */
import { GLIDE, type Act, type Glided, type Move, type Special, type Specials, type Stage } from '../../../kit/stage';
import { play } from '../../../lib/sound';
import type { Moment } from '../../../table/scene';
import { decisionOf } from '../../../table/weighing';
import { followerOf, tableOf } from '../view';

/** From one candidate to the next; many share what ten would take. */
const APART = 120;
const AT_MOST = 10 * APART;
const DRAW = 320;
const FLIGHT = 450;
const SPREAD = 500;

const LIGHT: Move = {
  frames: [
    { opacity: 0, transform: 'scale(.5)' },
    { opacity: 1, transform: 'scale(1.25)', offset: 0.7 },
    { opacity: 1, transform: 'none' },
  ],
  duration: 200,
};
const GLOW: Move = { frames: [{ opacity: 0 }, { opacity: 1 }], duration: 200 };
const TUMBLE: Move = {
  frames: [
    { opacity: 0, transform: 'translate(-230px, -70px) rotate(-760deg) scale(1.25)' },
    { opacity: 1, offset: 0.15 },
    { transform: 'translate(-70px, 4px) rotate(-260deg) scale(1.1)', offset: 0.5, easing: 'ease-out' },
    { transform: 'translate(-26px, -20px) rotate(-90deg) scale(1.1)', offset: 0.75, easing: 'ease-in' },
    { transform: 'none' },
  ],
  duration: 800,
};
const LIFTED: Move = { frames: [{ transform: 'none' }, {}], duration: 180, delay: 700 };

export function surturSpecials(stage: Stage): Specials {
  const ghosts: Special = {
    async during(moment, act, moved) {
      if (act.reduced || !ofFollower(moment)) return;
      await Promise.all(moved.glided.map((piece) => ghost(stage, act, piece)));
    },
  };
  return {
    // The last frame of an answer has no event: it brings what stands before everybody next.
    '': { after: (moment, act) => compare(stage, moment, act) },
    surtur_rolled: {
      before: () => play('dice'),
      async after(_, act) {
        if (act.reduced) return;
        const die = stage.find('.row .die');
        await Promise.all([
          stage.move(act, die, TUMBLE, 'backwards'),
          stage.move(act, die?.closest('article') ?? null, LIFTED, 'backwards'),
        ]);
      },
    },
    army_moved: ghosts,
    army_supports: ghosts,
    army_withdrawn: ghosts,
    hero_placed: ghosts,
    desolation: {
      before: () => play('thump'),
      after: ({ event }, act) => burn(stage, act, String(event?.['region'])),
    },
    desolation_removed: {
      async before({ event }, act) {
        play('settle');
        const ash = stage.find(`[data-ash="${String(event?.['region'])}"]`);
        await stage.move(act, ash, { frames: [{ opacity: 1 }, { opacity: 0 }], duration: 400 }, 'forwards');
      },
    },
  };
}

const ofFollower = ({ event, after }: Moment): boolean =>
  typeof event?.seat === 'number' && followerOf(tableOf(after), event.seat) !== null;

/** Candidates light one after the other, those that fall out dim, and what is taken draws its way. */
async function compare(stage: Stage, { after }: Moment, act: Act): Promise<void> {
  const decision = decisionOf(after);
  if (act.reduced || decision === null) return;
  const weights = [...decision.weights.values()].filter(({ letter }) => letter);
  const apart = Math.min(APART, AT_MOST / Math.max(1, weights.length));
  const end = weights.length * apart;
  const marks = weights.flatMap(({ ref, fate }, place) => {
    const [letter, rim] = ['letter', 'weighed'].map((kind) => stage.find(`[data-${kind}="${CSS.escape(ref)}"]`));
    const delay = place * apart;
    const dims = fate === 'taken' ? [] : [letter, rim];
    return [
      stage.move(act, letter ?? null, { ...LIGHT, delay }, 'backwards'),
      stage.move(act, rim ?? null, { ...GLOW, delay }, 'backwards'),
      // Until all are compared every one of them is bright.
      ...dims.map((mark) =>
        stage.move(act, mark ?? null, { frames: [{ filter: 'brightness(1.5)' }, {}], duration: end + 200 }),
      ),
    ];
  });
  const ways = [...(stage.find('[data-way]')?.querySelectorAll('path') ?? [])].map((path) => {
    const length = path.getTotalLength();
    const whole = { strokeDasharray: `${length} ${length}` };
    const line = path.matches('.way')
      ? [
          { ...whole, strokeDashoffset: length },
          { ...whole, strokeDashoffset: 0 },
        ]
      : null;
    const frames = line ?? [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }];
    return stage.move(act, path, { frames, duration: DRAW, delay: end, easing: GLIDE }, 'backwards');
  });
  const likeness = { frames: [{ opacity: 0 }, {}], duration: 160, delay: end + DRAW };
  await Promise.all([...marks, ...ways, stage.move(act, stage.find('[data-ghost]'), likeness, 'backwards')]);
}

/** Where a piece came from its likeness stays a moment longer. */
async function ghost(stage: Stage, act: Act, { element, from }: Glided): Promise<void> {
  const holder = element.parentElement;
  if (act.skipped || holder === null || element.namespaceURI !== 'http://www.w3.org/2000/svg') return;
  const likeness = holder.cloneNode(true) as Element;
  for (const one of likeness.querySelectorAll('*'))
    for (const name of ['data-piece', 'data-at', 'data-seat', 'data-ref', 'role', 'aria-label', 'tabindex'])
      one.removeAttribute(name);
  likeness.setAttribute('transform', `translate(${from.x} ${from.y})`);
  likeness.setAttribute('aria-hidden', 'true');
  holder.before(likeness);
  await stage.move(act, likeness, {
    frames: [{ opacity: 0.6 }, { opacity: 0.5, offset: 0.6 }, { opacity: 0 }],
    duration: 900,
  });
  likeness.remove();
}

/** A token leaves Surtur's card and burns across, and the ash spreads from it. */
async function burn(stage: Stage, act: Act, region: string): Promise<void> {
  const ash = stage.find(`[data-ash="${region}"]`);
  const token = ash?.querySelector<SVGGElement>('[data-token]') ?? null;
  const land = ash?.querySelector<SVGGElement>('[data-spread]') ?? null;
  if (act.reduced || token === null || land === null) return;
  const box = land.getBBox();
  const [x, y] = [box.width / 2, box.height / 2];
  const circle = (r: number): string => `circle(${r}px at ${x}px ${y}px) fill-box`;
  await Promise.all([
    stage.move(
      act,
      token,
      { frames: [{ transform: fromCard(token) }, { transform: 'none' }], duration: FLIGHT, easing: GLIDE },
      'backwards',
    ),
    stage.move(
      act,
      land,
      { frames: [{ clipPath: circle(0) }, { clipPath: circle(Math.hypot(x, y)) }], duration: SPREAD, delay: FLIGHT },
      'backwards',
    ),
  ]);
}

/** The way from the slot that has just become empty; from above, where the card is not in sight. */
function fromCard(token: SVGGElement): string {
  const slots = document.querySelectorAll('.ashes [data-slot].empty');
  const slot = slots.item(slots.length - 1)?.getBoundingClientRect();
  const matrix = token.getScreenCTM();
  if (!slot || !matrix || slot.width === 0) return 'translate(0, -90px) scale(1.4)';
  const from = new DOMPoint(slot.x + slot.width / 2, slot.y + slot.height / 2).matrixTransform(matrix.inverse());
  return `translate(${from.x.toFixed(0)}px, ${from.y.toFixed(0)}px) scale(1.3)`;
}
