import type { ActorRefFrom } from 'xstate';
import type { noticesMachine } from '../../machines/system/notices/notices.machine';
import type { CalendarEntry } from './calendar';
import { saveFile } from './save-file';
import { useSystemMachine } from './use-system';

type SaveCsv = (name: string, heads: readonly string[], rows: readonly (readonly string[])[]) => Promise<void>;
type SaveCalendar = (
  file: string,
  name: string,
  entries: () => Promise<readonly CalendarEntry[]>,
  now: number,
) => Promise<void>;

/** Saves a file of that name, type and content; a toast tells when its content can't be had. Never throws. */
async function saveContent(
  notices: ActorRefFrom<typeof noticesMachine>,
  name: string,
  type: string,
  content: () => Promise<string[]>,
): Promise<void> {
  try {
    saveFile(name, await content(), type);
  } catch {
    notices.send({ type: 'notice.raise', notice: { code: 'file.failed', tone: 'failure' } });
  }
}

/** Saves rows of texts below their heads on this device, where a person asks for it; the code for it comes with the first one. */
export function useSaveCsv(): SaveCsv {
  const notices = useSystemMachine('notices');
  return (name, heads, rows) =>
    saveContent(notices, name, 'text/csv', async () => (await import('./csv')).formatCsv(heads, rows));
}

/** The same for entries of a calendar of that name, as of `now`, epoch milliseconds. */
export function useSaveCalendar(): SaveCalendar {
  const notices = useSystemMachine('notices');
  return (file, name, entries, now) =>
    saveContent(notices, file, 'text/calendar', async () => [
      (await import('./calendar')).formatCalendar(name, await entries(), now),
    ]);
}

/** Saves a text or bytes on this device, where a person asks for it. */
export const useSaveFile = (): typeof saveFile => saveFile;
