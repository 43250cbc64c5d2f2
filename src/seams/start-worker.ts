import { reportMissingPart } from '../parts/memoize-async';
import { loadPart } from './part-loader';

/** A worker that is asked and says nothing for so long is ended, milliseconds. */
export const workerTimeout = 5000;

/**
 * Starts a worker that is asked one thing after another, until it is stopped. `hear` answers whether that was all that it was asked; it is told
 * null, and nothing after it, where the worker can't be had, ends by an error, or says nothing for as long as `patience` while it is asked.
 */
export function startWorker<Request, Response>(
  address: string,
  hear: (response: Response | null) => boolean,
  patience?: number,
) {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  /** Kept until something is heard: its file is asked for again where it doesn't come. */
  let unheard: Request[] | null = [];
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
    if (patience !== undefined) timer = setTimeout(lost, patience);
    return timer;
  };
  const ask = (request: Request) => {
    worker?.postMessage(request);
    if (worker) watch();
  };
  /** Rejects where its file doesn't come: a browser tells that without a word, and what fails within it with one. */
  const start = () =>
    new Promise<void>((resolve, reject) => {
      if (isOver) return resolve();
      worker = new Worker(address, { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
        resolve();
        unheard = null;
        if (isOver) return;
        const watching = watch();
        if (hear(data)) clearTimeout(watching);
      });
      worker.addEventListener('error', (event) => {
        clearTimeout(timer);
        if (event instanceof ErrorEvent) return resolve(lost());
        worker = undefined;
        reject(new Error(`${address} did not come`));
      });
      unheard?.forEach(ask);
    });
  loadPart(start, [address], location.href).catch(reportMissingPart).catch(lost);
  return {
    post(request: Request) {
      if (isOver) return;
      unheard?.push(request);
      ask(request);
    },
    stop,
  };
}

/** Asks a worker of its own, which ends once `hear` answers that this was all. */
export function requestWorker<Response>(
  address: string,
  request: unknown,
  hear: (response: Response | null) => boolean,
  patience = workerTimeout,
): { stop: () => void } {
  const worker = startWorker<unknown, Response>(
    address,
    (response) => {
      const isAll = hear(response);
      if (isAll) worker.stop();
      return isAll;
    },
    patience,
  );
  worker.post(request);
  return { stop: worker.stop };
}
