import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportItem } from '../../../../machines/domain/report-item';
import { formatDateTime } from '../../../copy/dates';
import { formatDeadline } from '../../../parts/format-deadline';
import { reasonName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { Nickname, SiteText } from '../../../parts/site-text';
import { CaseFiles, Quote } from '../../shared/case-parts/case-files';
import { CasePhotos, type GalleryActor } from '../../shared/case-parts/case-photos';
import { Facts } from '../../shared/case-parts/facts';
import { SellerWords, type TranslationActor } from '../../shared/case-parts/seller-words';
import { ZoomedPicture } from '../../shared/gallery/zoomed-picture';
import { ReportAgain, StatusToday, type CurrentListingActor } from '../../shared/listing/current-listing';
import classes from './history-item-screen.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';

interface ReportFactsProps {
  item: ReportItem;
  /** Enrolled people have no case to open. */
  enrolled: boolean;
  gallery: GalleryActor | null;
  listingNow: CurrentListingActor | null;
  translation: TranslationActor | null;
}

/** What was reported and what everybody said about it; what nobody said has no line. */
export function ReportFacts({ item, enrolled, gallery, listingNow, translation }: ReportFactsProps) {
  const intl = useIntl();
  const moment = (at: string | null) => (at === null ? null : formatDateTime(intl, at));
  const { listing, files } = item;
  return (
    <div className={classes.facts}>
      <section>
        <h2>
          <FormattedMessage id="historyItem.report.title" />
        </h2>
        <Facts
          known
          rows={[
            [
              'history.listing.column',
              <span key="listing" className={classes.listing}>
                <AppLink to={{ to: 'listing', params: { articleId: listing.id }, search: { from: 'history' } }}>
                  <SiteText site={item.siteId}>{listing.title}</SiteText>
                </AppLink>
                <CopyableId id={listing.id} />
              </span>,
            ],
            ['listingNow.status.label', listingNow === null ? null : <StatusToday key="today" actor={listingNow} />],
            [
              'history.seller.column',
              item.sellerId === null ? (
                item.seller === null ? null : (
                  <Nickname key="seller" of={item.seller} />
                )
              ) : (
                <AppLink
                  key="seller"
                  to={{ to: 'sellerDossier', params: { siteId: item.siteId, sellerId: item.sellerId } }}
                >
                  <Nickname of={item.seller ?? item.sellerId} />
                </AppLink>
              ),
            ],
            ['case.reason.label', item.reasonCode === null ? item.reasonText : reasonName(intl, item.reasonCode)],
            ['historyItem.code.label', item.reasonCode],
            [
              'case.description.label',
              item.comment === null ? null : (
                <span key="comment" className={classes.comment} lang={languageOfSite(item.siteId)}>
                  {item.comment}
                </span>
              ),
            ],
            ['historyItem.tags.label', item.tags.length === 0 ? null : intl.formatList(item.tags, { type: 'unit' })],
            ['case.auditor.label', item.auditor],
            ['case.reportedAt.label', moment(item.reportedAt)],
            [
              'historyItem.expires.label',
              item.expiresAt === null ? null : formatDeadline(intl, item.expiresAt, { year: true }),
            ],
            [
              'case.caseId.label',
              enrolled ? (
                <CopyableId key="id" id={item.caseId} />
              ) : (
                <AppLink key="id" to={{ to: 'case', params: { id: item.caseId }, search: { site: item.siteId } }}>
                  {item.caseId}
                </AppLink>
              ),
            ],
            [
              'historyItem.snapshot.label',
              item.hasSnapshot ? (
                <AppLink key="snapshot" to={{ to: 'snapshotDownload', params: { articleId: listing.id } }}>
                  <FormattedMessage id="historyItem.snapshot.action" />
                </AppLink>
              ) : null,
            ],
          ]}
        />
      </section>
      {listingNow !== null && <ReportAgain actor={listingNow} />}
      <CasePhotos heading="case.photosDenounced.title" photos={item.imagesFlagged} gallery={gallery} />
      {item.sellerComment !== null && (
        <section>
          <h2>
            <FormattedMessage id="case.sellerSays.title" />
          </h2>
          <SellerWords site={item.siteId} words={item.sellerComment} translation={translation} />
        </section>
      )}
      {files.length > 0 && (
        <section>
          <h2>
            <FormattedMessage id="case.documents.title" values={{ count: files.length }} />
          </h2>
          <CaseFiles files={files} gallery={gallery} />
        </section>
      )}
      {item.auditorComment !== null && (
        <section>
          <h2>
            <FormattedMessage id="history.auditorComment.title" />
          </h2>
          <Quote site={item.siteId}>{item.auditorComment}</Quote>
        </section>
      )}
      {item.retractionReason !== null && (
        <section>
          <h2>
            <FormattedMessage id="historyItem.retraction.title" />
          </h2>
          <Quote site={item.siteId}>{item.retractionReason}</Quote>
        </section>
      )}
      {gallery !== null && <ZoomedPicture actor={gallery} />}
    </div>
  );
}
