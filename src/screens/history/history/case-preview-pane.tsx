import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Case } from '../../../../contracts/shapes';
import { isAnswered } from '../../../../machines/domain/answers-left';
import { casePhotos } from '../../../../machines/domain/case-photos';
import { caseOfRow, type HistoryRow } from '../../../../machines/domain/history-row';
import { languageOfSite } from '../../../../machines/domain/sites';
import { casePreviewView } from '../../../../machines/history/case-preview/case-preview.view';
import { formatDay } from '../../../copy/dates';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { formatDeadline } from '../../../parts/format-deadline';
import { KeyHint, KeyHints } from '../../../parts/key-hint';
import { KeyScope } from '../../../parts/key-scope';
import { formatKey } from '../../../parts/keys';
import { ListingPicture } from '../../../parts/listing-picture';
import { StatusPill } from '../../../parts/status-pill';
import { useSystemActorState, useWorldTime } from '../../../seams/use-console';
import { CaseFiles } from '../../shared/case-parts/case-files';
import { CasePhotos } from '../../shared/case-parts/case-photos';
import { Facts } from '../../shared/case-parts/facts';
import { SellerWords, type TranslationActor } from '../../shared/case-parts/seller-words';
import { FailureLine } from '../../shared/failure-line';
import { CasePreviewSkeleton, type CasePreviewActor } from './case-inbox';
import { OffDeadline } from '../../shared/case-parts/off-deadline';
import classes from './case-inbox.module.css';

/** What the seller says, with what was sent along, and the photos that were reported beside those of today. */
function SellerAnswer({ of, translation }: { of: Case; translation: TranslationActor | null }) {
  const { reported, fresh } = casePhotos(of);
  return (
    <>
      <section>
        <h3>
          <FormattedMessage id="case.sellerSays.title" />
        </h3>
        {of.sellerResponse === null ? (
          <p className={classes.soft}>
            <FormattedMessage id="case.none.text" />
          </p>
        ) : (
          <SellerWords site={of.siteId} words={of.sellerResponse} translation={translation} />
        )}
      </section>
      <section>
        <h3>
          <FormattedMessage id="case.documents.title" values={{ count: of.documents.length }} />
        </h3>
        {of.documents.length === 0 ? (
          <p className={classes.soft}>
            <FormattedMessage id="case.noDocuments.text" />
          </p>
        ) : (
          <CaseFiles files={of.documents} gallery={null} />
        )}
      </section>
      {reported.length + fresh.length > 0 && (
        <div className={classes.photos}>
          <CasePhotos level={3} heading="case.photosDenounced.title" photos={reported} gallery={null} />
          <CasePhotos level={3} heading="case.photosNew.title" photos={fresh} gallery={null} fresh />
        </div>
      )}
    </>
  );
}

/** Why it was reported, by whom and when: what the row knows of it, and what was written. */
function ReportFacts({ row, of }: { row: HistoryRow; of: Case | null }) {
  const intl = useIntl();
  const { listing, reportedAt, updatedAt } = row;
  const day = (moment: string | null) => (moment === null ? null : formatDay(intl, moment));
  return (
    <section>
      <h3>
        <FormattedMessage id="answering.report.title" />
      </h3>
      <Facts
        known
        rows={[
          ['case.reason.label', row.reasonCode === null ? row.reasonText : reasonName(intl, row.reasonCode)],
          [
            'case.description.label',
            of?.description ? (
              <span className={classes.said} lang={languageOfSite(listing.siteId)}>
                {of.description}
              </span>
            ) : null,
          ],
          ['case.auditor.label', row.auditor],
          ['case.reportedAt.label', day(reportedAt)],
          ['case.lastUpdated.label', day(updatedAt)],
        ]}
      />
    </section>
  );
}

interface CasePreviewPaneProps {
  row: HistoryRow;
  preview: CasePreviewActor;
}

/** The case under the cursor, beside the list: enough to know what to answer before it is opened. */
export default function CasePreviewPane({ row, preview }: CasePreviewPaneProps) {
  const intl = useIntl();
  const now = useWorldTime();
  const view = useSelector(preview, casePreviewView, shallowEqual);
  const answered = useSelector(useSystemActorState('outbox'), ({ context }) => isAnswered(row.caseId, context.jobs));
  const { caseId, listing, dueDate, status } = row;
  // The cursor is ahead of the preview for a moment.
  const shown = view.caseId === caseId ? view : { case: null, failure: null, tries: 0, translation: null };
  const asked = status === 'DOCUMENTATION_PRESENTED' && !answered;
  return (
    <KeyScope keys={{}} focusOn={shown.tries === 0 ? undefined : String(shown.tries)} focus="ifLost">
      <div className={classes.pane} key={caseId}>
        <div className={classes.head}>
          <ListingPicture url={listing.thumbnail} alt="" eager className={classes.picture} />
          <div className={classes.words}>
            <h2 className={classes.title}>
              <AppLink to={caseOfRow(row)} lang={languageOfSite(listing.siteId)}>
                {listing.title}
              </AppLink>
            </h2>
            <p className={classes.soft}>
              {[row.seller?.nickname, siteCountryName(intl, listing.siteId)].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
        <p className={classes.due}>
          <StatusPill status={status} expiresAt={asked ? dueDate : null} now={now} timeAlone />
          {dueDate !== null && (
            <span>
              <FormattedMessage id="history.preview.due" values={{ moment: formatDeadline(intl, dueDate) }} />
            </span>
          )}
          {asked && <OffDeadline due={dueDate} siteId={listing.siteId} />}
        </p>
        <Button
          component={AppLink}
          to={caseOfRow(row)}
          variant={asked ? 'light' : 'default'}
          rightSection={<KeyHint>{formatKey('enter')}</KeyHint>}
        >
          <FormattedMessage id={asked ? 'history.answer.action' : 'history.open.action'} />
        </Button>
        {shown.failure !== null && (
          <FailureLine failure={shown.failure} onRetry={() => preview.send({ type: 'preview.retry' })} />
        )}
        {shown.case === null && shown.failure === null ? (
          <CasePreviewSkeleton />
        ) : (
          <div className={classes.rest}>
            {shown.case !== null && <SellerAnswer of={shown.case} translation={shown.translation} />}
            <ReportFacts row={row} of={shown.case} />
          </div>
        )}
        <KeyHints>
          <span>
            <KeyHint>{formatKey('j')}</KeyHint>
            <KeyHint>{formatKey('k')}</KeyHint>
            <FormattedMessage id="history.move.key" />
          </span>
          <span>
            <KeyHint>{formatKey('a')}</KeyHint>
            <FormattedMessage id="deadlines.begin.action" />
          </span>
        </KeyHints>
      </div>
    </KeyScope>
  );
}
