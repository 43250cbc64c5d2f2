import { FormattedMessage, useIntl } from 'react-intl';
import { caseStatusGroups } from '../../../../contracts/vocabulary/case-statuses';
import type { Case, Language } from '../../../../contracts/shapes';
import { formatDateTime } from '../../../copy/dates';
import { formatDeadline } from '../../../parts/format-deadline';
import { formatCount } from '../../../copy/money';
import { caseGroupName, countryName, reasonName, rejectReasonName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { Facts } from '../../shared/case-parts/facts';
import { ReportAgain, StatusToday, type CurrentListingActor } from '../../shared/listing/current-listing';
import { SellerPanel, type SellerActor } from '../../shared/seller/seller-panel';
import { CaseVariants, type VariantsActor } from './case-variants';
import { ReportedListing } from './reported-listing';
import classes from './case-screen.module.css';
import { SiteText } from '../../../parts/site-text';
import { useId } from 'react';

/** What was reported, by whom, and how it was decided. */
export function ReportTab({ shown, variants }: { shown: Case; variants: VariantsActor | null }) {
  const intl = useIntl();
  const moment = (at: string | null) => (at === null ? null : formatDateTime(intl, at));
  const toSiteText = (text: string | null) => text && <SiteText site={shown.siteId}>{text}</SiteText>;
  const rejection = shown.rejectOption?.texts[intl.locale as Language] ?? null;
  const response = caseStatusGroups.find((group) => group === shown.groupResponse);
  const numbered = shown.rejectMember === null ? null : rejectReasonName(shown.rejectMember);
  return (
    <>
      <Facts
        rows={[
          ['case.caseId.label', shown.caseId],
          ['case.reason.label', shown.reasonId === null ? shown.reasonText : reasonName(intl, shown.reasonId)],
          ['case.description.label', toSiteText(shown.description)],
          ['case.auditor.label', shown.auditor],
          ['case.reportedAt.label', moment(shown.reportedAt)],
          [
            'case.respondBy.label',
            shown.respondBy === null ? null : formatDeadline(intl, shown.respondBy, { year: true }),
          ],
          ['case.lastUpdated.label', moment(shown.lastUpdated)],
          ...(rejection !== null || numbered !== null
            ? [
                [
                  'case.rejection.label',
                  rejection ?? (numbered === null ? null : intl.formatMessage({ id: numbered })),
                ] as const,
              ]
            : []),
          ...(shown.groupResponse !== null
            ? [
                [
                  'case.response.label',
                  response === undefined ? shown.groupResponse : intl.formatMessage({ id: caseGroupName(response) }),
                ] as const,
              ]
            : []),
          ...(shown.rollback !== null
            ? [
                ['case.rollback.label', toSiteText(shown.rollback.comment)] as const,
                ['case.rollbackBy.label', shown.rollback.author] as const,
                ['case.rollbackAt.label', moment(shown.rollback.date)] as const,
              ]
            : []),
        ]}
      />
      {variants !== null && <CaseVariants actor={variants} />}
    </>
  );
}

/** The listing that was reported, as it stands now and as it was then. */
export function ListingTab({ shown, listingNow }: { shown: Case; listingNow: CurrentListingActor | null }) {
  const intl = useIntl();
  const { listing, snapshot } = shown;
  return (
    <>
      <Facts
        rows={[
          [
            'case.listingTitle.label',
            <AppLink key="title" to={{ to: 'listing', params: { articleId: listing.id }, search: { from: 'case' } }}>
              <SiteText site={shown.siteId}>{listing.title}</SiteText>
            </AppLink>,
          ],
          ['case.listingId.label', <CopyableId key="id" id={listing.id} />],
          ['listingNow.status.label', listingNow === null ? null : <StatusToday key="today" actor={listingNow} />],
          [
            'case.country.label',
            shown.country.code === null ? shown.country.name : countryName(intl, shown.country.code),
          ],
          [
            'case.marketplace.label',
            listing.href === null ? null : (
              <AppLink key="href" href={listing.href} newTab>
                <FormattedMessage id="case.marketplace.action" />
              </AppLink>
            ),
          ],
        ]}
      />
      {listingNow !== null && <ReportAgain actor={listingNow} />}
      {snapshot !== null && <ReportedListing snapshot={snapshot} site={shown.siteId} />}
    </>
  );
}

/** The seller, with its mark and its earlier reports, and how often it was reported and answered. */
export function SellerTab({ shown, seller }: { shown: Case; seller: SellerActor | null }) {
  const intl = useIntl();
  return (
    <>
      <SellerPanel actor={seller} seller={{ nickname: shown.seller.nickname ?? shown.seller.id ?? '' }} counted />
      <div className={classes.counts}>
        {(['denounces', 'counterNotices', 'accepted'] as const).map((name) => (
          <div key={name} className={classes.count}>
            <span className={classes.number}>{formatCount(intl, shown.sellerCounts[name])}</span>
            <FormattedMessage id={`case.${name}.count`} values={{ count: shown.sellerCounts[name] }} />
          </div>
        ))}
      </div>
    </>
  );
}

/** What was reported, below what the seller says of it: nothing need be opened to decide. */
export function ReportSection({ shown, variants }: { shown: Case; variants: VariantsActor | null }) {
  const id = useId();
  return (
    <section className={classes.report} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="answering.report.title" />
      </h2>
      <ReportTab shown={shown} variants={variants} />
    </section>
  );
}
