/** How Hunts and Battles are seen: what cracks, drops and rolls, and where everybody stops to look. */
import type { Act, Move, Special, Specials, Stage } from '../../kit/stage';
import { play } from '../../lib/sound';
import type { GameEvent, Hold, Moment, Texts } from '../../table/scene';
import { ownSeat, tableOf } from './view';

/** How long everybody looks at an attack that was played, and at what comes of it. */
const LOOK = 700;
const CRACK: Move = {
  frames: [0, -2, 2, -2, 2, 0].map((x) => ({ transform: `translate(${x}px, 0)` })),
  duration: 180,
};
const DROP: Move = {
  frames: [
    { opacity: 0, transform: 'translate(0, -34px) scale(1.7)' },
    { opacity: 1, transform: 'translate(0, 2px) scale(.94)', offset: 0.8 },
    { transform: 'none' },
  ],
  duration: 260,
  easing: 'ease-in',
};
const STRUCK: Move = {
  frames: [{ transform: 'scale(1)' }, { transform: 'scale(1.5) rotate(-8deg)' }, { transform: 'scale(1)' }],
  duration: 420,
};
const FLOWN: Move = {
  frames: [
    { opacity: 1, transform: 'none' },
    { opacity: 0, transform: 'translate(0, -60px) scale(.6)' },
  ],
  duration: 420,
  easing: 'ease-in',
};

/** What the motions must know of the table around them. */
export interface Around {
  t: Texts;
  names: readonly string[];
}

/** A Hunt has ended: whoever took part looks at it as long as they like. */
export function huntHold({ event, after }: Moment, { t, names }: Around): Hold {
  const own = ownSeat(after);
  const hunt = tableOf(after).hunt;
  const won = event?.['won'] === true;
  const about = { foe: String(event?.['foe']), name: names[Number(event?.seat)] ?? '' };
  return {
    seat: Number(event?.seat),
    question: t(won ? 'scene-hunt-hold-slain' : 'scene-hunt-hold-failed', about),
    help: t(won ? 'scene-hunt-hold-slain-help' : 'scene-hunt-hold-failed-help', about),
    stays: own !== null && (own === hunt?.hunter || own === hunt?.side),
  };
}

/** A Battle is over: whoever fought in it reads the sums as long as they like. */
export function battleHold({ event, after }: Moment, { t, names }: Around): Hold {
  const own = ownSeat(after);
  const battle = tableOf(after).battle;
  const winner = event?.['winner'];
  const seat = typeof winner === 'number' ? winner : null;
  const about = { region: String(event?.['region']), name: seat === null ? '' : (names[seat] ?? '') };
  return {
    seat,
    question: t(seat === null ? 'scene-fight-hold-none' : 'scene-fight-hold', about),
    help: t('scene-fight-hold-help'),
    stays: own !== null && (battle?.sides.some((side) => side.seat === own) ?? false),
  };
}

/** What is special about the events of Hunts and Battles while their stage is in sight. */
export function stageSpecials(stage: Stage, around: () => Around): Specials {
  /** A look is never shorter than eyes need, however much waits. */
  const look = (act: Act, ms = LOOK): Promise<void> => stage.sleep(act, ms * act.speed);
  const looked = (sound: Parameters<typeof play>[0], ms = LOOK): Special => ({
    before: () => play(sound),
    after: (_, act) => look(act, ms),
  });
  const on = (event: GameEvent | null, field: string): string => String(event?.[field] ?? '');
  const held = (hold: (moment: Moment, around: Around) => Hold): Special => ({
    async after(moment, act) {
      await look(act);
      await moment.hold(hold(moment, around()));
    },
  });
  return {
    hunt: looked('call', 500),
    attack_played: looked('call'),
    defended_with: { before: () => play('slide') },
    hunt_card: { before: () => play('slide') },
    attack_answered: looked('clash', 900),
    weak_spot: { after: (_, act) => look(act, 500) },
    injured: {
      async after({ event }, act) {
        play('thud');
        const token = stage.find(`[data-token="${on(event, 'attribute').replace('attribute:', '')}"]`);
        await stage.move(act, token, CRACK);
        await look(act, 400);
      },
    },
    wounded: {
      before: () => play('thump'),
      come: (key) => (key.startsWith('wound:') ? DROP : null),
      after: (_, act) => look(act, 400),
    },
    slain: {
      async before(_, act) {
        play('settle');
        await stage.move(act, stage.piece('prey'), FLOWN);
      },
    },
    hunt_over: held(huntHold),
    battle: looked('call', 600),
    card_played: { before: () => play('slide'), after: (_, act) => look(act, 400) },
    passed: { before: () => play('knock'), after: (_, act) => look(act, 300) },
    battle_counted: {
      async after(_, act) {
        play('clash');
        await stage.move(act, stage.find('[data-clash]'), STRUCK);
        await look(act, 900);
      },
    },
    army_lowered: { before: () => play('knock'), after: (_, act) => look(act, 350) },
    army_killed: { before: () => play('thud'), after: (_, act) => look(act, 350) },
    army_withdrawn: { before: () => play('slide'), after: (_, act) => look(act, 300) },
    battle_over: held(battleHold),
  };
}
