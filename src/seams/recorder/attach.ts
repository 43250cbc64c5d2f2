import words from 'virtual:known-words';
import type { AnyActorRef } from 'xstate';
import { versionLabel } from '../../../contracts/vocabulary/limits';
import {
  attachChannel,
  type ConsoleMessage,
  type ExplorerMessage,
  type RecordedPiece,
} from '../../../machines/kit/attach-channel';
import type { Feeds } from '../../../contracts/ports';
import { recordProblem } from './record-problem';
import { startRecorder } from './recorder';

/** How long an explorer that is open already has to say so, and how often what happened is told, milliseconds. */
const pauses = { answer: 400, tell: 50 };
/** Beyond this many pieces nobody can look through them, and the page needs its memory: it stops by itself. */
const mostPieces = 200_000;

/** Opens the explorer; where the browser holds windows back, with the first press. */
function openExplorer(address: string): void {
  const open = () => window.open(address, 'vigia-explorer') !== null;
  if (open()) return;
  addEventListener('click', open, { once: true, capture: true });
}

/**
 * Records this page from its start for the explorer at that address of this origin, which is opened unless it listens already. The page
 * stays attached when it is loaded anew, a sign-in too, until somebody stops the recording.
 */
export function attachToExplorer(root: AnyActorRef, explorer: string): void {
  window.name = attachChannel;
  const session = crypto.randomUUID();
  const channel = new BroadcastChannel(attachChannel);
  const send = (message: ConsoleMessage) => channel.postMessage(message);
  const pieces: RecordedPiece[] = [];
  let sent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (first = sent) => {
    clearTimeout(timer);
    timer = undefined;
    if (first < pieces.length) send({ from: 'console', says: 'pieces', session, first, pieces: pieces.slice(first) });
    sent = pieces.length;
  };
  const recorder = startRecorder({
    root,
    words,
    isFresh: true,
    hear: (piece) => {
      pieces.push(piece);
      timer ??= setTimeout(tell, pauses.tell);
      if (pieces.length >= mostPieces) stop();
    },
  });
  const tellHead = () =>
    send({ from: 'console', says: 'head', session, head: { ...recorder.head, console: versionLabel } });
  const stop = () => {
    recorder.stop();
    tell();
    window.name = '';
    send({ from: 'console', says: 'gone', session });
  };
  const opening = setTimeout(() => openExplorer(new URL(`${explorer}#/live`, location.href).href), pauses.answer);
  channel.addEventListener('message', ({ data }: MessageEvent<ExplorerMessage>) => {
    if (data.from !== 'explorer') return;
    if (data.says === 'hello') {
      tellHead();
      tell(0);
    } else if (data.session === session) {
      if (data.says === 'here') clearTimeout(opening);
      else stop();
    }
  });
  addEventListener('pagehide', () => {
    tell();
    send({ from: 'console', says: 'gone', session });
  });
  tellHead();
}

/** Records a page that runs already, as `recordProblem` says. */
export const recordPage = (
  root: AnyActorRef,
  hear: Parameters<Feeds['recording']>[0],
): ReturnType<Feeds['recording']> => recordProblem(root, words, hear);
