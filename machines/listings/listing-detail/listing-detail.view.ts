import type { SnapshotFrom } from 'xstate';
import type { listingDetailMachine } from './listing-detail.machine';

type Snapshot = SnapshotFrom<typeof listingDetailMachine>;

function phaseOf(snapshot: Snapshot) {
  if (snapshot.matches({ listing: 'loading' })) return 'loading';
  if (snapshot.matches({ listing: 'failed' })) return 'failed';
  if (snapshot.matches({ listing: 'invalid' })) return 'invalid';
  return snapshot.matches({ listing: 'shown' }) ? 'shown' : 'missing';
}

/** What a listing's page shows beside the listing itself, which is in its seat under `id`. */
export function listingDetailView(snapshot: Snapshot) {
  const { context } = snapshot;
  return {
    phase: phaseOf(snapshot),
    id: context.id,
    from: context.from,
    failure: context.failure,
    status: context.status,
    description: context.description,
    descriptionLoading: snapshot.matches({ description: 'loading' }),
    descriptionFailure: snapshot.matches({ description: 'failed' }) ? context.descriptionFailure : null,
    questions: context.questions,
    questionsLeft: Math.max(0, context.questionsTotal - context.questions.length),
    questionsLoading: snapshot.matches({ questions: 'loading' }),
    questionsFailure: snapshot.matches({ questions: 'failed' }) ? context.questionsFailure : null,
    seller: context.seller,
    sellerLoading: snapshot.matches({ seller: 'loading' }),
    sellerFailure: snapshot.matches({ seller: 'failed' }) ? context.sellerFailure : null,
    translating: snapshot.hasTag('translating'),
    translated: snapshot.matches({ translation: 'on' }) ? context.translated : null,
    gallery: snapshot.children.gallery ?? null,
    marking: snapshot.children.marking,
  };
}
export type ListingDetailView = ReturnType<typeof listingDetailView>;
