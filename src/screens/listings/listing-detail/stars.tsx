import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import classes from './reviews-section.module.css';

const five = [1, 2, 3, 4, 5] as const;

/** A rating as stars; what it is of five is said to who doesn't see them. */
export function Stars({ rate }: { rate: number }) {
  const intl = useIntl();
  const shown = intl.formatNumber(rate, { maximumFractionDigits: 1 });
  return (
    <span
      className={classes.stars}
      role="img"
      aria-label={intl.formatMessage({ id: 'listingDetail.reviews.rate' }, { rate: shown })}
    >
      {five.map((star) =>
        star <= Math.round(rate) ? <IconStarFilled key={star} size={16} /> : <IconStar key={star} size={16} />,
      )}
    </span>
  );
}
