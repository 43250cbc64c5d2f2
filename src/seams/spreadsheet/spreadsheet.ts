import type { Feeds, PlatformPorts } from '../../../contracts/ports';
import { saveFile } from '../save-file';
import type { Asked, Said } from './worker';

/** A worker that says nothing for so long is ended, milliseconds. */
export const lifeless = 5000;

const begin = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Asks a worker of its own, and ends it when it has answered, is given up or says nothing for five seconds. */
function asking(asked: Asked, hear: (said: Said | null) => boolean): { stop: () => void } {
  const worker = begin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const lost = () => {
    stop();
    hear(null);
  };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(lost, lifeless);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    watch();
    if (hear(data)) stop();
  });
  worker.addEventListener('error', lost);
  watch();
  worker.postMessage(asked);
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
