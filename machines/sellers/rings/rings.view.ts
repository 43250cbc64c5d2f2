import type { SnapshotFrom } from 'xstate';
import { systemActor } from '../../kit/system-actor';
import { reasonsOfRing } from '../../domain/ring-case';
import { sharedInRing, sitesOfRing } from '../../domain/rings';
import type { ringsMachine } from './rings.machine';
import { planOf, ringInFront } from './rings.rules';

type Snapshot = SnapshotFrom<typeof ringsMachine>;

/** What is being done: lists are read, rings are looked for among them, descriptions are read, photos are compared; null once all was. */
function progressOf(snapshot: Snapshot): 'reading' | 'seeking' | 'describing' | 'pictures' | null {
  if (snapshot.matches({ finding: { known: 'seeking' } })) return 'seeking';
  if (snapshot.matches({ finding: { known: 'describing' } })) return 'describing';
  if (!snapshot.matches({ finding: { known: 'found' } })) return 'reading';
  const { read, count } = snapshot.context.pictures;
  return read < count ? 'pictures' : null;
}

function stepOf(snapshot: Snapshot): 'writing' | 'summary' | 'sending' | 'sent' {
  if (snapshot.matches({ case: 'sent' })) return 'sent';
  if (snapshot.matches({ case: 'summary' })) return 'summary';
  return snapshot.matches({ case: 'sending' }) ? 'sending' : 'writing';
}

/** The rings, and that in front with its case. What may be decided follows from what every screen sees: read it anew where that changes. */
export function ringsView(snapshot: Snapshot) {
  const { context } = snapshot;
  const { rings, search, pictures, incomplete, lacksDescriptions, reports, form, lacking, sent, past } = context;
  const ring = ringInFront(context);
  const { allowedNotices } = systemActor(context.listings.system, 'profile').getSnapshot().context;
  return {
    progress: progressOf(snapshot),
    pictures,
    incomplete,
    lacksDescriptions,
    hasPast: past.length > 0,
    rings: rings.map((one) => ({ ring: one, siteIds: sitesOfRing(one), shared: sharedInRing(one) })),
    ring,
    /** Whether the address names it: on a narrow screen the list stands in front otherwise. */
    isChosen: search.seller !== null && ring !== null,
    at: ring === null ? -1 : rings.indexOf(ring),
    reports,
    step: stepOf(snapshot),
    checking: snapshot.matches({ case: 'checking' }),
    form,
    lacking,
    sent,
    plan: planOf(context),
    reasons: ring === null ? [] : reasonsOfRing(allowedNotices, sitesOfRing(ring)),
  };
}
export type RingsView = ReturnType<typeof ringsView>;
