import type { SnapshotFrom } from 'xstate';
import type { screensMachine } from './screens.machine';

/** What the stage paints: the live visit, the one kept beneath it, and whether a screen is on its way, crashed or could not be loaded. */
export function screensView(snapshot: SnapshotFrom<typeof screensMachine>) {
  const { live, beneath, access } = snapshot.context;
  return {
    live,
    beneath,
    signedIn: access.session === 'in',
    waiting: snapshot.matches('waiting'),
    loading: snapshot.hasTag('loading'),
    crashed: snapshot.matches('crashed'),
    unloaded: snapshot.matches('unloaded'),
    cut: snapshot.matches({ unloaded: 'cut' }),
  };
}
