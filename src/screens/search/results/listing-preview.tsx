import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { listingPreviewMachine } from '../../../../machines/search/listing-preview/listing-preview.machine';
import { listingPreviewView } from '../../../../machines/search/listing-preview/listing-preview.view';
import { KeyScope } from '../../../parts/key-scope';
import { PicturePrefetch } from '../../../parts/listing-picture';
import { useAnnouncement } from '../../../parts/use-announcement';
import { FailureLine } from '../../shared/failure-line';
import { PhotosPlaceholder } from './photos-placeholder';
import { usePreviewKeys } from './use-preview-keys';
import { lazyPart } from '../../../parts/lazy-part';

const PanePhotos = lazyPart(() => import('./pane-photos'));

/** What a person looks at: the listing under the cursor, where there is room for it. */
export interface PreviewedListing {
  id: string;
  /** The one behind it. */
  next: string | null;
  /** It takes room on the page. */
  shown: boolean;
  preview: ActorRefFrom<typeof listingPreviewMachine> | undefined;
}

/** All photos of the listing that is looked at; it is said what that is, so that more is asked for. */
export function ListingPreview({
  id,
  next,
  shown,
  preview,
  thumbnail,
}: PreviewedListing & { thumbnail: string | null }) {
  const view = useSelector(preview, listingPreviewView, shallowEqual);
  const keys = usePreviewKeys(preview);
  useAnnouncement(
    shown ? `${id} ${next ?? ''}` : null,
    () => preview?.send({ type: 'preview.show', id, next }),
    () => preview?.send({ type: 'preview.hide' }),
  );
  const place = <PhotosPlaceholder thumbnail={thumbnail} />;
  return (
    <KeyScope keys={keys} focusOn={view.tries === 0 ? undefined : String(view.tries)} focus="ifLost">
      {view.gallery === undefined ? (
        place
      ) : (
        <Suspense fallback={place}>
          <PanePhotos key={id} actor={view.gallery} thumbnail={thumbnail} rested={view.rested} />
        </Suspense>
      )}
      {view.failure !== null && (
        <FailureLine failure={view.failure} onRetry={() => preview?.send({ type: 'preview.retry' })} />
      )}
      <PicturePrefetch url={view.nextPicture} />
    </KeyScope>
  );
}
