import type {
  AnalysisState,
  Campaign,
  Evaluation,
  GameInfo,
  HowTo,
  LessonInfo,
  LessonTable,
  NewTable,
  Opened,
  Person,
  Problem,
  Row,
  RuleClause,
  Rules,
  SoloCheck,
  SoloWish,
  Step,
  Steps,
  TableCheck,
  TableId,
  Tables,
  TableWish,
  Tried,
  TryWish,
  View,
} from '../wire';

/** What went wrong, in one sentence for the person who meets it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

let csrf = '';

export async function call<T>(method: string, path: string, body?: unknown, again = true): Promise<T> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') {
    if (csrf === '') await api.me();
    headers['X-Meadhall'] = csrf;
  }
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new ApiError(0, 'no_connection', '');
  }
  const text = await answer.text();
  if (!answer.ok) {
    let problem: Partial<Problem> = {};
    try {
      problem = JSON.parse(text) as Partial<Problem>;
    } catch {
      // Not every failure comes from the hall itself: a proxy may answer in HTML.
    }
    if (again && (problem.code === 'no_session' || problem.code === 'bad_csrf')) {
      // A new visitor, or a session that grew old while the page stood open.
      await api.me();
      return call<T>(method, path, body, false);
    }
    throw new ApiError(answer.status, problem.code ?? 'unknown', problem.error ?? '');
  }
  if (answer.headers.get('content-type')?.includes('json')) return JSON.parse(text) as T;
  return text as T;
}

const as = (audience: number | null): string => (audience === null ? '' : `?as=${audience}`);

export const api = {
  async me(): Promise<Person> {
    const me = await call<Person>('GET', '/me');
    csrf = me.csrf;
    return me;
  },
  rename: (name: string) => call<Person>('PUT', '/me', { name }),
  games: () => call<GameInfo[]>('GET', '/games'),
  texts: (game: string, lang: string) => call<string>('GET', `/games/${game}/texts/${lang}`),
  scene: (game: string) => call<Record<string, unknown>>('GET', `/games/${game}/scene`),
  howto: (game: string, lang: string) => call<HowTo>('GET', `/games/${game}/howto?lang=${lang}`),
  position: (game: string, section: string) => call<View>('GET', `/games/${game}/howto/${section}`),
  rules: (game: string, lang: string) => call<Rules>('GET', `/games/${game}/rules?lang=${lang}`),
  clauses: (game: string, lang: string, ids: readonly string[]) =>
    call<RuleClause[]>('GET', `/games/${game}/clauses?lang=${lang}&ids=${ids.join(',')}`),
  check: (game: string, wish: TableWish) => call<TableCheck>('POST', `/games/${game}/check`, wish),
  campaign: (game: string) => call<Campaign>('GET', `/games/${game}/alone`),
  checkAlone: (game: string, wish: SoloWish) => call<SoloCheck>('POST', `/games/${game}/alone/check`, wish),
  setOut: (game: string, wish: SoloWish) => call<TableId>('POST', `/games/${game}/alone`, wish),
  lessons: (game: string) => call<LessonInfo[]>('GET', `/games/${game}/lessons`),
  lessonTexts: (game: string, lang: string) => call<string>('GET', `/games/${game}/lessons/texts/${lang}`),
  openLesson: (game: string, lesson: string, anew: boolean) =>
    call<LessonTable>('POST', `/games/${game}/lessons/${lesson}`, { anew }),
  tables: () => call<Tables>('GET', '/tables'),
  open: (table: NewTable) => call<Opened>('POST', '/tables', table),
  table: (id: string) => call<Row>('GET', `/tables/${id}`),
  join: (id: string, invite: string | null, seat: number | null) =>
    call<unknown>('POST', `/tables/${id}/join`, { invite, seat }),
  leave: (id: string) => call<unknown>('POST', `/tables/${id}/leave`),
  resign: (id: string, seat: number) => call<unknown>('POST', `/tables/${id}/resign`, { seat }),
  handover: (id: string, seat: number, bot: string) => call<unknown>('POST', `/tables/${id}/handover`, { seat, bot }),
  takeback: (id: string, seat: number) => call<unknown>('POST', `/tables/${id}/takeback`, { seat }),
  rematch: (id: string) => call<{ table: string }>('POST', `/tables/${id}/rematch`),
  step: (id: string, n: number, audience: number | null, frames: boolean) =>
    call<Step>('GET', `/tables/${id}/steps/${n}?frames=${frames}${audience === null ? '' : `&as=${audience}`}`),
  steps: (id: string, audience: number | null) => call<Steps>('GET', `/tables/${id}/steps${as(audience)}`),
  analyse: (id: string) => call<AnalysisState>('POST', `/tables/${id}/analysis`),
  analysis: (id: string) => call<AnalysisState>('GET', `/tables/${id}/analysis`),
  judge: (id: string, n: number, closer: boolean) =>
    call<Evaluation>('GET', `/tables/${id}/analysis/${n}${closer ? '?closer=true' : ''}`),
  tryWay: (id: string, n: number, wish: TryWish) => call<Tried>('POST', `/tables/${id}/analysis/${n}/try`, wish),
  keepWay: (id: string, n: number, wish: TryWish) =>
    call<AnalysisState>('POST', `/tables/${id}/analysis/${n}/keep`, wish),
  forgetWay: (id: string, kept: number) => call<AnalysisState>('DELETE', `/tables/${id}/analysis/kept/${kept}`),
  automataTexts: (game: string, lang: string) => call<string>('GET', `/games/${game}/automata/${lang}`),
  lampTexts: (game: string, lang: string) => call<string>('GET', `/games/${game}/lamp/${lang}`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  bring: (record: string) => call<{ table: string }>('POST', '/import', record),
};
