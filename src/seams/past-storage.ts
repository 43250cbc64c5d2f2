import type { DBSchema } from 'idb';
import type { InputOf, SavedPast } from '../../contracts/ports';
import { openOnce } from './open-database';

interface PastSchema extends DBSchema {
  states: { key: string; value: { profileId: string; state: unknown } };
  parts: { key: [string, number]; value: { profileId: string; number: number; rows: readonly unknown[] } };
}

/** A database of its own: what is read again at any time doesn't change the version of what must not be lost. */
const database = openOnce<PastSchema>('vigia-past', (created) => {
  created.createObjectStore('states', { keyPath: 'profileId' });
  created.createObjectStore('parts', { keyPath: ['profileId', 'number'] });
});

/** Counts what this page wrote or cleared: what was read before a change is old. */
export let pastRevision = 0;

const partsOf = (profileId: string) => IDBKeyRange.bound([profileId, 0], [profileId, Infinity]);

/** The report history as it was read, by profile, in IndexedDB. Each part is read and written in a task of its own. Each call rejects where the browser refuses. */
export const pastStorage = {
  async read(profileId: string): Promise<SavedPast | null> {
    const { store } = (await database()).transaction('states');
    const saved = await store.get(profileId);
    if (saved === undefined) return null;
    const parts: unknown[][] = [];
    const transaction = (await database()).transaction('parts');
    for (const key of await transaction.store.getAllKeys(partsOf(profileId))) {
      const part = await transaction.store.get(key);
      if (part !== undefined) parts.push([...part.rows]);
    }
    return { state: saved.state, parts };
  },
  async write({ profileId, state, parts, replaces }: InputOf<'writePast'>): Promise<void> {
    pastRevision += 1;
    const transaction = (await database()).transaction(['states', 'parts'], 'readwrite');
    const done = transaction.done.catch((error: unknown) => {
      throw error;
    });
    done.catch(() => undefined);
    const store = transaction.objectStore('parts');
    if (replaces) await store.delete(partsOf(profileId));
    for (const { number, rows } of parts) await store.put({ profileId, number, rows });
    await transaction.objectStore('states').put({ profileId, state });
    transaction.commit();
    await done;
  },
  async clear(profileId: string): Promise<void> {
    pastRevision += 1;
    const transaction = (await database()).transaction(['states', 'parts'], 'readwrite');
    void transaction.objectStore('states').delete(profileId);
    void transaction.objectStore('parts').delete(partsOf(profileId));
    await transaction.done;
  },
};
