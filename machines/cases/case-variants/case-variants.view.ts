import type { SnapshotFrom } from 'xstate';
import type { caseVariantsMachine } from './case-variants.machine';

/** The variants of a case's listing, those that were denounced marked; none where the report is about the whole listing. */
export function caseVariantsView(snapshot: SnapshotFrom<typeof caseVariantsMachine>) {
  const { denounced, listed, failure } = snapshot.context;
  const denouncedIds = new Set(denounced.map(({ id }) => id));
  const removedIds = [...denouncedIds].filter((id) => !listed.some((variant) => variant.id === id));
  return {
    asking: snapshot.hasTag('asking'),
    failure: snapshot.matches('failed') ? failure : null,
    rows:
      denouncedIds.size === 0
        ? []
        : [
            ...listed.map(({ id, title, pictures }) => ({
              id,
              title,
              picture: pictures[0]?.url ?? null,
              denounced: denouncedIds.has(id),
            })),
            ...removedIds.map((id) => ({ id, title: null, picture: null, denounced: true })),
          ],
    denounced: denouncedIds.size,
    /** How many the listing has; null where it doesn't tell all of those that were denounced. */
    of: listed.length > 0 && removedIds.length === 0 ? listed.length : null,
  };
}
