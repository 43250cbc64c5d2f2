import { saveFile } from './save-file';

/** Saves rows of texts below their heads as a CSV file of that name; the code for it comes with the first one. */
async function saveCsv(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): Promise<void> {
  const { csvOf } = await import('./csv');
  saveFile(name, await csvOf(heads, rows), 'text/csv');
}

/** Saves a table on this device, where a person asks for it. */
export const useSaveCsv = (): typeof saveCsv => saveCsv;
