import { fromCallback, type EventObject } from 'xstate';
import { restorePaste, type Paste } from '../../domain/pasted-listings';
import { systemActor } from '../../kit/system-actor';

export type PasteRestored = { type: 'paste.found'; paste: Paste } | { type: 'paste.missing' };

/** Says once what the browser has of a paste: drafts are read a moment after the screen opens. */
export const watchPaste = fromCallback<EventObject, { id: string }>(({ input, sendBack, system }) => {
  const drafts = systemActor(system, 'drafts');
  let sent = false;
  const publish = () => {
    const { drafts: saved, read } = drafts.getSnapshot().context;
    const paste = restorePaste(saved, input.id);
    if (sent || (paste === null && read !== true)) return;
    sent = true;
    sendBack((paste === null ? { type: 'paste.missing' } : { type: 'paste.found', paste }) satisfies PasteRestored);
  };
  publish();
  return drafts.subscribe(publish).unsubscribe;
});
