import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { caseStatusOf } from '../../../../machines/domain/status';
import { listingPreviewView } from '../../../../machines/search/listing-preview/listing-preview.view';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import type { MessageId } from '../../../copy/message-ids';
import { formatCount } from '../../../copy/money';
import { describeCaseStatus, conditionName, reputationName, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import classes from './decision-pane.module.css';
import type { PreviewedListing } from './listing-preview';

const figures = ['itemsSold', 'reportsReceived', 'counterNoticesSent', 'counterNoticesAccepted'] as const;

interface PaneFactsProps extends Pick<PreviewedListing, 'preview'> {
  listing: VisibleListing;
}

/** What speaks for a listing or against it: its own facts, the figures of its seller, and how the reports of it ended. */
export function PaneFacts({ listing, preview }: PaneFactsProps) {
  const intl = useIntl();
  const seller = useSelector(preview, (snapshot) => listingPreviewView(snapshot).seller);
  const count = (value: number | null) => (value === null ? null : formatCount(intl, value));
  return (
    <>
      <Facts
        facts={[
          ['listing.country.label', siteCountryName(intl, listing.siteId)],
          ['listing.brand.label', listing.brand],
          ['listing.partNumber.label', listing.partNumber],
          ['listing.condition.label', listing.condition === null ? null : conditionName(intl, listing.condition)],
          ['listing.available.label', count(listing.availableQuantity)],
          ['listing.sold.label', count(listing.soldQuantity)],
        ]}
      />
      {listing.seller !== null && (
        <Facts
          facts={[
            ['listing.seller.label', listing.seller.nickname],
            ['seller.reputation.label', seller && intl.formatMessage({ id: reputationName(seller.reputation) })],
            ...figures.map((figure) => [`seller.${figure}.label`, seller && count(seller[figure])] as const),
          ]}
          awaited={seller === null}
        />
      )}
      <Facts facts={[['results.reports.label', <EarlierReports key="reports" id={listing.id} preview={preview} />]]} />
    </>
  );
}

interface FactsProps {
  facts: (readonly [label: MessageId, value: ReactNode])[];
  /** What isn't known yet has its line, so that nothing moves once it is. */
  awaited?: boolean;
}

function Facts({ facts, awaited = false }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => awaited || value !== null)
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>
              <FormattedMessage id={label} />
            </dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

function EarlierReports({ id, preview }: Pick<PreviewedListing, 'id' | 'preview'>) {
  const intl = useIntl();
  const reports = useSelector(preview, (snapshot) => listingPreviewView(snapshot).reports);
  if (reports === null) return null;
  if (reports.total === 0) return <FormattedMessage id="results.reports.none" />;
  return (
    <>
      <AppLink to={{ to: 'history', search: { item: id } }}>
        <FormattedMessage id="results.reports.link" values={{ count: reports.total }} />
      </AppLink>
      {reports.endings.map(({ status, count }) => (
        <span key={status} className={classes.ending}>
          <FormattedMessage
            id="results.reports.ending"
            values={{ count, status: describeCaseStatus(intl, status && (caseStatusOf(status) ?? status)).name }}
          />
        </span>
      ))}
    </>
  );
}
