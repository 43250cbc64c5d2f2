import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DraftEntry, JournalEntry } from '../../contracts/ports';

interface KeptSchema extends DBSchema {
  journal: { key: string; value: JournalEntry; indexes: { profileId: string } };
  drafts: { key: [string, string]; value: DraftEntry; indexes: { profileId: string } };
}

let opened: Promise<IDBPDatabase<KeptSchema>> | null = null;

function database(): Promise<IDBPDatabase<KeptSchema>> {
  opened ??= openDB<KeptSchema>('vigia', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('journal', { keyPath: 'id' }).createIndex('profileId', 'profileId');
      fresh.createObjectStore('drafts', { keyPath: ['profileId', 'key'] }).createIndex('profileId', 'profileId');
    },
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** The journal of durable operations and the drafts, in IndexedDB. Each call rejects where the browser refuses. */
export const kept = {
  readJournal: async (profileId: string) => (await database()).getAllFromIndex('journal', 'profileId', profileId),
  async writeJournal(entries: JournalEntry[]) {
    const write = (await database()).transaction('journal', 'readwrite', { durability: 'strict' });
    for (const entry of entries) void write.store.put(entry);
    await write.done;
  },
  async deleteJournal(ids: string[]) {
    const write = (await database()).transaction('journal', 'readwrite');
    for (const id of ids) void write.store.delete(id);
    await write.done;
  },
  readDrafts: async (profileId: string) => (await database()).getAllFromIndex('drafts', 'profileId', profileId),
  writeDraft: async (entry: DraftEntry) => void (await (await database()).put('drafts', entry)),
  deleteDraft: async (profileId: string, key: string) => (await database()).delete('drafts', [profileId, key]),
  async clear(profileId: string) {
    const write = (await database()).transaction(['journal', 'drafts'], 'readwrite');
    for (const name of ['journal', 'drafts'] as const) {
      const store = write.objectStore(name);
      for (const key of await store.index('profileId').getAllKeys(profileId)) void store.delete(key as never);
    }
    await write.done;
  },
};
