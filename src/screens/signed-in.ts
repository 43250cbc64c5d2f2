import type { ComponentType } from 'react';
import { readable } from '../parts/readable';
import { completeWords } from '../seams/use-words';

let load: Promise<ComponentType> | null = null;

/** What is around every screen of a signed-in person, with its words; a fetch that failed is begun anew by the next call. */
export function loadSignedInShell(): Promise<ComponentType> {
  load ??= readable(
    Promise.all([import('./shell/signed-in-shell'), completeWords(['home'])]).then(
      ([{ SignedInShell }]) => SignedInShell,
      (error: unknown) => {
        load = null;
        throw error;
      },
    ),
  );
  return load;
}
