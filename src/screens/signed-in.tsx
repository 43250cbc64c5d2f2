import { lazyPart } from '../parts/lazy-part';
import { useSystemMachine } from '../seams/use-system';
import { loadMessageParts } from '../seams/messages-provider';
import { MissingPart } from './shell/lazy-parts';

/** In the place of all that is around the screens. */
export function MissingShell() {
  const shell = useSystemMachine('shell');
  return <MissingPart screen={{ cut: false, onReopen: () => shell.send({ type: 'page.reload' }) }} />;
}

/** What is around every screen of a signed-in person, with its words. */
export const SignedIn = lazyPart<object>(
  () =>
    Promise.all([import('./shell/signed-in-shell'), loadMessageParts(['home'])]).then(([{ SignedInShell }]) => ({
      default: SignedInShell,
    })),
  MissingShell,
);
