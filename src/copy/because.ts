import type { IntlShape } from 'react-intl';
import type { Because } from '../../machines/domain/because';
import { formatMoment } from './dates';
import { hasWords } from './has-words';
import type { MessageId } from './message-ids';

/** A reason why something cannot be done, as rules say it. */
export type ToldBecause = Because;

/**
 * The sentence of a reason; it compiles only while every code has one. `{until}` is told as day and time; what is not known is `none`, which
 * the sentences leave out. Until the words of its area are here, it says that this can't be done.
 */
export function describeBecause(intl: IntlShape, because: ToldBecause): string {
  const values = {
    count: 1,
    ...because.values,
    until: because.until === undefined ? 'none' : formatMoment(intl, because.until),
  };
  const id: MessageId = `because.${because.because}.text`;
  return intl.formatMessage({ id: hasWords(intl, id) ? id : 'because.unknown.text' }, values);
}
