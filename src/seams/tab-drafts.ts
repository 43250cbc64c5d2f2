import type { DraftEntry } from '../../contracts/ports';

const prefix = 'vigia:draft:';

/** The drafts of whoever is not signed in: they outlive a reload, and nobody finds them in another tab. */
export const tabDrafts = {
  read: (): DraftEntry[] =>
    Object.keys(sessionStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => JSON.parse(sessionStorage.getItem(name) ?? '') as DraftEntry),
  write: (entry: DraftEntry) => sessionStorage.setItem(prefix + entry.key, JSON.stringify(entry)),
  remove: (key: string) => sessionStorage.removeItem(prefix + key),
};
