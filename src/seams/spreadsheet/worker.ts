import type { SheetFile, SheetEvent, SheetRequest } from '../../../contracts/ports';
import { UnreadableError } from './fault';
import { readRequestedSheet } from './read';

/** What the page asks of the worker: one thing, after which it is ended. */
export type WorkerRequest =
  | ({ type: 'read'; file: Blob } & Omit<SheetRequest, 'file'>)
  | { type: 'write'; saved: SheetFile };

export type WorkerResponse = SheetEvent | { type: 'written'; bytes: ArrayBuffer } | { type: 'unwritten' };

// The library says on the console, line by line, what it doesn't know of a damaged workbook; a hostile one would fill it.
console.error = () => undefined;

const postResponse = (response: WorkerResponse) => postMessage(response);
/** Progress is told this often at the most, in milliseconds; it is the sign of life too. */
const every = 50;

async function read({ file, ...request }: Extract<WorkerRequest, { type: 'read' }>): Promise<WorkerResponse> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    let lastReportedAt = 0;
    const found = await readRequestedSheet(bytes, request, (done, total) => {
      const now = performance.now();
      if (now - lastReportedAt < every) return;
      lastReportedAt = now;
      postResponse({ type: 'sheet.progress', done, total });
    });
    return { type: 'sheet.read', read: found };
  } catch (error) {
    return { type: 'sheet.failed', fault: error instanceof UnreadableError ? error.fault : 'UNREADABLE' };
  }
}

async function written(saved: SheetFile): Promise<WorkerResponse> {
  try {
    const { writeSpreadsheet } = await import('./write');
    return { type: 'written', bytes: writeSpreadsheet(saved) };
  } catch {
    return { type: 'unwritten' };
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void (data.type === 'read' ? read(data) : written(data.saved)).then(postResponse);
});
