import { Button } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { FormattedMessage, useIntl } from 'react-intl';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import type { ListingDetailEvent } from '../../../../machines/listings/listing-detail/listing-detail.rules';
import type { ListingDetailView } from '../../../../machines/listings/listing-detail/listing-detail.view';
import { formatDay } from '../../../copy/dates';
import { SkeletonBar } from '../../../parts/skeletons';
import { FailureLine } from '../../shared/failure-line';
import { KitList } from '../../shared/listing/kit-list';
import { SellerPanel } from '../../shared/seller/seller-panel';
import classes from './listing-pane.module.css';
import { languageOfSite, sitePartOf } from '../../../../machines/domain/sites';

type Send = (event: ListingDetailEvent) => void;

export function KitSection({ view, listing }: { view: ListingDetailView; listing: VisibleListing }) {
  return (
    <section className={classes.section} aria-labelledby="listing-kit">
      <h2 id="listing-kit">
        <FormattedMessage id="listingDetail.kit.title" />
      </h2>
      <KitList kits={listing.kits} titles={view.kitTitles} />
    </section>
  );
}

export function SellerSection({ view, listing }: { view: ListingDetailView; listing: VisibleListing }) {
  if (listing.seller === null) return null;
  return (
    <section className={classes.section} aria-labelledby="listing-seller">
      <h2 id="listing-seller">
        <FormattedMessage id="listingDetail.seller.title" />
      </h2>
      <SellerPanel actor={view.seller} seller={listing.seller} />
    </section>
  );
}

export function QuestionsSection({ view, send }: { view: ListingDetailView; send: Send }) {
  const intl = useIntl();
  const { questions, questionsLeft, questionsAsking, questionsFailure } = view;
  const lang = languageOfSite(sitePartOf(view.id ?? ''));
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
      {questions.length > 0 && (
        <ul className={classes.questions}>
          {questions.map(({ text, answer, date }, index) => (
            <li key={index}>
              <p className={classes.question}>
                <span lang={lang}>{text}</span> {date !== null && <time dateTime={date}>{formatDay(intl, date)}</time>}
              </p>
              <p className={classes.answer}>
                {answer === null ? (
                  <FormattedMessage id="listingDetail.questions.unanswered" />
                ) : (
                  <span lang={lang}>{answer}</span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {questionsFailure !== null && (
        <FailureLine failure={questionsFailure} onRetry={() => send({ type: 'questions.reload' })} />
      )}
      {questionsAsking && questions.length === 0 && <SkeletonBar width="70%" />}
      {questionsLeft > 0 && questionsFailure === null && (
        <Button variant="default" onClick={() => send({ type: 'questions.more' })} {...busyProps(questionsAsking)}>
          <FormattedMessage id="listingDetail.questions.more" values={{ count: questionsLeft }} />
        </Button>
      )}
    </section>
  );
}
