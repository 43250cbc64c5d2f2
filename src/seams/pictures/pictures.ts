import type { Feeds, PictureFault, PictureRequest } from '../../../contracts/ports';
import { pictureUrlOf } from '../../parts/urls';
import { startWorker } from '../start-worker';
import { readHashes, saveHashes } from './saved-hashes';
import type { PicturesRequest, PicturesResponse } from './worker';
// The build makes the default export of it.
// oxlint-disable-next-line import/default
import address from './worker.ts?worker&url';

/** So many pictures are looked at together, and told of at once: few enough that the page compares them between two frames. */
export const picturesAtOnce = 8;
/** Pictures of a slow network take long, and nothing is said meanwhile; milliseconds. */
const picturesTimeout = 30_000;

const faultOf = (pictures: readonly PictureRequest[], fault: PictureFault): PicturesResponse => ({
  hashes: {},
  faults: Object.fromEntries(pictures.map(({ key }) => [key, fault])),
});

/** Looks at pictures in a worker, in the order in which they are asked for; what was seen before isn't looked at again. */
export const workerPicturesFeed: Feeds['pictures'] = (hear) => {
  let worker: { post: (pictures: PicturesRequest) => void; stop: () => void } | undefined;
  let answer: (response: PicturesResponse | null) => void = () => undefined;
  let ended = false;
  let waiting: PictureRequest[] = [];
  let busy = false;

  /** One question at a time; null where the worker is lost, and the next question is another worker's. */
  const ask = (pictures: PicturesRequest) =>
    new Promise<PicturesResponse | null>((resolve) => {
      answer = resolve;
      worker ??= startWorker<PicturesRequest, PicturesResponse>(
        address,
        (response) => {
          if (response === null) worker = undefined;
          answer(response);
          return true;
        },
        picturesTimeout,
      );
      worker.post(pictures);
    });

  async function lookAt(pictures: PictureRequest[]): Promise<PicturesResponse> {
    const saved = await readHashes(pictures.map(({ key }) => key));
    const unseen = pictures.filter(({ key }) => saved[key] === undefined);
    if (unseen.length === 0 || ended) return { hashes: saved, faults: {} };
    const response = await ask(unseen);
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
      worker?.stop();
    },
  };
};
