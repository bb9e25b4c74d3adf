import type { Texts } from '../table/scene';
import { ApiError } from './api';

/** What went wrong, in the reader's language where we have the sentence, else in the server's own words. */
export function troubleText(error: unknown, t: Texts): string {
  if (!(error instanceof ApiError)) return t('trouble-unknown');
  return codeText(error.code, error.message, t);
}

export function codeText(code: string, sentence: string, t: Texts): string {
  if (t.has(`trouble-${code}`)) return t(`trouble-${code}`, { sentence });
  return sentence || t('trouble-unknown');
}
