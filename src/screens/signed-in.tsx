import { readable } from '../parts/readable';
import { fetchedOnce } from '../parts/fetched-once';
import { completeWords } from '../seams/use-words';

/** What is around every screen of a signed-in person, with its words; a fetch that failed is begun anew by the next call. */
export const loadSignedInShell = fetchedOnce(() =>
  readable(
    Promise.all([import('./shell/signed-in-shell'), completeWords(['home'])]).then(
      ([{ SignedInShell }]) => SignedInShell,
    ),
  ),
);
