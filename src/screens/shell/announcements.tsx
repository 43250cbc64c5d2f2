import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import { useIntl, type IntlShape } from 'react-intl';
import { limitedUndoSeconds } from '../../../machines/domain/undo-time';
import type { Announcement } from '../../../machines/system/announcements/announcements.machine';
import { announcementsView } from '../../../machines/system/announcements/announcements.view';
import { undoKey } from '../../parts/use-undo-key';
import { VisuallyHidden } from '../../parts/visually-hidden';
import { useAnnouncementsActor } from '../../seams/use-system';

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
export function Announcements() {
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
