import type { DBSchema } from 'idb';
import { openOnce } from '../open-database';

interface HashesSchema extends DBSchema {
  hashes: { key: string; value: { key: string; hash: string; savedAt: number }; indexes: { savedAt: number } };
}

/** How many hashes this browser keeps; those that were saved first go first. */
const maxSavedHashes = 20_000;

const database = openOnce<HashesSchema>('vigia-pictures', (created) => {
  created.createObjectStore('hashes', { keyPath: 'key' }).createIndex('savedAt', 'savedAt');
});

/** What was seen in these pictures before; nothing where the browser refuses. */
export async function readHashes(keys: readonly string[]): Promise<Record<string, string>> {
  try {
    const { store } = (await database()).transaction('hashes');
    const found = await Promise.all(keys.map((key) => store.get(key)));
    return Object.fromEntries(found.flatMap((saved) => (saved === undefined ? [] : [[saved.key, saved.hash]])));
  } catch {
    return {};
  }
}

/** Where the browser refuses, the pictures are looked at again another time. */
export async function saveHashes(
  hashes: Readonly<Record<string, string>>,
  { now, most = maxSavedHashes }: { now: number; most?: number },
): Promise<void> {
  try {
    const { store, done } = (await database()).transaction('hashes', 'readwrite');
    for (const [key, hash] of Object.entries(hashes)) void store.put({ key, hash, savedAt: now });
    let over = (await store.count()) - most;
    for (let cursor = await store.index('savedAt').openCursor(); cursor !== null && over > 0; over -= 1) {
      await cursor.delete();
      cursor = await cursor.continue();
    }
    await done;
  } catch {
    // As above.
  }
}
