// Where a link leads that somebody hands on: to the match, or to a step of it as they see it.
import { analysisAddress, replayAddress, tableAddress, type Route } from '../lib/route';

/** The address of what is shown. While a match goes on, nobody else may look through one's own eyes: then it leads to what all may see. */
export function linkOf(route: Route, over: boolean, viewpoint: number | null): string {
  if (route.page === 'table') return tableAddress(route.id);
  if (route.page !== 'replay') return '/';
  const as = over ? (route.as ?? viewpoint) : null;
  return (route.lamp ? analysisAddress : replayAddress)(route.id, route.step, as);
}

/** The name of a picture's file: what it shows, in letters that every system takes. */
export function fileOf(title: string, step: number | null): string {
  const plain = title
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase();
  return `${plain || 'meadhall'}${step === null ? '' : `-${step}`}.png`;
}
