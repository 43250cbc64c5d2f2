import { lazyPart } from '../parts/lazy-part';
import { useSystemActor } from '../seams/use-system';
import { completeWords } from '../seams/use-words';
import { MissingPart } from './shell/missing';

/** In the place of all that is around the screens. */
export function MissingShell() {
  const shell = useSystemActor('shell');
  return <MissingPart screen={{ cut: false, onReopen: () => shell.send({ type: 'page.reload' }) }} />;
}

/** What is around every screen of a signed-in person, with its words. */
export const SignedIn = lazyPart<object>(
  () =>
    Promise.all([import('./shell/signed-in-shell'), completeWords(['home'])]).then(([{ SignedInShell }]) => ({
      default: SignedInShell,
    })),
  MissingShell,
);
