import type { ActorRefFrom } from 'xstate';
import type { noticesMachine } from '../../machines/system/notices/notices.machine';
import { saveFile } from './save-file';
import { useSystemMachine } from './use-system';

type SaveCsv = (name: string, heads: readonly string[], rows: readonly (readonly string[])[]) => Promise<void>;

/** Saves rows of texts below their heads as a CSV file of that name; the code for it comes with the first one. */
const saveCsvOr =
  (notices: ActorRefFrom<typeof noticesMachine>): SaveCsv =>
  async (name, heads, rows) => {
    try {
      const { formatCsv } = await import('./csv');
      saveFile(name, await formatCsv(heads, rows), 'text/csv');
    } catch {
      notices.send({ type: 'notice.raise', notice: { code: 'file.failed', tone: 'failure' } });
    }
  };

/** Saves a table on this device, where a person asks for it; a toast tells when that fails. Never throws. */
export const useSaveCsv = (): SaveCsv => saveCsvOr(useSystemMachine('notices'));

/** Saves a text or bytes on this device, where a person asks for it. */
export const useSaveFile = (): typeof saveFile => saveFile;
