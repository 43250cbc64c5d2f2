import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PictureRequest, PicturesHashed } from '../../../contracts/ports';
import { stubWorkers } from '../workers.fixture';
import { picturesAtOnce, workerPicturesFeed } from './pictures';

const saved = new Map<string, string>();
vi.mock('./saved-hashes', () => ({
  readHashes: async (keys: string[]) =>
    Object.fromEntries(keys.flatMap((key) => (saved.has(key) ? [[key, saved.get(key)]] : []))),
  saveHashes: async (hashes: Record<string, string>) =>
    void Object.entries(hashes).forEach(([key, hash]) => saved.set(key, hash)),
}));

let workers: ReturnType<typeof stubWorkers> = [];
let answerOf: (key: string) => string | null = (key) => `hash of ${key}`;

const responseTo = (pictures: PictureRequest[]) => {
  const looked = pictures.map(({ key }) => [key, answerOf(key)] as const);
  return {
    hashes: Object.fromEntries(looked.filter(([, hash]) => hash !== null)),
    faults: Object.fromEntries(looked.flatMap(([key, hash]) => (hash === null ? [[key, 'BLOCKED']] : []))),
  };
};
/** Workers that have looked at everything as soon as they are asked. */
const stubQuickWorkers = () =>
  stubWorkers((worker, pictures) => queueMicrotask(() => worker.say(responseTo(pictures as PictureRequest[]))));

beforeEach(() => {
  workers = stubQuickWorkers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
    expect(workers[0]?.requests[0]).toContainEqual(
      expect.objectContaining({ url: new URL('/order/0-R.png', document.baseURI).href }),
    );
    expect(workers[0]?.ended).toBe(true);
  });

  test('is known the next time, and no worker is asked', async () => {
    await look(['/known/1', '/known/2']);
    workers = stubQuickWorkers();
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

  test('is not told of a worker that fails or says nothing; the next are looked at by another, and a late answer is not taken for theirs', async () => {
    vi.useFakeTimers();
    workers = stubWorkers();
    const events: PicturesHashed[] = [];
    const feed = workerPicturesFeed((event) => events.push(event));
    const read = async (key: string) => {
      feed.read([picture(key)]);
      await vi.advanceTimersByTimeAsync(0);
    };
    await read('/late/1');
    await vi.advanceTimersByTimeAsync(30_000);
    await read('/late/2');
    workers[0]?.say({ hashes: { '/late/1': 'late' }, faults: {} });
    workers[1]?.fail();
    await read('/late/3');
    workers[1]?.say({ hashes: { '/late/2': 'late' }, faults: {} });
    workers[2]?.say({ hashes: { '/late/3': 'own' }, faults: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(events.map(({ hashes, faults }) => [hashes, faults])).toEqual([
      [{}, { '/late/1': 'MISSING' }],
      [{}, { '/late/2': 'MISSING' }],
      [{ '/late/3': 'own' }, {}],
    ]);
    expect(workers.map(({ ended }) => ended)).toEqual([true, true, false]);
    feed.stop();
    expect(workers[2]?.ended).toBe(true);
  });
});
