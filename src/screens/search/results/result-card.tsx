import { IconCircleCheck, IconFlag } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { markChoices } from '../../../../machines/domain/marking';
import type { ResultsEvent } from '../../../../machines/search/results/results.types';
import { describeBecause } from '../../../copy/because';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { StatePill } from '../../../parts/state-pill';
import { useConversion, useListing } from '../../../seams/use-console';
import { BrandLine, StockLine } from '../../shared/listing/listing-facts';
import classes from './result-card.module.css';

interface ResultCardProps {
  id: string;
  current: boolean;
  eager: boolean;
  send: (event: ResultsEvent) => void;
}

/** One listing of the grid; renders alone when its own listing or its cursor changes. */
export const ResultCard = memo(function ResultCard({ id, current, eager, send }: ResultCardProps) {
  const intl = useIntl();
  const listing = useListing(id);
  const convert = useConversion();
  if (listing === undefined) return null;
  const { standing, trust, suspect, edit, undo } = markChoices(listing);
  const price = convert(listing.price);
  return (
    <article
      className={classes.card}
      data-item={id}
      data-unconfirmed={listing.pendingMark !== null || undefined}
      data-decided={standing !== 'open' || undefined}
      aria-current={current || undefined}
      aria-label={listing.title}
      tabIndex={current ? 0 : -1}
      onFocus={() => {
        if (!current) send({ type: 'cursor.go', id });
      }}
    >
      <ListingPicture url={listing.thumbnail} alt="" eager={eager} className={classes.picture} />
      <div className={classes.words}>
        <AppLink className={classes.title} href={`/article_detail/${id}?from=live_search`}>
          {listing.title}
        </AppLink>
        <span className={classes.price}>
          <Money value={price} original={listing.price} />
        </span>
        <span className={classes.soft}>
          <StockLine listing={listing} />
        </span>
        <span className={classes.soft}>
          <BrandLine listing={listing} />
        </span>
        <span className={classes.soft}>
          {[listing.seller?.nickname, siteCountryName(intl, listing.siteId)].filter(Boolean).join(' · ')}
        </span>
        <span className={classes.badges}>
          {listing.officialStoreId !== null && (
            <span className={classes.badge}>
              <FormattedMessage id="listing.officialStore.badge" />
            </span>
          )}
          {listing.status === 'paused' && (
            <span className={classes.badge}>
              <FormattedMessage id="listing.paused.badge" />
            </span>
          )}
        </span>
      </div>
      <div className={classes.foot}>
        {standing === 'open' ? (
          <>
            <button
              type="button"
              className={`${classes.decide} ${classes.trust}`}
              aria-disabled={trust !== null || undefined}
              title={trust === null ? undefined : describeBecause(intl, trust)}
              aria-keyshortcuts="T"
              onClick={() => send({ type: 'listing.trust', id })}
            >
              <IconCircleCheck size={16} aria-hidden="true" />
              <FormattedMessage id="mark.trust.action" />
            </button>
            <button
              type="button"
              className={`${classes.decide} ${classes.suspect}`}
              aria-disabled={suspect !== null || undefined}
              title={suspect === null ? undefined : describeBecause(intl, suspect)}
              aria-keyshortcuts="S"
              onClick={() => send({ type: 'listing.suspect', id })}
            >
              <IconFlag size={16} aria-hidden="true" />
              <FormattedMessage id="mark.suspect.action" />
            </button>
          </>
        ) : (
          <>
            <StatePill state={standing === 'sent' ? 'sending' : standing} unconfirmed={listing.pendingMark !== null}>
              {standing === 'sent' ? <FormattedMessage id="mark.sent.name" /> : undefined}
            </StatePill>
            {edit === null && (
              <button type="button" className={classes.link} onClick={() => send({ type: 'listing.edit', id })}>
                <FormattedMessage id="mark.edit.action" />
              </button>
            )}
            {undo !== null && (
              <button
                type="button"
                className={classes.link}
                aria-keyshortcuts="U"
                onClick={() => send({ type: 'listing.undo', id })}
              >
                <FormattedMessage id="mark.undo.action" />
              </button>
            )}
          </>
        )}
      </div>
    </article>
  );
});
