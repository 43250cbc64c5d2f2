import type { Feeds, PlatformPorts } from '../../../contracts/ports';
import { requestWorker } from '../start-worker';
import { saveFile } from '../save-file';
import type { WorkerRequest, WorkerResponse } from './worker';
// The build makes the default export of it.
// oxlint-disable-next-line import/default
import address from './worker.ts?worker&url';

const requestSheet = (request: WorkerRequest, hear: (response: WorkerResponse | null) => boolean) =>
  requestWorker(address, request, hear);

/** Reads a workbook in a worker, so that the page stands still for none of it. */
export const workerSpreadsheetFeed: Feeds['spreadsheet'] = ({ file, ...request }, hear) => {
  if (!(file instanceof Blob)) {
    hear({ type: 'sheet.failed', fault: 'UNREADABLE' });
    return { stop: () => undefined };
  }
  return requestSheet({ type: 'read', file, ...request }, (response) => {
    if (response === null) hear({ type: 'sheet.failed', fault: 'NO_LIFE' });
    else if (response.type !== 'written' && response.type !== 'unwritten') hear(response);
    return response === null || response.type !== 'sheet.progress';
  });
};

export const saveSpreadsheet: PlatformPorts['saveSpreadsheet'] = (saved, signal) =>
  new Promise((resolve) => {
    const refuse = (code: 'SERVER_ERROR' | 'ABORTED') => resolve({ ok: false, failure: { code } });
    const work = requestSheet({ type: 'write', saved }, (response) => {
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
