import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { historyItemMachine } from '../../../../machines/history/history-item/history-item.machine';
import { historyItemView } from '../../../../machines/history/history-item/history-item.view';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import type { Crumb } from '../../../parts/breadcrumb';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { ListingPicture } from '../../../parts/listing-picture';
import { PageTitle } from '../../../parts/page-title';
import { SkeletonBar, Loading } from '../../../parts/skeletons';
import { StatusPill } from '../../../parts/status-pill';
import { useProfile, useWorldTime } from '../../../seams/use-console';
import { Carousel } from '../../shared/carousel/carousel';
import { ReportLifecycle } from '../../shared/case-parts/report-lifecycle';
import { FailureLine } from '../../shared/failure-line';
import { ReportFacts } from './report-facts';
import classes from './history-item-screen.module.css';
import { SiteText } from '../../../parts/site-text';

/** One report of the history: what was reported, what was answered, and where it stands. Nothing is decided here. */
export function HistoryItemScreen({ actor }: { actor: ActorRefFrom<typeof historyItemMachine> }) {
  const intl = useIntl();
  const now = useWorldTime();
  const enrolled = useProfile((facts) => facts.profile?.isAcuerdo ?? false);
  const { caseId, item, phase, failure, gallery, listingNow, translation, carousel } = useSelector(
    actor,
    historyItemView,
    shallowEqual,
  );
  const retry = () => actor.send({ type: 'item.reload' });
  const name = intl.formatMessage({ id: 'historyItem.title.text' }, { caseId });
  const crumbs: Crumb[] = [{ name: intl.formatMessage({ id: 'history.title.text' }), to: { to: 'history' } }, { name }];
  return (
    <div className={classes.frame}>
      <PageTitle
        crumbs={crumbs}
        picture={
          item !== null ? (
            <ListingPicture url={item.listing.thumbnail} alt="" eager />
          ) : phase === 'asking' ? (
            <SkeletonBar picture />
          ) : undefined
        }
        title={item === null ? name : <SiteText site={item.siteId}>{item.listing.title}</SiteText>}
        lead={
          item !== null ? (
            <span className={classes.summary}>
              <StatusPill status={item.status} expiresAt={item.answerBy} now={now} />
              <span>{[item.seller, siteCountryName(intl, item.siteId)].filter(Boolean).join(' · ')}</span>
            </span>
          ) : phase === 'asking' ? (
            <SkeletonBar width="20rem" height="1.5rem" />
          ) : undefined
        }
        action={
          item !== null && !enrolled ? (
            <Button
              component={AppLink}
              to={{ to: 'case', params: { id: caseId }, search: { site: item.siteId } }}
              variant={item.answerBy === null ? 'default' : 'filled'}
            >
              <FormattedMessage id={item.answerBy === null ? 'history.open.action' : 'history.answer.action'} />
            </Button>
          ) : undefined
        }
      />
      {phase === 'asking' && (
        <div className={classes.panes}>
          <Loading />
          <div className={classes.facts} aria-hidden="true">
            <SkeletonBar width="12rem" height="1.25rem" />
            <SkeletonBar width="24rem" />
            <SkeletonBar width="20rem" />
            <SkeletonBar width="16rem" />
          </div>
        </div>
      )}
      {phase === 'missing' && (
        <EmptyState
          title={<FormattedMessage id="historyItem.missing.title" />}
          action={
            <Button component={AppLink} to={{ to: 'history' }} variant="default">
              <FormattedMessage id="case.missing.action" />
            </Button>
          }
        >
          <FormattedMessage id="historyItem.missing.text" />
        </EmptyState>
      )}
      {phase === 'failed' && failure !== null && <ErrorState failure={failure} onRetry={retry} />}
      {item !== null && (
        <>
          {failure !== null && <FailureLine failure={failure} onRetry={retry} />}
          <div className={classes.panes}>
            <ReportFacts
              item={item}
              enrolled={enrolled}
              gallery={gallery}
              listingNow={listingNow}
              translation={translation}
            />
            <ReportLifecycle item={item} />
          </div>
        </>
      )}
      <Carousel actor={carousel} />
    </div>
  );
}
