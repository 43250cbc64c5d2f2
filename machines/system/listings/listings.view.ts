import type { SnapshotFrom } from 'xstate';
import type { VisibleListing } from '../../system-actors/listings';
import type { listingsMachine } from './listings.machine';

/** One listing as every screen shows it; its identity changes only when it looks different. Undefined when it isn't known here. */
export function listingView(snapshot: SnapshotFrom<typeof listingsMachine>, id: string): VisibleListing | undefined {
  return snapshot.context.visible[id];
}
