import type { RecordedActor, Recording, RecordingEntry } from './recording';

/** What leaves the recorder: an actor that started to run, or something that happened. */
export type RecordedPiece = { actor: RecordedActor; number: number } | { entry: RecordingEntry };

/** Between a console and the explorer, in the pages of one origin of one browser. */
export const attachChannel = 'vigia-attach';

export type RecordingHead = Pick<Recording, 'format' | 'version' | 'console' | 'settings' | 'online'>;

export type ConsoleMessage =
  /** A console is recorded, under that id; `piece` is how many pieces it has told so far. */
  | { from: 'console'; says: 'head'; session: string; head: RecordingHead }
  | { from: 'console'; says: 'pieces'; session: string; first: number; pieces: readonly RecordedPiece[] }
  | { from: 'console'; says: 'gone'; session: string };

export type ExplorerMessage =
  /** Asks every console to tell from its beginning. */
  | { from: 'explorer'; says: 'hello' }
  /** It listens to that one already. */
  | { from: 'explorer'; says: 'here'; session: string }
  | { from: 'explorer'; says: 'stop'; session: string };
