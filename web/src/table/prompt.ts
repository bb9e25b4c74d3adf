// What the lintel beam says: the question, who is waited for, or which step of the past is shown.
import type { Texts } from './scene';
import type { Decision } from './weighing';
import { calledOf, verdictOf } from './why';
import type { Asked, AskView, Halted, View } from '../wire';

export interface Prompt {
  /** Whose shield hangs beside the sentence. */
  seat: number | null;
  question: string;
  help: string;
}

function argsOf(ask: Asked | AskView, name: string): Record<string, unknown> {
  const count = ask.options?.filter((ref) => !ref.startsWith('do:')).length ?? ('count' in ask ? (ask.count ?? 0) : 0);
  return { ...ask.about, seat: name, name, count };
}

/** Which line of help fits: one for the power that changes what is asked, if there is one. */
function helpOf(ask: AskView, t: Texts): string {
  const power = String(ask.about['power'] ?? '').replace(/^.*:/, '');
  const own = `ask-${ask.prompt}.help-${power}`;
  return power !== '' && t.has(own) ? own : `ask-${ask.prompt}.help`;
}

/** The question to the one who is asked. */
export function questionOf(ask: AskView, names: readonly string[], t: Texts): Prompt {
  const args = argsOf(ask, names[ask.seat] ?? '');
  return { seat: ask.seat, question: t(`ask-${ask.prompt}`, args), help: t(helpOf(ask, t), args) };
}

/** Who is waited for, and what they choose. */
export function waitOf(view: View, names: readonly string[], bots: ReadonlySet<number>, t: Texts): Prompt {
  const [first] = view.asked;
  if (first === undefined) return { seat: null, question: t('nobody-asked'), help: '' };
  const name = view.asked.map((one) => names[one.seat] ?? '').join(', ');
  const wait = t(`ask-${first.prompt}.wait`, argsOf(first, name));
  const thinking = view.asked.length === 1 && bots.has(first.seat);
  return { seat: first.seat, question: thinking ? t('bot-thinks', { name }) : t('waiting-for', { name }), help: wait };
}

/** What an automaton is about to do, with what it takes where the title can say so, and in a sentence why. */
export function decidedOf(decision: Decision, names: readonly string[], t: Texts): Prompt {
  const { seat, prompt, about, because } = decision;
  const ref = because?.taken ?? null;
  const args = { ...argsOf({ seat, prompt, about, options: ref === null ? [] : [ref] }, names[seat] ?? ''), ref };
  const did = ref === null ? '' : didOf(prompt, ref, args, t);
  const verdict = verdictOf(decision, names, t);
  const called = !did && decision.between && ref !== null ? `${calledOf(ref, names, t)}. ` : '';
  return { seat, question: did || t(`ask-${prompt}.wait`, args), help: called + verdict };
}

/** What is done with what is taken; a button may have a sentence of its own, `.did-<name>`, and so has nothing, `.none`. */
function didOf(prompt: string, ref: string, args: Record<string, unknown>, t: Texts): string {
  if (ref === 'do:step') return t(`ask-${prompt}.none`, args);
  const own = ref.startsWith('do:') ? t(`ask-${prompt}.did-${ref.slice(3)}`, args) : '';
  return own || t(`ask-${prompt}.did`, args);
}

/** The rule that ended a match, in a sentence; a title may say it otherwise where automata play. */
export function endedBy(ending: string, view: View | null, t: Texts): string {
  const id = `ending-${ending}`;
  const ruled = view?.automata.length ? t(`${id}.ruled`) : '';
  return ruled || (t.has(id) ? t(id) : '');
}

/** Why a match can be read and not be played on. */
export function haltedOf(halted: Halted, t: Texts): Prompt {
  const closed = halted.why === 'outdated' || halted.why === 'damaged';
  const named = halted.why === 'outdated' && halted.entry !== null && halted.clause !== null;
  const help = named
    ? t('halted-outdated-entry', { entry: halted.entry, clause: halted.clause })
    : t(`halted-${halted.why}`);
  return { seat: null, question: t(closed ? 'halted' : 'halted-rests'), help };
}

/** What the confirm button on a phone says for the thing tapped. */
export function confirmOf(ask: AskView, ref: string, t: Texts): string {
  const kind = ref.replace(/^.*>/, '').replace(/:.*$/, '');
  const own = t(`ask-${ask.prompt}.answer-${kind}`, { ref }) || t(`ask-${ask.prompt}.answer`, { ref });
  return own === '' ? t('answer-with', { ref }) : own;
}

/** What pointing at a thing does, in a few words: a button says it itself. */
export function answerOf(ask: AskView, ref: string, t: Texts): string {
  return ref.startsWith('do:') ? t.ref(ref) : confirmOf(ask, ref, t);
}

/** What a button gives up by the title's own words, `.gives-up-<name>`; nothing, where there is no other way. */
export function lossOf(ask: AskView, ref: string, names: readonly string[], t: Texts): string {
  if (!ref.startsWith('do:') || ask.options.length < 2) return '';
  return t(`ask-${ask.prompt}.gives-up-${ref.slice(3)}`, argsOf(ask, names[ask.seat] ?? ''));
}

/** Whether a question takes a piece in hand that the next one puts down: the title says what taking another is called. */
export function takesInHand(prompt: string, t: Texts): boolean {
  return t.has(`ask-${prompt}.instead`);
}

/** What is said when another piece was taken up instead. */
export function insteadOf(ask: AskView | null, ref: string, t: Texts): string {
  return ask === null ? '' : t(`ask-${ask.prompt}.instead`, { ref });
}

/** How far back an undo reaches, in words. */
export function undoOf(view: View, t: Texts): string {
  const steps = view.undo?.steps ?? 0;
  const own = view.ask === null ? '' : t(`ask-${view.ask.prompt}.undo`);
  return own === '' ? t('undo', { steps }) : own;
}
