import type { SnapshotFrom } from 'xstate';
import type { shellMachine } from './shell.machine';

/** What surrounds every screen: its language, the menu, maintenance, and the question before leaving something unsaved. */
export function shellView(snapshot: SnapshotFrom<typeof shellMachine>) {
  const { lang, painted, chosen, forced, menuOpen, version, served } = snapshot.context;
  return {
    lang,
    chosen,
    forced: forced !== null && forced !== chosen,
    painted,
    menuOpen,
    version,
    served,
    incomplete: snapshot.matches({ code: 'incomplete' }),
    maintained: snapshot.matches({ service: 'maintained' }),
    checking: snapshot.matches({ service: { maintained: 'checking' } }),
    keysTold: snapshot.matches({ keys: 'told' }),
    askingToLeave: snapshot.matches({ leaving: 'asking' }),
  };
}
