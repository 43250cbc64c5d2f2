import type { IntlShape } from 'react-intl';
import { formatMoment } from './dates';
import { hasWords } from './has-words';

/** A reason why something cannot be done: its code, what fills its sentence, the path or the moment (ISO 8601) that clears it. */
export interface ToldBecause {
  because: string;
  values?: Record<string, string | number>;
  resolve?: string;
  until?: string;
}

/** The sentence of a reason. `{until}` is told as day and time; what is not known is `none`, which the sentences leave out. */
export function describeBecause(intl: IntlShape, because: ToldBecause): string {
  const values = {
    count: 1,
    ...because.values,
    until: because.until === undefined ? 'none' : formatMoment(intl, because.until),
  };
  const id = `because.${because.because}.text`;
  return intl.formatMessage({ id: hasWords(intl, id) ? id : 'because.unknown.text' }, values);
}
