import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { HistoryRow } from '../../../../machines/domain/history-row';
import type { casePreviewMachine } from '../../../../machines/history/case-preview/case-preview.machine';
import { lazyPart } from '../../../parts/lazy-part';
import { useIsShown } from '../../../parts/list-end-observer';
import { SkeletonBar } from '../../../parts/skeletons';
import { useAnnouncement } from '../../../parts/use-announcement';
import classes from './case-inbox.module.css';

export type CasePreviewActor = ActorRefFrom<typeof casePreviewMachine>;

const CasePreviewPane = lazyPart(() => import('./case-preview-pane'));

/** The room of what is read of a case, while that is on its way. */
export function CasePreviewSkeleton() {
  return (
    <div className={classes.rest} aria-hidden="true">
      <SkeletonBar width="45%" />
      <SkeletonBar height="6rem" />
      <SkeletonBar width="35%" />
      <SkeletonBar width="70%" />
      <SkeletonBar width="40%" />
      <SkeletonBar height="4rem" />
    </div>
  );
}

function PaneSkeleton() {
  return (
    <div className={classes.pane} aria-hidden="true">
      <div className={classes.head}>
        <span className={classes.picture}>
          <SkeletonBar picture />
        </span>
        <div className={classes.words}>
          <SkeletonBar width="90%" height="1.25rem" />
          <SkeletonBar width="50%" />
        </div>
      </div>
      <SkeletonBar width="60%" />
      <SkeletonBar height="var(--v-control)" />
      <CasePreviewSkeleton />
    </div>
  );
}

interface CaseInboxProps {
  preview: CasePreviewActor;
  /** The case under the cursor; null while the list is on its way. */
  row: HistoryRow | null;
  /** The list: told whether the case stands beside it. */
  children: (beside: boolean) => ReactNode;
}

/** What awaits an answer, and beside it, where there is room, what is known of the case under the cursor. */
export function CaseInbox({ preview, row, children }: CaseInboxProps) {
  const intl = useIntl();
  const [paneRef, wide] = useIsShown();
  const id = wide ? (row?.caseId ?? null) : null;
  useAnnouncement(
    id,
    () => row && preview.send({ type: 'preview.show', caseId: row.caseId, siteId: row.listing.siteId }),
    () => preview.send({ type: 'preview.hide' }),
  );
  return (
    <div className={classes.frame}>
      <div className={classes.beside}>
        <div className={classes.list}>{children(wide)}</div>
        <div ref={paneRef} className={classes.place}>
          {wide && row !== null ? (
            <section aria-label={intl.formatMessage({ id: 'history.preview.label' })}>
              <Suspense fallback={<PaneSkeleton />}>
                <CasePreviewPane row={row} preview={preview} />
              </Suspense>
            </section>
          ) : (
            <PaneSkeleton />
          )}
        </div>
      </div>
    </div>
  );
}
