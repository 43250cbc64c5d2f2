import type { ComponentType } from 'react';
import { completeWords } from '../seams/use-words';

let shell: ComponentType | null = null;
let load: Promise<ComponentType> | null = null;

/** What is around every screen of a signed-in person, with its words; a fetch that failed is begun anew by the next call. */
export function loadSignedInShell(): Promise<ComponentType> {
  load ??= Promise.all([import('./shell/signed-in-shell'), completeWords(['home'])]).then(
    ([{ SignedInShell }]) => (shell = SignedInShell),
    (error: unknown) => {
      load = null;
      throw error;
    },
  );
  return load;
}

/** The same, once it is there. */
export const signedInShell = (): ComponentType | null => shell;
