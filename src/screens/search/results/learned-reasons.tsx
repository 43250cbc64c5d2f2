import { useIntl, type IntlShape } from 'react-intl';
import { learnedReasons, type LearnedOrder, type LearnedReason } from '../../../../machines/domain/learned-order';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { formatCount } from '../../../copy/money';
import { conditionName, siteCountryName } from '../../../copy/vocabulary';
import classes from './learned-order.module.css';

type TraitReason = Extract<LearnedReason, { key: string }>;

/** What a listing shares with those that were decided on. */
function describeTrait(intl: IntlShape, { about, key }: TraitReason): string {
  if (about === 'site') return siteCountryName(intl, key);
  if (about === 'condition' && key !== '') return conditionName(intl, key);
  const from = Number(key);
  const range =
    about === 'stock' || about === 'sold'
      ? { from: formatCount(intl, from), to: formatCount(intl, Math.max(1, 10 * from) - 1) }
      : {};
  return intl.formatMessage({ id: `learned.${about}.text` }, { key, ...range });
}

function describeReason(intl: IntlShape, reason: LearnedReason): string {
  if ('count' in reason) return intl.formatMessage({ id: 'learned.confirmed.text' }, { count: reason.count });
  if ('percent' in reason) {
    const part = intl.formatNumber(reason.percent / 100, { style: 'percent' });
    return intl.formatMessage({ id: `learned.${reason.about}.text` }, { part });
  }
  return intl.formatMessage(
    { id: 'learned.figures.text' },
    {
      trait: describeTrait(intl, reason),
      reported: formatCount(intl, reason.reported),
      all: formatCount(intl, reason.all),
    },
  );
}

/** Why a listing stands where it does: the two strongest things that the past says of it. */
export function LearnedReasons({
  listing,
  learned,
  label,
}: {
  listing: VisibleListing;
  learned: LearnedOrder;
  label: string;
}) {
  const intl = useIntl();
  const reasons = learnedReasons(listing, learned);
  if (reasons.length === 0) return null;
  return (
    <ul className={classes.reasons} aria-label={label}>
      {reasons.map((reason) => (
        <li key={`${reason.about} ${'key' in reason ? reason.key : ''}`} data-speaks={reason.speaks}>
          {describeReason(intl, reason)}
        </li>
      ))}
    </ul>
  );
}
