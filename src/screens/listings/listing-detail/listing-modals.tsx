import { Suspense } from 'react';
import type { ListingDetailEvent } from '../../../../machines/listings/listing-detail/listing-detail.types';
import type { ListingDetailView } from '../../../../machines/listings/listing-detail/listing-detail.view';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { lazyPart } from '../../../parts/lazy-part';

const SaleConditionsModal = lazyPart(() => import('./sale-conditions-modal'));
const LinkedItemsModal = lazyPart(() => import('./linked-items-modal'));
const PhotoChangesModal = lazyPart(() => import('./photo-changes-modal'));

interface ListingModalsProps {
  view: Pick<ListingDetailView, 'modal' | 'linkedItems' | 'photoChanges'>;
  listing: VisibleListing;
  send: (event: ListingDetailEvent) => void;
}

/** What stands over a listing's page; the code of each comes with its first opening. */
export function ListingModals({ view, listing, send }: ListingModalsProps) {
  const close = () => send({ type: 'modal.close' });
  return (
    <Suspense fallback={null}>
      {view.modal === 'saleConditions' && <SaleConditionsModal listing={listing} onClose={close} />}
      {view.linkedItems !== null && <LinkedItemsModal actor={view.linkedItems} onClose={close} />}
      {view.modal === 'photoChanges' && (
        <PhotoChangesModal
          changes={view.photoChanges}
          listing={listing}
          onRetry={() => send({ type: 'photoChanges.reload' })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
