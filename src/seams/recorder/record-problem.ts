import type { AnyActorRef } from 'xstate';
import type { Feeds } from '../../../contracts/ports';
import { versionLabel } from '../../../contracts/vocabulary/limits';
import type { RecordedActor, Recording, RecordingEntry } from '../../../machines/kit/recording';
import { startRecorder } from './recorder';
import type { KnownWords } from './redact';

/** Beyond this nobody can look through it: it ends by itself. */
const mostPieces = 50_000;

/** The browser asks before it leaves the page. */
const holdPage = (event: BeforeUnloadEvent) => event.preventDefault();

/** Records a console that runs already, for whoever reports a problem of it. Leaving the page while it lasts is asked about. */
export function recordProblem(
  root: AnyActorRef,
  words: KnownWords,
  hear: Parameters<Feeds['recording']>[0],
): ReturnType<Feeds['recording']> {
  const actors: RecordedActor[] = [];
  const entries: RecordingEntry[] = [];
  let going = true;
  addEventListener('beforeunload', holdPage);
  const stop = () => {
    going = false;
    recorder.stop();
    removeEventListener('beforeunload', holdPage);
  };
  const finish = (isFull = false) => {
    if (!going) return;
    stop();
    const recording: Recording = { ...recorder.head, console: versionLabel, actors, entries };
    hear({ type: 'recording.ended', text: JSON.stringify(recording), isFull });
  };
  const recorder = startRecorder({
    root,
    words,
    isFresh: false,
    hear: (piece) => {
      if ('actor' in piece) actors[piece.number] = piece.actor;
      else entries.push(piece.entry);
      // In the midst of what a machine does nothing may be said to it.
      if (actors.length + entries.length === mostPieces) setTimeout(() => finish(true));
    },
  });
  hear({ type: 'recording.began' });
  return { finish: () => finish(), stop };
}
