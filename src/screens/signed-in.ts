import { completeWords } from '../seams/use-words';

/** What is around every screen of a signed-in person, with its words. */
export async function loadSignedInShell() {
  const [{ SignedInShell }] = await Promise.all([import('./shell/signed-in-shell'), completeWords(['home'])]);
  return SignedInShell;
}
