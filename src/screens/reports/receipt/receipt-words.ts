import type { IntlShape } from 'react-intl';
import type { ReceiptLine } from '../../../../machines/reports/receipt/receipt.view';
import { formatDay } from '../../../copy/dates';
import { describeFailure } from '../../../copy/failures';

/** Why a listing of a send is where it is, in a sentence; empty where the outcome says it all. */
export function whyOf(intl: IntlShape, { outcome, failure, until }: ReceiptLine): string {
  switch (outcome) {
    case 'sent':
      return '';
    case 'protected':
      return until === null
        ? failure === null
          ? ''
          : describeFailure(intl, failure).text
        : intl.formatMessage({ id: 'receipt.protected.text' }, { until: formatDay(intl, until) });
    case 'unknown':
      return intl.formatMessage({ id: 'send.unknown.text' });
    case 'stayed':
      return intl.formatMessage({ id: 'receipt.stayed.text' });
    case 'alreadySent':
    case 'refused':
      return failure === null ? intl.formatMessage({ id: 'send.refused.text' }) : describeFailure(intl, failure).text;
  }
}
