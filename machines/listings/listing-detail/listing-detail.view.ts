import type { SnapshotFrom } from 'xstate';
import { isFromSuggestions } from './listing-detail.rules';
import type { listingDetailMachine } from './listing-detail.machine';

type Snapshot = SnapshotFrom<typeof listingDetailMachine>;

function phaseOf(snapshot: Snapshot) {
  if (snapshot.matches({ listing: 'asking' })) return 'asking';
  if (snapshot.matches({ listing: 'failed' })) return 'failed';
  if (snapshot.matches({ listing: 'invalid' })) return 'invalid';
  return snapshot.matches({ listing: 'shown' }) ? 'shown' : 'missing';
}

/** What a listing's page shows beside the listing itself, which is in its system actor under `id`. */
export function listingDetailView(snapshot: Snapshot) {
  const { context } = snapshot;
  return {
    phase: phaseOf(snapshot),
    id: context.id,
    from: context.from,
    /** Opened from the suggestions, where it can be discarded. */
    suggested: isFromSuggestions(context),
    failure: context.failure,
    status: context.status,
    description: context.description,
    descriptionAsking: snapshot.matches({ description: 'asking' }),
    descriptionFailure: snapshot.matches({ description: 'failed' }) ? context.descriptionFailure : null,
    questions: context.questions,
    questionsLeft: Math.max(0, context.questionsTotal - context.questions.length),
    questionsAsking: snapshot.matches({ questions: 'asking' }),
    questionsFailure: snapshot.matches({ questions: 'failed' }) ? context.questionsFailure : null,
    ...context.translation,
    modal: snapshot.value.modal,
    photoChanges: context.photoChanges,
    gallery: snapshot.children.gallery ?? null,
    kitTitles: snapshot.children.kitTitles,
    seller: snapshot.children.seller ?? null,
    reviews: snapshot.children.reviews ?? null,
    variants: snapshot.children.variants ?? null,
    linkedItems: snapshot.children.linkedItems ?? null,
    protection: snapshot.children.protection ?? null,
    marking: snapshot.children.marking,
  };
}
export type ListingDetailView = ReturnType<typeof listingDetailView>;
