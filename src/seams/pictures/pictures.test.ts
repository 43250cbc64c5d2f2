import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PictureRequest, PicturesHashed } from '../../../contracts/ports';
import { picturesAtOnce, workerPicturesFeed } from './pictures';

const saved = new Map<string, string>();
vi.mock('./saved-hashes', () => ({
  readHashes: async (keys: string[]) =>
    Object.fromEntries(keys.flatMap((key) => (saved.has(key) ? [[key, saved.get(key)]] : []))),
  saveHashes: async (hashes: Record<string, string>) =>
    void Object.entries(hashes).forEach(([key, hash]) => saved.set(key, hash)),
}));

let workers: FakeWorker[] = [];
let answerOf: (key: string) => string | null = (key) => `hash of ${key}`;

/** A worker that has looked at everything as soon as it is asked. */
class FakeWorker extends EventTarget {
  asked: PictureRequest[][] = [];
  ended = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(pictures: PictureRequest[]) {
    if (pictures.length > 0) this.asked.push(pictures);
    const looked = pictures.map(({ key }) => [key, answerOf(key)] as const);
    const data = {
      hashes: Object.fromEntries(looked.filter(([, hash]) => hash !== null)),
      faults: Object.fromEntries(looked.flatMap(([key, hash]) => (hash === null ? [[key, 'BLOCKED']] : []))),
    };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate = () => (this.ended = true);
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  workers = [];
  answerOf = (key) => `hash of ${key}`;
});

const picture = (key: string) => ({ key, url: `${key}-O.png` });

/** What is told of these pictures, until that many were told of. */
function look(keys: string[]) {
  const events: PicturesHashed[] = [];
  const done = new Promise<PicturesHashed[]>((resolve) => {
    const feed = workerPicturesFeed((event) => {
      events.push(event);
      const count = events.flatMap(({ hashes, faults }) => [...Object.keys(hashes), ...Object.keys(faults)]).length;
      if (count < keys.length) return;
      feed.stop();
      resolve(events);
    });
    feed.read(keys.map(picture));
  });
  return done;
}

describe('what is to be seen in pictures', () => {
  test('is told some at a time, in their order; each is looked at in the size for lists', async () => {
    const keys = Array.from({ length: picturesAtOnce + 2 }, (_, at) => `/order/${at}`);
    const events = await look(keys);
    expect(events).toHaveLength(2);
    expect(events.flatMap(({ hashes }) => Object.keys(hashes))).toEqual(keys);
    expect(workers[0]?.asked[0]?.[0]?.url).toBe(new URL('/order/0-R.png', document.baseURI).href);
    expect(workers[0]?.ended).toBe(true);
  });

  test('is known the next time, and no worker is asked', async () => {
    await look(['/known/1', '/known/2']);
    workers = [];
    expect(await look(['/known/1', '/known/2'])).toEqual([
      {
        type: 'pictures.hashed',
        hashes: { '/known/1': 'hash of /known/1', '/known/2': 'hash of /known/2' },
        faults: {},
      },
    ]);
    expect(workers).toEqual([]);
  });

  test('is not saved of one that can’t be read: it is looked at again', async () => {
    answerOf = (key) => (key.endsWith('1') ? null : key);
    expect((await look(['/blocked/1', '/blocked/2']))[0]?.faults).toEqual({ '/blocked/1': 'BLOCKED' });
    answerOf = (key) => key;
    expect((await look(['/blocked/1']))[0]?.hashes).toEqual({ '/blocked/1': '/blocked/1' });
  });
});
