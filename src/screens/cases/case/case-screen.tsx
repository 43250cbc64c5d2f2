import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import type { Crumb } from '../../../parts/breadcrumb';
import { AppLink } from '../../../parts/app-link';
import { shallowEqual, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { caseMachine } from '../../../../machines/cases/case/case.machine';
import { caseView } from '../../../../machines/cases/case/case.view';
import { reportItem } from '../../../../machines/domain/report-item';
import { siteCountryName } from '../../../copy/vocabulary';
import { CopyableId } from '../../../parts/copyable-id';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { takeFocusAtTop } from '../../../parts/focus';
import { PageTitle } from '../../../parts/page-title';
import { ListingPicture } from '../../../parts/listing-picture';
import { SkeletonBar } from '../../../parts/skeletons';
import { StatusPill } from '../../../parts/status-pill';
import { useWorldTime } from '../../../seams/use-console';
import { usePrinting } from '../../../seams/use-printing';
import { FailureLine } from '../../shared/failure-line';
import { ReportLifecycle } from '../../shared/case-parts/report-lifecycle';
import { PrintButton, PrintMoment } from '../../shared/print/print-button';
import { CaseSkeleton } from './case-skeleton';
import { CaseTabs } from './case-tabs';
import { ReplyPane } from './reply-pane';
import classes from './case-screen.module.css';
import { SiteText } from '../../../parts/site-text';
import type { Case } from '../../../../contracts/shapes';
import type { CurrentListingActor } from '../../shared/listing/current-listing';
import type { SellerActor } from '../../shared/seller/seller-panel';
import type { VariantsActor } from './case-variants';
import { CounterNoticeTab } from './counter-notice-tab';
import { ListingTab, ReportTab, SellerTab } from './fact-tabs';

const parts = { 'counter-notice': CounterNoticeTab, report: ReportTab, listing: ListingTab, seller: SellerTab };

interface WholeCaseProps {
  shown: Case;
  seller: SellerActor | null;
  variants: VariantsActor | null;
  listingNow: CurrentListingActor | null;
}

/** All four sides of a case under each other, as they are printed. */
export function FullCase({ shown, seller, variants, listingNow }: WholeCaseProps) {
  return (
    <div className={classes.panel}>
      {(['report', 'counter-notice', 'listing', 'seller'] as const).map((side) => {
        const Part = parts[side];
        return (
          <div key={side} className={classes.panel}>
            <h2>
              <FormattedMessage id={`case.${side}.tab`} />
            </h2>
            <Part shown={shown} gallery={null} seller={seller} variants={variants} listingNow={listingNow} />
          </div>
        );
      })}
      <PrintMoment />
    </div>
  );
}

/** One report with the seller's answer, and the reporter's reply to it. */
export function CaseScreen({ actor }: { actor: ActorRefFrom<typeof caseMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, caseView, shallowEqual);
  const now = useWorldTime();
  const printing = usePrinting();
  const { send } = actor;
  const asideRef = useRef<HTMLDivElement>(null);
  const { shown } = view;
  const crumbs: Crumb[] = [
    view.shown?.status === 'DOCUMENTATION_PRESENTED'
      ? {
          name: intl.formatMessage({ id: 'history.awaiting.title' }),
          to: { to: 'history', search: { status: ['PENDING'] } },
        }
      : { name: intl.formatMessage({ id: 'history.title.text' }), to: { to: 'history' } },
    { name: intl.formatMessage({ id: 'case.title.text' }, { caseId: view.caseId }) },
  ];
  return (
    <div className={classes.frame}>
      <PageTitle
        crumbs={crumbs}
        picture={
          shown === null ? (
            view.phase === 'asking' ? (
              <SkeletonBar picture />
            ) : undefined
          ) : (
            <ListingPicture url={shown.listing.thumbnail} alt="" eager />
          )
        }
        action={
          shown === null ? undefined : (
            <>
              <Button
                component={AppLink}
                to={{ to: 'newEvidence', params: { kind: 'case', id: shown.caseId }, search: { site: shown.siteId } }}
                variant="default"
                leftSection={<IconFileZip size={16} aria-hidden="true" />}
              >
                <FormattedMessage id="case.evidence.action" />
              </Button>
              <PrintButton />
            </>
          )
        }
        title={
          shown === null ? (
            intl.formatMessage({ id: 'case.title.text' }, { caseId: view.caseId })
          ) : (
            <SiteText site={shown.siteId}>{shown.listing.title}</SiteText>
          )
        }
        lead={
          shown === null ? (
            view.phase === 'asking' ? (
              <SkeletonBar width="20rem" height="1.5rem" />
            ) : undefined
          ) : (
            <span className={classes.summary}>
              <StatusPill
                status={shown.status}
                expiresAt={view.move?.may === 'answer' ? shown.respondBy : null}
                now={now}
              />
              <CopyableId id={shown.caseId} />
              <span>{[shown.seller.nickname, siteCountryName(intl, shown.siteId)].filter(Boolean).join(' · ')}</span>
            </span>
          )
        }
      />
      {view.phase === 'asking' && <CaseSkeleton />}
      {view.phase === 'missing' && (
        <EmptyState
          title={<FormattedMessage id="case.missing.title" />}
          action={
            <Button component={AppLink} to={{ to: 'history' }} variant="default">
              <FormattedMessage id="case.missing.action" />
            </Button>
          }
        >
          <FormattedMessage id="case.missing.text" />
        </EmptyState>
      )}
      {view.phase === 'failed' && view.failure !== null && (
        <ErrorState failure={view.failure} onRetry={() => send({ type: 'case.reload' })} />
      )}
      {shown !== null && (
        <>
          {view.failure !== null && (
            <FailureLine failure={view.failure} onRetry={() => send({ type: 'case.reload' })} />
          )}
          <div className={classes.panes}>
            <div className={classes.facts}>
              {printing ? (
                <FullCase shown={shown} seller={view.seller} variants={view.variants} listingNow={view.listingNow} />
              ) : (
                <CaseTabs
                  shown={shown}
                  gallery={view.gallery}
                  translation={view.translation}
                  documents={view.documents}
                  seller={view.seller}
                  variants={view.variants}
                  listingNow={view.listingNow}
                  tab={view.tab}
                  onTab={(tab) => send({ type: 'tab.choose', tab })}
                />
              )}
              {view.move?.may === 'answer' && !printing && (
                <div className={classes.foot}>
                  <Button fullWidth onClick={() => takeFocusAtTop(asideRef.current)}>
                    <FormattedMessage id="answering.answer.action" />
                  </Button>
                </div>
              )}
            </div>
            <div ref={asideRef} tabIndex={-1} className={classes.aside}>
              <ReplyPane view={view} send={send} />
              <ReportLifecycle item={reportItem(shown, null)} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
