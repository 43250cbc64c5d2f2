import type { Feeds, PictureFault, PictureRequest } from '../../../contracts/ports';
import { reportMissingPart } from '../../parts/memoize-async';
import { pictureUrlOf } from '../../parts/urls';
import { loadPart } from '../part-loader';
import { readHashes, saveHashes } from './saved-hashes';
import type { PicturesResponse } from './worker';
// The build makes the default export of it.
// oxlint-disable-next-line import/default
import address from './worker.ts?worker&url';

/** So many pictures are looked at together, and told of at once: few enough that the page compares them between two frames. */
export const picturesAtOnce = 8;
/** A worker that says nothing for so long is ended, milliseconds. */
const workerTimeout = 30_000;

const faultOf = (pictures: readonly PictureRequest[], fault: PictureFault): PicturesResponse => ({
  hashes: {},
  faults: Object.fromEntries(pictures.map(({ key }) => [key, fault])),
});

/** A worker that is asked one thing at a time; null once it can't be had or says nothing. */
function startWorker() {
  let worker: Worker | undefined;
  let answer: (response: PicturesResponse | null) => void = () => undefined;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      worker = new Worker(address, { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<PicturesResponse>) => answer(data));
      worker.addEventListener('error', (event) => {
        if (event instanceof ErrorEvent) answer(null);
        else reject(new Error(`${address} did not come`));
      });
      worker.postMessage([]);
      answer = () => resolve();
    });
  const ready = loadPart(start, [address], location.href).catch((error: unknown) => {
    reportMissingPart(error);
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  });
  ready.catch(() => undefined);
  return {
    ask: (pictures: readonly PictureRequest[]) =>
      ready.then(
        () =>
          new Promise<PicturesResponse | null>((resolve) => {
            const timer = setTimeout(() => resolve(null), workerTimeout);
            answer = (response) => {
              clearTimeout(timer);
              resolve(response);
            };
            worker?.postMessage(pictures);
          }),
        () => null,
      ),
    end: () => worker?.terminate(),
  };
}

/** Looks at pictures in a worker, in the order in which they are asked for; what was seen before isn't looked at again. */
export const workerPicturesFeed: Feeds['pictures'] = (hear) => {
  let worker: ReturnType<typeof startWorker> | undefined;
  let ended = false;
  let waiting: PictureRequest[] = [];
  let busy = false;

  async function lookAt(pictures: PictureRequest[]): Promise<PicturesResponse> {
    const saved = await readHashes(pictures.map(({ key }) => key));
    const unseen = pictures.filter(({ key }) => saved[key] === undefined);
    if (unseen.length === 0 || ended) return { hashes: saved, faults: {} };
    worker ??= startWorker();
    const response = await worker.ask(unseen);
    if (response === null) {
      worker.end();
      worker = undefined;
    }
    const { hashes, faults } = response ?? faultOf(unseen, 'MISSING');
    void saveHashes(hashes, { now: Date.now() });
    const all = { ...saved, ...hashes };
    const inOrder = pictures.flatMap(({ key }) => (all[key] === undefined ? [] : [[key, all[key]] as const]));
    return { hashes: Object.fromEntries(inOrder), faults };
  }

  async function work() {
    if (busy) return;
    busy = true;
    while (waiting.length > 0 && !ended) {
      const pictures = waiting.slice(0, picturesAtOnce);
      waiting = waiting.slice(picturesAtOnce);
      const seen = await lookAt(pictures);
      if (!ended) hear({ type: 'pictures.hashed', ...seen });
    }
    busy = false;
  }

  return {
    read: (pictures) => {
      waiting = [
        ...waiting,
        ...pictures.map(({ key, url }) => ({ key, url: new URL(pictureUrlOf(url, 'small'), document.baseURI).href })),
      ];
      void work();
    },
    stop: () => {
      ended = true;
      worker?.end();
    },
  };
};
