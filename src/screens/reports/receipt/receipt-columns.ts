import type { IntlShape } from 'react-intl';
import type { ReceiptLine } from '../../../../machines/reports/receipt/receipt.view';
import { formatDay } from '../../../copy/dates';
import { describeFailure } from '../../../copy/failures';
import { reasonName } from '../../../copy/vocabulary';

export const columnIds = ['listing', 'seller', 'reason', 'outcome', 'case', 'why'] as const;

export const columnName = (intl: IntlShape, id: (typeof columnIds)[number]): string =>
  intl.formatMessage({ id: `receipt.${id}.column` });

/** Of one listing, or of so many. */
export const outcomeName = (intl: IntlShape, outcome: ReceiptLine['outcome'], count = 1): string =>
  intl.formatMessage({ id: `receipt.${outcome}.name` }, { count });

/** What a listing was reported for. Each one was, so that where nobody knows it any more nothing says that it wasn't. */
export const formatReportReason = (intl: IntlShape, { code }: Pick<ReceiptLine, 'code'>): string =>
  code === null ? intl.formatMessage({ id: 'receipt.reasonUnknown.text' }) : reasonName(intl, code);

/** Why a listing of a send is where it is, in a sentence; empty where the outcome says it all. */
export function describeLineReason(intl: IntlShape, { outcome, failure, until }: ReceiptLine): string {
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

/** The receipt as a table of texts, its heads first: each listing has its id in a column of its own. */
export const toCsvRows = (intl: IntlShape, lines: readonly ReceiptLine[]): [heads: string[], ...rows: string[][]] => [
  [intl.formatMessage({ id: 'receipt.id.column' }), ...columnIds.map((id) => columnName(intl, id))],
  ...lines.map((line) => [
    line.id,
    line.title,
    line.seller ?? '',
    formatReportReason(intl, line),
    outcomeName(intl, line.outcome),
    line.caseId ?? '',
    describeLineReason(intl, line),
  ]),
];
