import { describe, expect, it } from 'vitest';
import { asked, scene } from '../../../test/bloodrage';
import { choicesOf, opensMap } from './choices';
import { sorted } from './content';
import { Secrets } from './secrets.svelte';

describe('what is offered', () => {
  it('needs a plank where it lies nowhere in sight', () => {
    const options = [
      'stat:rage',
      'province:gimle',
      'do:decline',
      'figure:wolf.warrior.reserve',
      'figure:wolf.warrior.valhalla',
      'card:a1-troll.1',
    ];
    const view = asked('turn', { options });
    expect(choicesOf(view, false, new Set(options))).toEqual(['stat:rage', 'figure:wolf.warrior.valhalla']);
    expect(choicesOf(view, true, new Set(options))).toContain('figure:wolf.warrior.reserve');
    expect(choicesOf(view, true, new Set())).toEqual([]);
    expect(opensMap(view)).toBe(true);
    expect(opensMap(asked('turn', { options: ['do:pass'] }))).toBe(false);
  });

  it('holds a hand by kind, the strongest first', () => {
    const hand = ['card:a1-quest-alfheim.1', 'card:a1-odins-smite.1', 'card:a1-lokis-domain.1', 'card:a2-tyrs-rage.1'];
    expect(sorted(scene, hand)).toEqual([hand[3], hand[1], hand[2], hand[0]]);
  });
});

describe('secrets', () => {
  const marching = (chosen: number) => asked('march', { prompt: 'march_figure', about: { chosen } });
  const idle = { ...asked('turn', null), asked: [] };

  it('remembers who marches, also when a choice is taken back', () => {
    const secrets = new Secrets();
    secrets.see(marching(0));
    secrets.pointed('figure:wolf.leader');
    secrets.see(marching(1));
    secrets.pointed('figure:wolf.warrior.gimle');
    secrets.see(marching(2));
    expect(secrets.going).toEqual(['figure:wolf.leader', 'figure:wolf.warrior.gimle']);
    secrets.see(marching(1));
    expect(secrets.going).toEqual(['figure:wolf.leader']);
    secrets.see(idle);
    expect(secrets.going).toEqual([]);
  });

  it('shows the card laid face down until all are laid, and never to the next one at the device', () => {
    const laying = asked('turn', { prompt: 'battle_card', options: ['card:a1-troll.1'] });
    const waiting = (audience = 0) => ({
      ...idle,
      audience,
      asked: [{ seat: 1, prompt: 'battle_card', about: {}, count: 0 }],
    });
    const secrets = new Secrets();
    secrets.see(laying);
    secrets.pointed('card:a1-troll.1');
    secrets.see(waiting());
    expect(secrets.laid).toBe('card:a1-troll.1');
    secrets.see(idle);
    expect(secrets.laid).toBeNull();
    secrets.see(laying);
    secrets.pointed('card:a1-troll.1');
    secrets.see(waiting(1));
    expect(secrets.laid).toBeNull();
  });
});
