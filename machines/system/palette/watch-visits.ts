import { fromCallback, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate';
import { targetOf } from '../../domain/locations';
import { systemActor } from '../../kit/system-actor';
import type { resultsMachine } from '../../search/results/results.machine';
import type { screensMachine, Visit } from '../screens/screens.machine';
import type { VisitEnded } from './palette.types';

/** The keyword of a search, once its screen has it. */
const keywordIn = (actor: Visit['actor']): string | null =>
  (actor?.getSnapshot() as SnapshotFrom<typeof resultsMachine> | undefined)?.context.rows.head?.keyword ?? null;

/** Looks at which screens are left, and says so of those that somebody may want to come back to: by then their titles are known. */
export const watchVisits = fromCallback<EventObject>(({ sendBack, system }) => {
  const screens = systemActor(system, 'screens') as ActorRefFrom<typeof screensMachine>;
  const titles: Partial<Record<string, (visit: Visit) => string | null>> = {
    listing: ({ place }) =>
      systemActor(system, 'listings').getSnapshot().context.visible[place.params['articleId'] ?? '']?.title ?? null,
    results: ({ actor }) => keywordIn(actor),
    case: () => null,
    historyItem: () => null,
  };
  let live = screens.getSnapshot().context.live ?? null;
  const looking = screens.subscribe(({ context }) => {
    const left = live;
    live = context.live ?? null;
    if (left === null || left.key === live?.key) return;
    const target = targetOf(left.place);
    const titleOf = titles[left.screen];
    if (target === null || titleOf === undefined) return;
    const place = { target: { to: target.to, params: target.params } as typeof target, title: titleOf(left) };
    sendBack({ type: 'visit.left', place } satisfies VisitEnded);
  });
  return () => looking.unsubscribe();
});
