import type { SnapshotFrom } from 'xstate';
import { tabOf } from '../../domain/result-tabs';
import type { VisibleListing } from '../../system-actors/listings';
import { triageView } from '../../shared/triage/triage.view';
import type { pastedListingsMachine } from './pasted-listings.machine';

function phaseOf(snapshot: SnapshotFrom<typeof pastedListingsMachine>) {
  const { ids, found, unread } = snapshot.context;
  if (snapshot.matches('missing')) return 'unknown' as const;
  if (found.length > 0) return 'shown' as const;
  if (!snapshot.matches('shown')) return 'asking' as const;
  return unread.length === ids.length && ids.length > 0 ? ('failed' as const) : ('empty' as const);
}

/** The listings of a paste, in its order, and what of it stands for none. */
export function pastedListingsView(snapshot: SnapshotFrom<typeof pastedListingsMachine>) {
  const { ids, found, missing, faults, unread, failure } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    ids: found,
    missing,
    faults,
    unread: unread.length,
    failure,
    /** How far it was read. */
    done: found.length + missing.length,
    total: ids.length,
    reading: snapshot.matches('asking') || snapshot.matches('choosing'),
    preview: snapshot.children.preview,
    ...triageView(snapshot.children.triage),
  };
}

/** What a pasted listing is by now; one that can't be reported is inactive or under review. */
export const pastedStatuses = ['review', 'suspicious', 'sent', 'trusted', 'inactive', 'under_review'] as const;
type PastedStatus = (typeof pastedStatuses)[number];

function statusOf(listing: VisibleListing): PastedStatus {
  const tab = tabOf(listing);
  return tab === 'inactive' && listing.status === 'under_review' ? 'under_review' : tab;
}

/** How many of these listings stand where, those statuses left out that none has, and the countries that they are of, in their order. */
export function countPasted(
  ids: readonly string[],
  visible: Readonly<Record<string, VisibleListing | undefined>>,
): { statuses: { status: PastedStatus; count: number }[]; sites: { siteId: string; ids: string[] }[] } {
  const known = ids.flatMap((id) => visible[id] ?? []);
  const siteIds = [...new Set(known.map(({ siteId }) => siteId))];
  return {
    statuses: pastedStatuses
      .map((status) => ({ status, count: known.filter((listing) => statusOf(listing) === status).length }))
      .filter(({ count }) => count > 0),
    sites: siteIds.map((siteId) => ({
      siteId,
      ids: known.filter((listing) => listing.siteId === siteId).map(({ id }) => id),
    })),
  };
}
