import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { attentionOf, type AttentionReason, type UsualPrices } from '../../../../machines/domain/attention';
import { formatCount } from '../../../copy/money';
import { useListing } from '../../../seams/use-console';
import classes from './result-card.module.css';

function describeAttention(intl: IntlShape, reason: AttentionReason): string {
  const values = {
    part: reason.about === 'price' ? intl.formatNumber(reason.percent / 100, { style: 'percent' }) : '',
    count: reason.about === 'sold' ? formatCount(intl, reason.count) : '',
  };
  return intl.formatMessage({ id: `attention.${reason.about}.text` }, values);
}

/** What draws the eye to a listing, in the order of what deserves a look first: the heaviest reason, else what is said of it otherwise. */
export function AttentionNote({ id, usual, otherwise }: { id: string; usual: UsualPrices; otherwise: ReactNode }) {
  const intl = useIntl();
  const listing = useListing(id);
  const reason = listing && attentionOf(listing, usual).reasons[0];
  return reason === undefined ? (
    otherwise
  ) : (
    <span className={classes.note} data-about={reason.about}>
      {describeAttention(intl, reason)}
    </span>
  );
}
