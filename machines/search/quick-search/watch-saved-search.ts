import { fromCallback, type EventObject } from 'xstate';
import { restoreQueueLines, searchQueueDraft, type QueueLine } from '../../domain/search-queue';
import { quickSearchDraft } from '../../domain/search-query';
import { systemActor } from '../../kit/system-actor';

export type SavedSearchFound = { type: 'draft.seen'; draft: unknown } | { type: 'queue.seen'; lines: QueueLine[] };

/** Says once what a former visit left, each as soon as it is there: drafts are read a moment after the screen opens. */
export const watchSavedSearch = fromCallback<EventObject>(({ sendBack, system }) => {
  const drafts = systemActor(system, 'drafts');
  const sentKeys = new Set<string>();
  const sendOnce = (key: string, event: SavedSearchFound | null) => {
    if (event === null || sentKeys.has(key)) return;
    sentKeys.add(key);
    sendBack(event);
  };
  const publishSaved = () => {
    const { drafts: savedDrafts = {} } = drafts.getSnapshot().context;
    const lines = restoreQueueLines(savedDrafts[searchQueueDraft]);
    const draft = savedDrafts[quickSearchDraft];
    sendOnce(searchQueueDraft, lines === null ? null : { type: 'queue.seen', lines });
    sendOnce(quickSearchDraft, draft === undefined ? null : { type: 'draft.seen', draft });
  };
  publishSaved();
  return drafts.subscribe(publishSaved).unsubscribe;
});
