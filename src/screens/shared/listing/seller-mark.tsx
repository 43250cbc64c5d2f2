import { FormattedMessage } from 'react-intl';
import type { ListingSeller } from '../../../../contracts/shapes';
import classes from './mark-status.module.css';

/** On which of the two lists a seller is; nothing for one that is on neither. */
export function SellerMark({ seller }: { seller: Pick<ListingSeller, 'watched' | 'trusted'> | null }) {
  if (seller === null || (!seller.watched && !seller.trusted)) return null;
  const mark = seller.watched ? 'watched' : 'trusted';
  return (
    <span className={classes.mark} data-mark={mark}>
      <FormattedMessage id={`listing.${mark}Seller.badge`} />
    </span>
  );
}
