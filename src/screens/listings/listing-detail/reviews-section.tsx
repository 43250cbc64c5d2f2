import { Button, UnstyledButton } from '@mantine/core';
import { IconStarFilled, IconThumbDown, IconThumbUp, IconStar } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Language, Review } from '../../../../contracts/shapes';
import type { reviewsMachine } from '../../../../machines/listings/reviews/reviews.machine';
import type { ReviewsEvent } from '../../../../machines/listings/reviews/reviews.rules';
import { reviewsView, type ReviewsView } from '../../../../machines/listings/reviews/reviews.view';
import { formatDay } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { busyProps } from '../../../parts/busy-props';
import { SkeletonBar } from '../../../parts/skeletons';
import { VisuallyHidden } from '../../../parts/visually-hidden';
import { FailureLine } from '../../shared/failure-line';
import sections from './listing-pane.module.css';
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

type Send = (event: ReviewsEvent) => void;

/** Stars with their bars, each of which shows the reviews that have it. */
function Levels({ levels, total, send }: { levels: ReviewsView['levels']; total: number; send: Send }) {
  const intl = useIntl();
  return (
    <ul className={classes.levels} aria-label={intl.formatMessage({ id: 'listingDetail.reviews.byStars' })}>
      {levels.map(({ rating, stars, count, offered, chosen }) => {
        const row = (
          <>
            <span className={classes.level} aria-hidden="true">
              {stars} <IconStarFilled size={12} />
            </span>
            <span className={classes.track} aria-hidden="true">
              <span
                className={classes.bar}
                style={{ inlineSize: `${total === 0 ? 0 : Math.round((count / total) * 100)}%` }}
              />
            </span>
            <span className={classes.levelCount} aria-hidden="true">
              {formatCount(intl, count)}
            </span>
            <VisuallyHidden>
              <FormattedMessage id="listingDetail.reviews.level" values={{ stars, count }} />
            </VisuallyHidden>
          </>
        );
        return (
          <li key={rating}>
            {offered ? (
              <UnstyledButton
                className={classes.row}
                aria-pressed={chosen}
                onClick={() => send({ type: 'rating.choose', rating: chosen ? null : rating })}
              >
                {row}
              </UnstyledButton>
            ) : (
              <span className={classes.row}>{row}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const groupWords = {
  all: 'listingDetail.reviews.all',
  positive: 'listingDetail.reviews.positive',
  negative: 'listingDetail.reviews.negative',
} as const;

function Summary({ view, send }: { view: ReviewsView; send: Send }) {
  const intl = useIntl();
  const { total, average, levels, groups } = view;
  if (view.totalsAsking) return <SkeletonBar width="40%" />;
  if (view.totalsFailure !== null)
    return <FailureLine failure={view.totalsFailure} onRetry={() => send({ type: 'totals.reload' })} />;
  if (total === null || total === 0) return null;
  return (
    <div className={classes.summary}>
      <div className={classes.average}>
        {average !== null && (
          <>
            <strong>{intl.formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</strong>
            <Stars rate={average} />
          </>
        )}
        <span className={sections.soft}>
          <FormattedMessage
            id="listingDetail.reviews.count"
            values={{ count: total, shown: formatCount(intl, total) }}
          />
        </span>
      </div>
      <Levels levels={levels} total={total} send={send} />
      <div
        className={classes.groups}
        role="group"
        aria-label={intl.formatMessage({ id: 'listingDetail.reviews.filter' })}
      >
        {groups.map(({ rating, count, offered, chosen }) =>
          offered ? (
            <UnstyledButton
              key={rating ?? 'all'}
              className={classes.group}
              aria-pressed={chosen}
              onClick={() => send({ type: 'rating.choose', rating })}
            >
              <FormattedMessage id={groupWords[rating ?? 'all']} values={{ shown: formatCount(intl, count) }} />
            </UnstyledButton>
          ) : null,
        )}
      </div>
    </div>
  );
}

function ReviewRow({ review, lang }: { review: Review; lang: Language }) {
  const intl = useIntl();
  const { date, title, content, rate, likes, dislikes, buyingDate } = review;
  return (
    <li className={classes.review}>
      <p className={classes.head}>
        {rate !== null && <Stars rate={rate} />}
        {date !== null && <time dateTime={date}>{formatDay(intl, date)}</time>}
      </p>
      {title !== '' && (
        <p className={classes.title} lang={lang}>
          {title}
        </p>
      )}
      {content !== '' && (
        <p className={classes.content} lang={lang}>
          {content}
        </p>
      )}
      <p className={classes.foot}>
        <span>
          <IconThumbUp size={14} aria-hidden="true" />
          <FormattedMessage id="listingDetail.reviews.likes" values={{ shown: formatCount(intl, likes) }} />
        </span>
        <span>
          <IconThumbDown size={14} aria-hidden="true" />
          <FormattedMessage id="listingDetail.reviews.dislikes" values={{ shown: formatCount(intl, dislikes) }} />
        </span>
        {buyingDate !== null && (
          <span>
            <FormattedMessage
              id="listingDetail.reviews.bought"
              values={{ day: <time dateTime={buyingDate}>{formatDay(intl, buyingDate)}</time> }}
            />
          </span>
        )}
      </p>
    </li>
  );
}

interface ReviewsSectionProps {
  actor: ActorRefFrom<typeof reviewsMachine>;
  /** The language that buyers write in there. */
  lang: Language;
}

/** What buyers wrote: the summary, which is also what they are filtered by, and the reviews, more on demand. */
export function ReviewsSection({ actor, lang }: ReviewsSectionProps) {
  const intl = useIntl();
  const view = useSelector(actor, reviewsView, shallowEqual);
  const { send } = actor;
  return (
    <section className={sections.section} aria-labelledby="listing-reviews">
      <h2 id="listing-reviews">
        <FormattedMessage id="listingDetail.reviews.title" />
      </h2>
      <Summary view={view} send={send} />
      {view.none && (
        <p className={sections.soft}>
          <FormattedMessage
            id={view.rating === null ? 'listingDetail.reviews.none' : 'listingDetail.reviews.noneOfThese'}
          />
        </p>
      )}
      <ul className={classes.list} aria-busy={view.asking || undefined}>
        {view.reviews.map((review) => (
          <ReviewRow key={review.id} review={review} lang={lang} />
        ))}
      </ul>
      {view.asking && view.reviews.length === 0 && (
        <div className={sections.bones} aria-hidden="true">
          <SkeletonBar width="30%" />
          <SkeletonBar width="80%" />
          <SkeletonBar width="70%" />
        </div>
      )}
      {view.failure !== null && <FailureLine failure={view.failure} onRetry={() => send({ type: 'reviews.reload' })} />}
      {view.left > 0 && view.failure === null && (
        <Button variant="default" onClick={() => send({ type: 'reviews.more' })} {...busyProps(view.asking)}>
          <FormattedMessage id="listingDetail.reviews.more" values={{ shown: formatCount(intl, view.left) }} />
        </Button>
      )}
    </section>
  );
}
