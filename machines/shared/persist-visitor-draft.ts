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
const untilDone = new AbortController().signal;

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
    let held: object = {};
    const tell = async () => {
      const read = await readDrafts({ profileId: null }, reading.signal);
      const kept = read.ok ? read.value.find((one) => one.key === key)?.value : undefined;
      if (typeof kept !== 'object' || kept === null) return;
      held = kept;
      sendBack({ type: 'draft.seen', draft: kept } satisfies DraftFound);
    };
    let work: Promise<unknown> = tell();
    receive((event) => {
      work = work.then(async () => {
        if (event.type === 'draft.drop') {
          if (Object.keys(held).length > 0) await deleteDraft(entry, untilDone);
          held = {};
          return;
        }
        held = { ...held, ...event.value };
        await writeDraft({ ...entry, savedAt: systemClockOf(system).now(), value: held }, untilDone);
        if (event.tells) sendBack({ type: 'draft.kept' });
      });
    });
    return () => reading.abort();
  },
);
