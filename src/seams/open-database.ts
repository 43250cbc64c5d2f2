import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/**
 * Opens a database at the first call, and answers the same connection from then on; anew after the browser refused or closed it, or it made way
 * for whoever changes or deletes the database.
 */
export function openOnce<Schema extends DBSchema>(
  name: string,
  upgrade: (created: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  return () => {
    if (opened !== null) return opened;
    opened = openDB<Schema>(name, 1, {
      upgrade,
      blocking: (_from, _to, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}
