import type { ComponentProps } from 'react';
import { NoticeCards } from '../../parts/notice-stack';
import { usePrefetch } from '../../parts/use-prefetch';
import { WorkDelayLine } from '../shared/mutation-delay';
import { Sends } from '../shared/sending/lazy-sends';
import { paletteCode, PaletteLauncher } from './palette-launcher';
import type { ActorRefFrom } from 'xstate';
import type { undoMachine } from '../../../machines/system/undo/undo.machine';
import { whyNothingToUndo } from '../../../machines/system/undo/undo.view';
import { useUndoStackKey, undoKey } from '../../parts/use-undo-key';
import { useUndoActor, useAnnouncementsActor } from '../../seams/use-system';
import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import { useIntl, type IntlShape } from 'react-intl';
import { limitedUndoSeconds } from '../../../machines/domain/undo-time';
import type { Announcement } from '../../../machines/system/announcements/announcements.machine';
import { announcementsView } from '../../../machines/system/announcements/announcements.view';
import { VisuallyHidden } from '../../parts/visually-hidden';

/** What was decided, as it is heard: each kind in a sentence, then what is left. */
function describeAnnouncement(intl: IntlShape, { decisions, remaining, seconds }: Announcement): string {
  const undo = { wait: seconds === Infinity ? 'press' : 'seconds', seconds: limitedUndoSeconds(seconds), key: undoKey };
  const sentences = decisions.map(({ kind, count, subject, place = 'none' }) =>
    intl.formatMessage(
      { id: `announcement.${kind}.text` },
      { count, named: subject === null ? 'no' : 'yes', subject: subject ?? '', place, ...undo },
    ),
  );
  if (remaining !== null) {
    const { count, partly } = remaining;
    sentences.push(intl.formatMessage({ id: 'announcement.remaining.text' }, { count, partly: String(partly) }));
  }
  return sentences.join(' ');
}

/** The one live region of decisions. It stands beside the page, so that no landmark names it and nothing that is covered silences it. */
function Announcements() {
  const intl = useIntl();
  const announced = useSelector(useAnnouncementsActor() ?? undefined, (snapshot) =>
    snapshot === undefined ? null : announcementsView(snapshot),
  );
  return createPortal(
    <div role="status">
      {announced !== null && (
        <VisuallyHidden key={announced.nth}>{describeAnnouncement(intl, announced)}</VisuallyHidden>
      )}
    </div>,
    document.body,
  );
}

function StackKey({ actor }: { actor: ActorRefFrom<typeof undoMachine> }) {
  useUndoStackKey(
    () => actor.send({ type: 'last.undo' }),
    () => whyNothingToUndo(actor.getSnapshot()),
  );
  return null;
}

/** The key that takes back what was decided last, on every screen. */
function UndoKey() {
  const actor = useUndoActor();
  return actor === null ? null : <StackKey actor={actor} />;
}

/** What tells of work that is under way, or couldn't be done, and what a key opens anywhere. */
const soonNeeded = [Sends, NoticeCards, WorkDelayLine, paletteCode];

/** What of the shell nobody waits for: it comes after the first paint. */
export function DeferredShell(props: ComponentProps<typeof PaletteLauncher>) {
  usePrefetch(soonNeeded);
  return (
    <>
      <PaletteLauncher {...props} />
      <Announcements />
      <UndoKey />
    </>
  );
}
