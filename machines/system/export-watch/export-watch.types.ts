import type { AwaitedExport, ReadyExport } from '../../domain/awaited-exports';

export interface ExportWatchContext {
  awaited: AwaitedExport[];
  /** Ready, and not seen in their list yet. */
  ready: ReadyExport[];
  /** The screen that is in front. */
  screen: string | null;
  inSight: boolean;
  /** The person wants to be told by the browser, too: it asks out of sight as well. */
  alerts: boolean;
  /** World time of the last look, epoch milliseconds. */
  asOf: number;
}

/** What is waited for, and the screen that is in front, are these now. */
export interface AwaitedExportsChanged {
  type: 'awaited.seen';
  awaited: AwaitedExport[];
  ready: ReadyExport[];
  screen: string | null;
  alerts: boolean;
}

export type ExportWatchEvent = AwaitedExportsChanged | { type: 'sight.changed'; inSight: boolean };
