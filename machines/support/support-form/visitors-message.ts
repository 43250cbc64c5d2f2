import { fromCallback } from 'xstate';
import type { SupportMessage } from '../../../contracts/shapes';
import { isSupportDraft, supportDraft } from '../../domain/support-message';
import { clockworkOf, portsOf } from '../../kit/port';
import type { MessageSeen } from './kept-message';

export type VisitorsWrite = { type: 'draft.keep'; value: SupportMessage } | { type: 'draft.drop' };

/** A port asks for a signal; what a person wrote is kept even when they leave the form meanwhile. */
const untilDone = new AbortController().signal;

/**
 * What somebody writes who is not signed in, and so has no drafts: says `draft.seen` once where this tab kept a message, and from then
 * on keeps what it hears, one after the other.
 */
export const visitorsMessage = fromCallback<VisitorsWrite, { signedIn: boolean }>(
  ({ input, sendBack, receive, system }) => {
    if (input.signedIn) return undefined;
    const { readDrafts, writeDraft, deleteDraft } = portsOf(system);
    const reading = new AbortController();
    const entry = { key: supportDraft, profileId: null };
    const tell = async () => {
      const read = await readDrafts({ profileId: null }, reading.signal);
      const kept = read.ok ? read.value.find(({ key }) => key === supportDraft)?.value : undefined;
      if (isSupportDraft(kept)) sendBack({ type: 'draft.seen', draft: kept } satisfies MessageSeen);
    };
    let work: Promise<unknown> = tell();
    receive((event) => {
      work = work.then(() =>
        event.type === 'draft.keep'
          ? writeDraft({ ...entry, savedAt: clockworkOf(system).now(), value: event.value }, untilDone)
          : deleteDraft(entry, untilDone),
      );
    });
    return () => reading.abort();
  },
);
