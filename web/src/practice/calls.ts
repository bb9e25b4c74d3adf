// What only practice asks of the hall.
import { call } from '../lib/api';
import type { BranchWish, Hint, Row, TableId } from '../wire';

export const calls = {
  coach: (game: string, lang: string) => call<string>('GET', `/games/${game}/coach/${lang}`),
  hint: (id: string, seat: number) => call<Hint>('POST', `/tables/${id}/hint`, { seat }),
  rewind: (id: string, step: number) => call<Row>('POST', `/tables/${id}/rewind`, { step }),
  branch: (id: string, wish: BranchWish) => call<TableId>('POST', `/tables/${id}/branch`, wish),
};
