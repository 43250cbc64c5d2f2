import type { SnapshotFrom } from 'xstate';
import type { listingPreviewMachine } from './listing-preview.machine';
import { cachedValueOf } from '../../shared/cached-values';
import { initialTranslationView } from '../../shared/translation/translation.view';
import { picturesOf, sellerKeyOf } from './listing-preview.rules';

type Snapshot = SnapshotFrom<typeof listingPreviewMachine>;
const readyStates = ['known', 'readingAhead', 'alone'] as const;

const emptyView = {
  ...initialTranslationView,
  gallery: undefined,
  rested: false,
  failure: null,
  tries: 0,
  nextPicture: null,
  seller: null,
  reports: null,
};

/** What stands beside the grid on the listing under the cursor: its photos, its seller, its earlier reports, why something could not be had, and the first photo of the next. */
export function listingPreviewView(snapshot: Snapshot | undefined) {
  if (snapshot === undefined) return emptyView;
  const { context, children } = snapshot;
  const isReady = readyStates.some((state) => snapshot.matches({ shown: { rested: { listing: state } } }));
  const [first] = isReady && context.next !== null ? picturesOf(context, context.next) : [];
  return {
    ...context.translation,
    /** None while nothing is looked at. */
    gallery: children.gallery,
    /** The cursor has rested: what is large may be fetched. */
    rested: snapshot.hasTag('rested'),
    failure: context.failure,
    tries: context.tries,
    nextPicture: first?.url ?? null,
    seller: cachedValueOf(context.sellers, sellerKeyOf(context)),
    reports: cachedValueOf(context.reports, context.id),
  };
}
