import { Button } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Listing } from '../../../../contracts/shapes';
import { sellerReputations } from '../../../../contracts/vocabulary/listings';
import type { VisibleListing } from '../../../../machines/seats/listings';
import type { ListingDetailEvent } from '../../../../machines/listings/listing-detail/listing-detail.types';
import type { ListingDetailView } from '../../../../machines/listings/listing-detail/listing-detail.view';
import { formatDay } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { countryName, reputationName } from '../../../copy/vocabulary';
import { Bone } from '../../../parts/skeletons';
import { SellerMark } from '../../shared/listing/seller-mark';
import { FailureLine } from '../../shared/failure-line';
import classes from './listing-pane.module.css';

type Send = (event: ListingDetailEvent) => void;

export function KitSection({ kits }: { kits: Listing['kits'] }) {
  return (
    <section className={classes.section} aria-labelledby="listing-kit">
      <h2 id="listing-kit">
        <FormattedMessage id="listingDetail.kit.title" />
      </h2>
      {kits.map((kit, index) => (
        <div key={index}>
          {kit.type !== null && <p className={classes.soft}>{kit.type}</p>}
          <ul className={classes.components}>
            {kit.components.map(({ userProductId, type, quantity }) => (
              <li key={userProductId}>
                <span className={classes.mono}>{userProductId}</span>
                {type !== null && <span>{type}</span>}
                <strong className={classes.times}>{quantity}</strong>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Figure({ id, value }: { id: 'itemsSold' | 'reports' | 'answers' | 'accepted'; value: number | null }) {
  const intl = useIntl();
  if (value === null) return null;
  return (
    <div>
      <dt>
        <FormattedMessage id={`listingDetail.seller.${id}`} />
      </dt>
      <dd>{formatCount(intl, value)}</dd>
    </div>
  );
}

export function SellerSection({
  view,
  listing,
  send,
}: {
  view: ListingDetailView;
  listing: VisibleListing;
  send: Send;
}) {
  const intl = useIntl();
  const { seller } = view;
  if (listing.seller === null) return null;
  const reputation = sellerReputations.find((known) => known === seller?.reputation) ?? 'unknown';
  const place = [
    seller?.address?.city,
    seller?.address?.state,
    seller?.country && countryName(intl, seller.country),
  ].filter(Boolean);
  return (
    <section className={classes.section} aria-labelledby="listing-seller">
      <h2 id="listing-seller">
        <FormattedMessage id="listingDetail.seller.title" />
      </h2>
      <p className={classes.nickname}>
        {listing.seller.nickname} <SellerMark seller={listing.seller} />
      </p>
      {view.sellerAsking && <Bone width="60%" />}
      {view.sellerFailure !== null && (
        <FailureLine failure={view.sellerFailure} onRetry={() => send({ type: 'seller.reload' })} />
      )}
      {seller !== null && (
        <>
          {place.length > 0 && <p className={classes.soft}>{place.join(', ')}</p>}
          <dl className={classes.facts}>
            <div>
              <dt>
                <FormattedMessage id="listingDetail.seller.reputation" />
              </dt>
              <dd>
                <FormattedMessage id={reputationName(reputation)} />
              </dd>
            </div>
            <Figure id="itemsSold" value={seller.itemsSold} />
            <Figure id="reports" value={seller.reportsReceived} />
            <Figure id="answers" value={seller.counterNoticesSent} />
            <Figure id="accepted" value={seller.counterNoticesAccepted} />
          </dl>
        </>
      )}
    </section>
  );
}

export function QuestionsSection({ view, send }: { view: ListingDetailView; send: Send }) {
  const intl = useIntl();
  const { questions, questionsLeft, questionsAsking, questionsFailure } = view;
  const none = questions.length === 0 && !questionsAsking && questionsFailure === null;
  return (
    <section className={classes.section} aria-labelledby="listing-questions">
      <h2 id="listing-questions">
        <FormattedMessage id="listingDetail.questions.title" />
      </h2>
      {none && (
        <p className={classes.soft}>
          <FormattedMessage id="listingDetail.questions.none" />
        </p>
      )}
      <ul className={classes.questions}>
        {questions.map(({ text, answer, date }, index) => (
          <li key={index}>
            <p className={classes.question}>
              {text} {date !== null && <time dateTime={date}>{formatDay(intl, date)}</time>}
            </p>
            <p className={classes.answer}>{answer ?? <FormattedMessage id="listingDetail.questions.unanswered" />}</p>
          </li>
        ))}
      </ul>
      {questionsFailure !== null && (
        <FailureLine failure={questionsFailure} onRetry={() => send({ type: 'questions.reload' })} />
      )}
      {questionsAsking && questions.length === 0 && <Bone width="70%" />}
      {questionsLeft > 0 && questionsFailure === null && (
        <Button variant="default" onClick={() => send({ type: 'questions.more' })} {...busyProps(questionsAsking)}>
          <FormattedMessage id="listingDetail.questions.more" values={{ count: questionsLeft }} />
        </Button>
      )}
    </section>
  );
}
