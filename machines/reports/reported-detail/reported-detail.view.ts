import type { SnapshotFrom } from 'xstate';
import type { reportedDetailMachine } from './reported-detail.machine';

/** What is known of the row that is looked at; the listing itself is in its system actor under `id`. */
export function reportedDetailView(snapshot: SnapshotFrom<typeof reportedDetailMachine>) {
  const { context, children } = snapshot;
  return {
    id: context.id,
    asking: snapshot.hasTag('asking'),
    failure: snapshot.matches('failed') ? context.failure : null,
    page: context.page,
    productId: context.productId,
    gallery: children.gallery ?? null,
    kitTitles: children.kitTitles,
    seller: children.seller ?? null,
    description: children.description,
    product: children.product,
  };
}
