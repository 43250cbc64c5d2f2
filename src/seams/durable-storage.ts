import type { DBSchema, IDBPObjectStore, StoreNames } from 'idb';
import type { DraftEntry, JournalRecord } from '../../contracts/ports';
import { openOnce } from './open-database';

interface DatabaseSchema extends DBSchema {
  journal: { key: string; value: JournalRecord; indexes: { profileId: string } };
  drafts: { key: [string, string]; value: DraftEntry; indexes: { profileId: string } };
}

const database = openOnce<DatabaseSchema>('vigia', (created) => {
  created.createObjectStore('journal', { keyPath: 'id' }).createIndex('profileId', 'profileId');
  created.createObjectStore('drafts', { keyPath: ['profileId', 'key'] }).createIndex('profileId', 'profileId');
});

type Store = StoreNames<DatabaseSchema>;

/** Writes what is asked for and commits it in the same breath: a page that goes at once takes nothing of it away. */
async function writing<Name extends Store>(
  name: Name,
  write: (store: IDBPObjectStore<DatabaseSchema, [Name], Name, 'readwrite'>) => void,
  options?: IDBTransactionOptions,
): Promise<void> {
  const transaction = (await database()).transaction(name, 'readwrite', options);
  write(transaction.store);
  transaction.commit();
  await transaction.done;
}

/** The journal of durable operations and the drafts, in IndexedDB. Each call rejects where the browser refuses. */
export const durableStorage = {
  readJournal: async (profileId: string) => (await database()).getAllFromIndex('journal', 'profileId', profileId),
  writeJournal: (entries: JournalRecord[]) =>
    writing('journal', (store) => entries.forEach((entry) => void store.put(entry)), { durability: 'strict' }),
  deleteJournal: (ids: string[]) => writing('journal', (store) => ids.forEach((id) => void store.delete(id))),
  readDrafts: async (profileId: string) => (await database()).getAllFromIndex('drafts', 'profileId', profileId),
  writeDraft: (entry: DraftEntry) => writing('drafts', (store) => void store.put(entry)),
  deleteDraft: (profileId: string, key: string) => writing('drafts', (store) => void store.delete([profileId, key])),
  async clear(profileId: string) {
    const write = (await database()).transaction(['journal', 'drafts'], 'readwrite');
    for (const name of ['journal', 'drafts'] as const) {
      const store = write.objectStore(name);
      for (const key of await store.index('profileId').getAllKeys(profileId)) void store.delete(key as never);
    }
    await write.done;
  },
};
