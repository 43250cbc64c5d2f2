import { FormattedMessage, useIntl } from 'react-intl';
import { groupOf } from '../../../../machines/domain/status';
import type { Case } from '../../../../contracts/shapes';
import { casePhotos } from '../../../../machines/domain/case-photos';
import { formatDateTime } from '../../../copy/dates';
import { formatDeadline } from '../../../parts/format-deadline';
import { ZoomedPicture } from '../../shared/gallery/zoomed-picture';
import { CaseDocuments, type CaseDocumentActor } from '../../shared/case-parts/case-documents';
import { CaseFiles } from '../../shared/case-parts/case-files';
import { CasePhotos, type GalleryActor } from '../../shared/case-parts/case-photos';
import { Facts } from '../../shared/case-parts/facts';
import { SellerWords, type TranslationActor } from '../../shared/case-parts/seller-words';
import classes from './case-screen.module.css';

interface CounterNoticeTabProps {
  shown: Case;
  /** On paper there is none. */
  translation?: TranslationActor | null;
  /** The screen has a key for the translation. */
  keyed?: boolean;
  gallery: GalleryActor | null;
  /** In the order of the case's documents; on paper there are none, and the files are named. */
  documents?: readonly (CaseDocumentActor | null)[];
}

/** What the seller answered: words, documents, and the photos that changed since the report. */
export function CounterNoticeTab({
  shown,
  translation = null,
  keyed = false,
  gallery,
  documents,
}: CounterNoticeTabProps) {
  const intl = useIntl();
  const { reported, fresh } = casePhotos(shown);
  const answered = shown.counterNoticeAt !== null || shown.sellerResponse !== null || shown.documents.length > 0;
  if (!answered) {
    const open = groupOf(shown.status) === 'IN_PROGRESS';
    return (
      <p className={classes.soft}>
        <FormattedMessage id={open ? 'case.noAnswer.text' : 'case.noAnswerClosed.text'} />
      </p>
    );
  }
  return (
    <>
      <Facts
        across
        rows={[
          [
            'case.answeredAt.label',
            shown.counterNoticeAt === null ? null : formatDateTime(intl, shown.counterNoticeAt),
          ],
          [
            'case.respondBy.label',
            shown.respondBy === null ? null : formatDeadline(intl, shown.respondBy, { year: true }),
          ],
        ]}
      />
      <section>
        <h2>
          <FormattedMessage id="case.sellerSays.title" />
        </h2>
        {shown.sellerResponse === null ? (
          <p className={classes.soft}>
            <FormattedMessage id="case.none.text" />
          </p>
        ) : (
          <SellerWords site={shown.siteId} words={shown.sellerResponse} translation={translation} keyed={keyed} />
        )}
      </section>
      <section>
        <h2>
          <FormattedMessage id="case.documents.title" values={{ count: shown.documents.length }} />
        </h2>
        {shown.documents.length === 0 ? (
          <p className={classes.soft}>
            <FormattedMessage id="case.noDocuments.text" />
          </p>
        ) : documents === undefined ? (
          <CaseFiles files={shown.documents} gallery={null} />
        ) : (
          <CaseDocuments files={shown.documents} actors={documents} gallery={gallery} />
        )}
      </section>
      <div className={classes.compared}>
        <CasePhotos heading="case.photosDenounced.title" photos={reported} gallery={gallery} />
        <CasePhotos heading="case.photosNew.title" photos={fresh} before={reported.length} gallery={gallery} fresh />
      </div>
      {gallery !== null && <ZoomedPicture actor={gallery} />}
    </>
  );
}
