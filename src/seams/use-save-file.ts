/** Puts a text into a file that the browser saves under that name. */
function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves rows of texts below their heads as a CSV file of that name; the code for it comes with the first one. */
async function saveCsv(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): Promise<void> {
  const { csvOf } = await import('./csv');
  saveFile(name, csvOf(heads, rows), 'text/csv');
}

/** Saves a table on this device, where a person asks for it. */
export const useSaveCsv = (): typeof saveCsv => saveCsv;
