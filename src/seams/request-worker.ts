import { reportMissingPart } from '../parts/memoize-async';
import { loadPart } from './part-loader';

/** A worker that says nothing for so long is ended, milliseconds. */
export const workerTimeout = 5000;

/**
 * Asks a worker of its own, and ends it when it has answered, is given up, says nothing for as long as `patience`, or can't be had. `hear` answers
 * whether that was all; it is told null where the worker is lost.
 */
export function requestWorker<Response>(
  address: string,
  request: unknown,
  hear: (response: Response | null) => boolean,
  patience = workerTimeout,
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
    timer = setTimeout(lost, patience);
  };
  /** Rejects where its file doesn't come: a browser tells that without a word, and what fails within it with one. */
  const start = () =>
    new Promise<void>((resolve, reject) => {
      if (isOver) return resolve();
      worker = new Worker(address, { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
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
