// What a table sees to by itself while somebody sits at it: it fetches, follows and foretells, and says whose turn it is.
import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import type { TableModel } from './model.svelte';
import { silent } from './refusal';

export function tend(model: TableModel, puzzling: () => boolean): void {
  const game = $derived(model.row?.game);
  $effect(() => {
    if (game !== undefined) void model.furniture.order(game, settings.lang);
  });
  const silences = $derived(model.view?.ask && model.module !== null ? silent(model.view.ask, model.t) : []);
  $effect(() => {
    if (game !== undefined) void model.book.want(game, settings.lang, silences);
  });
  $effect(() => {
    if (game !== undefined && model.over && !puzzling()) void model.analysis.come(game);
  });
  // While one looks back, the match goes on: the bar and the saga follow.
  const seq = $derived(model.live.view?.seq);
  $effect(() => {
    void seq;
    if (model.past) untrack(() => void model.replay.follow());
  });

  // The first thing pointed at asks the rules what would follow.
  const aimed = $derived(model.pointer.hovered ?? model.pointer.focused ?? model.pointer.armed);
  $effect(() => {
    if (aimed !== null && model.openAsk !== null && !puzzling()) untrack(() => model.foresight.want(aimed));
  });
  const tied = $derived(model.live.connection === 'tied');
  $effect(() => {
    if (!tied) untrack(() => model.foresight.forget());
  });

  // What others did is told when it is one's turn.
  const asked = $derived(model.openAsk !== null && !model.past && !model.taught && !puzzling() && model.recap.any);
  $effect(() => {
    if (asked) untrack(() => model.recap.offer(model.playback.walked));
  });

  // The tab says whose turn it is.
  $effect(() => {
    const { t } = model;
    const name = t.has('title') ? t('title') : 'Meadhall';
    const turn = model.mine && model.outcome === null;
    document.title = turn ? `● ${t('your-turn')} · ${name}` : `${name} · Meadhall`;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', turn ? '/favicon-turn.svg' : '/favicon.svg');
    return () => document.querySelector('link[rel="icon"]')?.setAttribute('href', '/favicon.svg');
  });
}
