import { fromCallback } from 'xstate';
import { systemClockOf, portsOf } from '../kit/port';

/** With `tells`, `draft.kept` is said once it is written: another page may read it then. */
export type VisitorDraftEvent = { type: 'draft.keep'; value: object; tells?: true } | { type: 'draft.drop' };

/** What this tab kept: of other versions too, so that who takes it looks at what it is. */
export interface DraftFound {
  type: 'draft.seen';
  draft: object;
}

/** A port asks for a signal; what a person wrote is kept even when they leave the form meanwhile. */
const unabortedSignal = new AbortController().signal;

/**
 * What somebody types who is not signed in, and so has no drafts: says `draft.seen` once where this tab kept something under the key,
 * and from then on keeps what it hears beside it, one after the other. Without a key it does nothing.
 */
export const persistVisitorDraft = fromCallback<VisitorDraftEvent, { key: string | null }>(
  ({ input: { key }, sendBack, receive, system }) => {
    if (key === null) return undefined;
    const { readDrafts, writeDraft, deleteDraft } = portsOf(system);
    const reading = new AbortController();
    const entry = { key, profileId: null };
    let currentDraft: object = {};
    const publishDraft = async () => {
      const read = await readDrafts({ profileId: null }, reading.signal);
      const savedDraft = read.ok ? read.value.find((one) => one.key === key)?.value : undefined;
      if (typeof savedDraft !== 'object' || savedDraft === null) return;
      currentDraft = savedDraft;
      sendBack({ type: 'draft.seen', draft: savedDraft } satisfies DraftFound);
    };
    let queue: Promise<unknown> = publishDraft();
    receive((event) => {
      queue = queue.then(async () => {
        if (event.type === 'draft.drop') {
          if (Object.keys(currentDraft).length > 0) await deleteDraft(entry, unabortedSignal);
          currentDraft = {};
          return;
        }
        currentDraft = { ...currentDraft, ...event.value };
        await writeDraft({ ...entry, savedAt: systemClockOf(system).now(), value: currentDraft }, unabortedSignal);
        if (event.tells) sendBack({ type: 'draft.kept' });
      });
    });
    return () => reading.abort();
  },
);
