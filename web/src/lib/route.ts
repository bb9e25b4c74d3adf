// Every place in the hall has an address, every step of every match too.

export type Route =
  | { page: 'hall' }
  | { page: 'table'; id: string; invite: string | null }
  /** Looking back; under the lamp with what the seer says of it. */
  | { page: 'replay'; id: string; step: number; as: number | null; lamp: boolean }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'learn'; game: string }
  | { page: 'alone'; game: string; campaign: boolean; search: string }
  | { page: 'puzzles'; id: string | null }
  | { page: 'lost' };

const ID = /^[\w-]+$/;

/** Reads an address; whatever we don't know is "lost", never an error. */
export function readRoute(path: string, search = '', hash = ''): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const query = new URLSearchParams(search);
  if (parts.length === 0) return { page: 'hall' };
  const [first, second, third, fourth] = parts;
  if (first === 'rules' && second !== undefined && parts.length === 2 && ID.test(second)) {
    return { page: 'rules', game: second, clause: readHash(hash) };
  }
  if (first === 'learn' && second !== undefined && parts.length === 2 && ID.test(second))
    return { page: 'learn', game: second };
  if (first === 'alone' && second !== undefined && ID.test(second)) {
    if (parts.length === 2) return { page: 'alone', game: second, campaign: false, search };
    if (parts.length === 3 && third === 'campaign') return { page: 'alone', game: second, campaign: true, search: '' };
  }
  if (first === 'puzzles' && parts.length === 1) return { page: 'puzzles', id: null };
  if (first === 'puzzle' && second !== undefined && parts.length === 2 && ID.test(second))
    return { page: 'puzzles', id: second };
  if (first !== 'table' || second === undefined || !ID.test(second)) return { page: 'lost' };
  if (parts.length === 2) return { page: 'table', id: second, invite: query.get('invite') };
  if (
    (third === 'replay' || third === 'analysis') &&
    parts.length === 4 &&
    fourth !== undefined &&
    /^\d{1,6}$/.test(fourth)
  ) {
    const as = query.get('as');
    return {
      page: 'replay',
      id: second,
      step: Number(fourth),
      as: as !== null && /^-?\d{1,2}$/.test(as) ? Number(as) : null,
      lamp: third === 'analysis',
    };
  }
  return { page: 'lost' };
}

/** What stands after the hash; one that nobody could have written stands for nothing. */
function readHash(hash: string): string | null {
  try {
    return hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null;
  } catch {
    return null;
  }
}

export function tableAddress(id: string, invite: string | null = null): string {
  return `/table/${id}${invite === null ? '' : `?invite=${encodeURIComponent(invite)}`}`;
}

export function replayAddress(id: string, step: number, as: number | null = null): string {
  return `/table/${id}/replay/${step}${as === null ? '' : `?as=${as}`}`;
}

export function analysisAddress(id: string, step: number, as: number | null = null): string {
  return `/table/${id}/analysis/${step}${as === null ? '' : `?as=${as}`}`;
}

export function aloneAddress(game: string, search = ''): string {
  return `/alone/${game}${search}`;
}

export function learnAddress(game: string): string {
  return `/learn/${game}`;
}

export function campaignAddress(game: string): string {
  return `/alone/${game}/campaign`;
}

export function rulesAddress(game: string, clause: string | null = null): string {
  return `/rules/${game}${clause === null ? '' : `#${clause}`}`;
}
