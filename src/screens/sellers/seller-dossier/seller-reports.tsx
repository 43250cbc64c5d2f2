import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { targetOfRow } from '../../../../machines/domain/history-row';
import type { SellerDossierEvent } from '../../../../machines/sellers/seller-dossier/seller-dossier.machine';
import type { SellerDossierView } from '../../../../machines/sellers/seller-dossier/seller-dossier.view';
import { formatDay } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { caseGroupName, reasonName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { busyProps } from '../../../parts/busy-props';
import { stateByGroup, StatusPill } from '../../../parts/status-pill';
import { ListingPicture } from '../../../parts/listing-picture';
import { SkeletonBar } from '../../../parts/skeletons';
import { StatePill } from '../../../parts/state-pill';
import { useProfile } from '../../../seams/use-console';
import { FailureLine } from '../../shared/failure-line';
import classes from './seller-dossier.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';
import { SiteText } from '../../../parts/site-text';

/** What became of the reports about the seller: how many ended how, and each that was read. */
export function SellerReports({ view, send }: { view: SellerDossierView; send: (event: SellerDossierEvent) => void }) {
  const intl = useIntl();
  const enrolled = useProfile((facts) => facts.profile?.isAcuerdo ?? false);
  const { sellerId, reports, reportsTotal, reportsLeft, reportsAsking, reportsFailure, outcomes } = view;
  return (
    <section className={classes.section} aria-labelledby="seller-reports">
      <div className={classes.head}>
        <h2 id="seller-reports">
          <FormattedMessage id="sellerDossier.reports.title" />
        </h2>
        {reports.length > 0 && (
          <AppLink to={{ to: 'history', search: { sellerId } }}>
            <FormattedMessage id="sellerDossier.reports.history" />
          </AppLink>
        )}
      </div>
      {reportsAsking && reports.length === 0 && <SkeletonBar width="60%" />}
      {!reportsAsking && reportsFailure === null && reports.length === 0 && (
        <p className={classes.soft}>
          <FormattedMessage id="sellerDossier.reports.none" />
        </p>
      )}
      {reports.length > 0 && (
        <>
          <ul className={classes.counts}>
            {outcomes.map(({ group, count }) => (
              <li key={group}>
                <StatePill state={group === 'other' ? 'toReview' : stateByGroup[group]}>
                  <FormattedMessage
                    id="sellerDossier.outcome.count"
                    values={{
                      outcome: intl.formatMessage({
                        id: group === 'other' ? 'sellerDossier.outcome.other' : caseGroupName(group),
                      }),
                      count,
                    }}
                  />
                </StatePill>
              </li>
            ))}
          </ul>
          <p className={classes.soft}>
            <FormattedMessage id="sellerDossier.reports.read" values={{ read: reports.length, total: reportsTotal }} />
          </p>
          <ul className={classes.rows} data-long>
            {reports.map((report) => {
              const to = targetOfRow(report, false, enrolled);
              return (
                <li key={report.caseId} className={classes.row}>
                  <ListingPicture url={report.listing.thumbnail} alt="" className={classes.picture} />
                  <div className={classes.words}>
                    {to === null ? (
                      <SiteText site={report.listing.siteId}>{report.listing.title}</SiteText>
                    ) : (
                      <AppLink to={to} lang={languageOfSite(report.listing.siteId)}>
                        {report.listing.title}
                      </AppLink>
                    )}
                    <span className={classes.line}>
                      {report.reportedAt !== null && <span>{formatDay(intl, report.reportedAt)}</span>}
                      {report.reasonCode !== null && <span>{reasonName(intl, report.reasonCode)}</span>}
                    </span>
                  </div>
                  <StatusPill status={report.status} />
                </li>
              );
            })}
          </ul>
        </>
      )}
      {reportsFailure !== null && (
        <FailureLine failure={reportsFailure} onRetry={() => send({ type: 'reports.reload' })} />
      )}
      {reportsLeft > 0 && reports.length > 0 && reportsFailure === null && (
        <div>
          <Button variant="default" onClick={() => send({ type: 'reports.more' })} {...busyProps(reportsAsking)}>
            <FormattedMessage
              id="sellerDossier.reports.more"
              values={{ count: reportsLeft, left: formatCount(intl, reportsLeft) }}
            />
          </Button>
        </div>
      )}
    </section>
  );
}
