import type { Feeds, PlatformPorts } from '../../../contracts/ports';
import { reportMissing } from '../../parts/part-missing';
import { loadPart } from '../part-loader';
import { saveFile } from '../save-file';
import type { Asked, Said } from './worker';
// The build makes the default export of it.
// oxlint-disable-next-line import/default
import address from './worker.ts?worker&url';

/** A worker that says nothing for so long is ended, milliseconds. */
export const lifeless = 5000;

/** Asks a worker of its own, and ends it when it has answered, is given up, says nothing for five seconds or can't be had. */
function asking(asked: Asked, hear: (said: Said | null) => boolean): { stop: () => void } {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    worker?.terminate();
  };
  const lost = () => {
    if (isOver) return;
    stop();
    hear(null);
  };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(lost, lifeless);
  };
  /** Rejects where its file doesn't come: a browser tells that without a word, and what fails within it with one. */
  const start = () =>
    new Promise<void>((resolve, reject) => {
      if (isOver) return resolve();
      worker = new Worker(address, { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        resolve();
        watch();
        if (hear(data)) stop();
      });
      worker.addEventListener('error', (event) => {
        clearTimeout(timer);
        if (event instanceof ErrorEvent) return resolve(lost());
        reject(new Error(`${address} did not come`));
      });
      watch();
      worker.postMessage(asked);
    });
  loadPart(start, [address], location.href).catch(reportMissing).catch(lost);
  return { stop };
}

/** Reads a workbook in a worker, so that the page stands still for none of it. */
export const spreadsheet: Feeds['spreadsheet'] = ({ file, sheet, columns }, hear) => {
  if (!(file instanceof Blob)) {
    hear({ type: 'sheet.failed', fault: 'UNREADABLE' });
    return { stop: () => undefined };
  }
  return asking({ type: 'read', file, sheet, columns }, (said) => {
    if (said === null) hear({ type: 'sheet.failed', fault: 'NO_LIFE' });
    else if (said.type !== 'written' && said.type !== 'unwritten') hear(said);
    return said === null || said.type !== 'sheet.progress';
  });
};

export const saveSpreadsheet: PlatformPorts['saveSpreadsheet'] = (saved, signal) =>
  new Promise((resolve) => {
    const refuse = (code: 'SERVER_ERROR' | 'ABORTED') => resolve({ ok: false, failure: { code } });
    const work = asking({ type: 'write', saved }, (said) => {
      if (said?.type === 'written') {
        saveFile(saved.name, said.bytes, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
        resolve({ ok: true, value: undefined });
      } else refuse('SERVER_ERROR');
      return true;
    });
    signal.addEventListener('abort', () => {
      work.stop();
      refuse('ABORTED');
    });
  });
