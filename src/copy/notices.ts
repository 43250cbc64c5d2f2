import type { IntlShape } from 'react-intl';
import type { NoticeCode } from '../../machines/system-actors/notices';
import { describeBlockReason, type BlockReasonInfo } from './block-reasons';
import { describeFailure, type FailureInfo } from './failures';
import { siteCountryName } from './vocabulary';
import { hasMessage, type MessageId } from './message-ids';

/** A toast as a machine raises it. */
export interface NoticeInfo {
  code: NoticeCode;
  values?: Record<string, string | number>;
  failure?: FailureInfo;
  why?: BlockReasonInfo;
}

const describeCountries = (intl: IntlShape, siteIds: string): string =>
  intl.formatList(siteIds.split(' ').map((siteId) => siteCountryName(intl, siteId)));

/**
 * A toast for people: its own sentence, then why, when a failure came with it; it compiles only while every code has one. Until the words
 * of its area are here, the failure speaks, or the sentence of something that went wrong.
 */
export function describeNotice(intl: IntlShape, notice: NoticeInfo): { title: string | null; text: string } {
  const id: MessageId = `notice.${notice.code}.text`;
  const { siteIds } = notice.values ?? {};
  const countries = typeof siteIds === 'string' ? describeCountries(intl, siteIds) : '';
  const values = { count: 1, caseId: 'none', countries, ...notice.values };
  const own = hasMessage(intl, id) ? intl.formatMessage({ id }, values) : null;
  if (notice.why !== undefined) return { title: own, text: describeBlockReason(intl, notice.why) };
  if (notice.failure === undefined)
    return { title: null, text: own ?? intl.formatMessage({ id: 'failure.SERVER_ERROR.text' }) };
  const failure = describeFailure(intl, notice.failure);
  return own === null ? failure : { title: own, text: failure.text };
}
