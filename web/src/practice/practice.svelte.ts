// Practice at one table: the hint that was asked for, and the words for it.
import { library } from '../lib/library';
import { screen } from '../lib/screen.svelte';
import { settings } from '../lib/settings.svelte';
import { bundleOf, textsOf } from '../lib/texts';
import { troubleText } from '../lib/trouble';
import { shellBundle } from '../lib/words.svelte';
import type { TableModel } from '../table/model.svelte';
import type { Texts } from '../table/scene';
import type { Hint } from '../wire';
import { calls } from './calls';
import { lastDecision, ownSeats } from './practising';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

const own = { en: bundleOf('en', en), de: bundleOf('de', de) };
const coaches = new Map<string, Promise<ReturnType<typeof bundleOf>>>();

/** The words of practice for a title: its own first, then ours, and its names. */
export async function wordsFor(game: string, lang: 'en' | 'de'): Promise<Texts> {
  const key = `${game} ${lang}`;
  let coach = coaches.get(key);
  if (coach === undefined) {
    coach = calls.coach(game, lang).then((source) => bundleOf(lang, source));
    coaches.set(key, coach);
    coach.catch(() => coaches.delete(key));
  }
  return textsOf([await coach, own[lang], await library.texts(game, lang), shellBundle(lang)]);
}

/** Our own words, before those of the title have come. */
export const plainWords = (lang: 'en' | 'de'): Texts => textsOf([own[lang], shellBundle(lang)]);

export class Practice {
  thinking = $state(false);
  /** The first hint, and the first way back, make practice of the match: what waits until that is agreed to. */
  wanted = $state.raw<(() => void) | null>(null);
  private found = $state.raw<Hint | null>(null);

  constructor(readonly model: TableModel) {}

  /** The seats of the reader, where they may practise. */
  seats = $derived.by(() => ownSeats(this.model.live.row));
  live = $derived.by(() => this.model.live.row?.state === 'live');
  /** The question a hint can be asked for. */
  ask = $derived.by(() => {
    const ask = this.live && !this.model.past && this.model.mine ? (this.model.view?.ask ?? null) : null;
    return ask !== null && this.seats.includes(ask.seat) ? ask : null;
  });
  /** The hint for the question that stands. */
  hint = $derived.by(() => {
    const { found } = this;
    return found !== null && this.ask?.seat === found.seat && this.model.view?.seq === found.seq ? found : null;
  });
  /** The step to which "my last decision" leads, of now or of the step looked at. */
  back = $derived.by(() => {
    const { model, seats } = this;
    const open = this.live || (model.live.row?.study?.kind === 'practice' && model.live.row.ended_by === 'rules');
    if (!open || seats.length === 0) return null;
    if (model.past) return seats.includes(model.live.movers[model.replay.step + 1] ?? -1) ? model.replay.step : null;
    return lastDecision(model.live.movers, seats, model.live.movers.length - 1);
  });

  /** Does something that makes practice of the match: at once if it is practice already. */
  practise(what: () => void): void {
    if (this.model.live.row?.study === null) this.wanted = what;
    else what();
  }

  async advise(): Promise<void> {
    const { ask, model } = this;
    if (ask === null || this.thinking) return;
    this.thinking = true;
    model.recap.close(); // the hint is read in its place
    if (screen.upright) model.lay('board');
    await this.attempt(async () => (this.found = await calls.hint(model.id, ask.seat)));
    this.thinking = false;
  }

  /** Goes back, and to the table if one looked at the past. */
  async goBack(step: number): Promise<void> {
    const { model } = this;
    model.playback.skip();
    if (!(await this.attempt(() => calls.rewind(model.id, step)))) return;
    model.recap.close();
    model.toNow();
  }

  /** Asks the hall, and says in our own words what went wrong. */
  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      this.model.tell(troubleText(error, plainWords(settings.lang)), null, true);
      return false;
    }
  }

  putAway(): void {
    this.found = null;
  }
}

const practices = new WeakMap<TableModel, Practice>();

/** The practice of a table: its bar and its notes share it. */
export function practiceOf(model: TableModel): Practice {
  let practice = practices.get(model);
  if (practice === undefined) practices.set(model, (practice = new Practice(model)));
  return practice;
}
