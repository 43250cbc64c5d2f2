import type { IntlShape } from 'react-intl';
import { describeFailure, type ToldFailure } from './failures';
import { hasWords } from './has-words';

/** A toast as a machine raises it: `code` names the sentence `notice.<code>.text`. */
export interface ToldNotice {
  code: string;
  values?: Record<string, string | number>;
  failure?: ToldFailure;
}

/**
 * A toast for people: its own sentence, then why, when a failure came with it. A code without words of its own leaves the
 * failure to speak, or the sentence of something that went wrong.
 */
export function describeNotice(intl: IntlShape, notice: ToldNotice): { title: string | null; text: string } {
  const id = `notice.${notice.code}.text`;
  const own = hasWords(intl, id) ? intl.formatMessage({ id }, { count: 1, caseId: 'none', ...notice.values }) : null;
  if (notice.failure === undefined)
    return { title: null, text: own ?? intl.formatMessage({ id: 'failure.SERVER_ERROR.text' }) };
  const failure = describeFailure(intl, notice.failure);
  return own === null ? failure : { title: own, text: failure.text };
}
