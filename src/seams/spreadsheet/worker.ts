import type { SavedSheet, SheetNews } from '../../../contracts/ports';
import { Unreadable } from './fault';
import { readSpreadsheet } from './read';

/** What the page asks of the worker: one thing, after which it is ended. */
export type Asked =
  | { type: 'read'; file: Blob; sheet: number; columns: readonly number[] }
  | { type: 'write'; saved: SavedSheet };

export type Said = SheetNews | { type: 'written'; bytes: ArrayBuffer } | { type: 'unwritten' };

// The library says on the console, line by line, what it doesn't know of a damaged workbook; a hostile one would fill it.
console.error = () => undefined;

const say = (said: Said) => postMessage(said);
/** Progress is told this often at the most, in milliseconds; it is the sign of life too. */
const every = 50;

async function read({ file, sheet, columns }: Extract<Asked, { type: 'read' }>): Promise<Said> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    let told = 0;
    const found = await readSpreadsheet(bytes, sheet, columns, (done, total) => {
      const now = performance.now();
      if (now - told < every) return;
      told = now;
      say({ type: 'sheet.progress', done, total });
    });
    return { type: 'sheet.read', read: found };
  } catch (error) {
    return { type: 'sheet.failed', fault: error instanceof Unreadable ? error.fault : 'UNREADABLE' };
  }
}

async function written(saved: SavedSheet): Promise<Said> {
  try {
    const { writeSpreadsheet } = await import('./write');
    return { type: 'written', bytes: writeSpreadsheet(saved) };
  } catch {
    return { type: 'unwritten' };
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void (data.type === 'read' ? read(data) : written(data.saved)).then(say);
});
