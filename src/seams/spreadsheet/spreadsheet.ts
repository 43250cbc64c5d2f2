import type { Feeds, PlatformPorts } from '../../../contracts/ports';
import { reportMissingPart } from '../../parts/memoize-async';
import { loadPart } from '../part-loader';
import { saveFile } from '../save-file';
import type { WorkerRequest, WorkerResponse } from './worker';
// The build makes the default export of it.
// oxlint-disable-next-line import/default
import address from './worker.ts?worker&url';

/** A worker that says nothing for so long is ended, milliseconds. */
export const workerTimeout = 5000;

/** Asks a worker of its own, and ends it when it has answered, is given up, says nothing for five seconds or can't be had. */
function requestWorker(
  request: WorkerRequest,
  hear: (response: WorkerResponse | null) => boolean,
): { stop: () => void } {
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
    timer = setTimeout(lost, workerTimeout);
  };
  /** Rejects where its file doesn't come: a browser tells that without a word, and what fails within it with one. */
  const start = () =>
    new Promise<void>((resolve, reject) => {
      if (isOver) return resolve();
      worker = new Worker(address, { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
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
      worker.postMessage(request);
    });
  loadPart(start, [address], location.href).catch(reportMissingPart).catch(lost);
  return { stop };
}

/** Reads a workbook in a worker, so that the page stands still for none of it. */
export const workerSpreadsheetFeed: Feeds['spreadsheet'] = ({ file, ...request }, hear) => {
  if (!(file instanceof Blob)) {
    hear({ type: 'sheet.failed', fault: 'UNREADABLE' });
    return { stop: () => undefined };
  }
  return requestWorker({ type: 'read', file, ...request }, (response) => {
    if (response === null) hear({ type: 'sheet.failed', fault: 'NO_LIFE' });
    else if (response.type !== 'written' && response.type !== 'unwritten') hear(response);
    return response === null || response.type !== 'sheet.progress';
  });
};

export const saveSpreadsheet: PlatformPorts['saveSpreadsheet'] = (saved, signal) =>
  new Promise((resolve) => {
    const refuse = (code: 'SERVER_ERROR' | 'ABORTED') => resolve({ ok: false, failure: { code } });
    const work = requestWorker({ type: 'write', saved }, (response) => {
      if (response?.type === 'written') {
        saveFile(saved.name, response.bytes, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
        resolve({ ok: true, value: undefined });
      } else refuse('SERVER_ERROR');
      return true;
    });
    signal.addEventListener('abort', () => {
      work.stop();
      refuse('ABORTED');
    });
  });
