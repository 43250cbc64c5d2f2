import { fromCallback, type EventObject } from 'xstate';
import { restoreQueueLines, searchQueueDraft, type QueueLine } from '../../domain/search-queue';
import { quickSearchDraft } from '../../domain/search-query';
import { systemActor } from '../../kit/system-actor';

export type SavedSearchFound = { type: 'draft.seen'; draft: unknown } | { type: 'queue.seen'; lines: QueueLine[] };

/** Says once what a former visit left, each as soon as it is there: drafts are read a moment after the screen opens. */
export const watchSavedSearch = fromCallback<EventObject>(({ sendBack, system }) => {
  const drafts = systemActor(system, 'drafts');
  const told = new Set<string>();
  const say = (key: string, event: SavedSearchFound | null) => {
    if (event === null || told.has(key)) return;
    told.add(key);
    sendBack(event);
  };
  const look = () => {
    const { drafts: kept = {} } = drafts.getSnapshot().context;
    const lines = restoreQueueLines(kept[searchQueueDraft]);
    const draft = kept[quickSearchDraft];
    say(searchQueueDraft, lines === null ? null : { type: 'queue.seen', lines });
    say(quickSearchDraft, draft === undefined ? null : { type: 'draft.seen', draft });
  };
  look();
  return drafts.subscribe(look).unsubscribe;
});
