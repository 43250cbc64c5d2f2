import type { TakenStep, Walk } from '../../../machines/simulator/walk';
import type { ChartDetail } from '../chart/graph';
import type { ChartLayout } from '../chart/layout.types';
import type { DrawnMachine } from './inner-machine';
import type { Size } from '../chart/view-transform';
import type { Exhibit } from '../lab/lab.types';
import type { CheckedMachine } from '../lab/check';
import type { Paths } from '../lab/paths';
import type { Traceability } from '../lab/traceability';
import type { ViewOptions, ExplorerLocation } from './location';
import type { Platform, ShareResult } from './platform.types';
import type { ShareFormat } from './share';
import type { WalkPath, WalkMoved } from './walk.types';

/** A walk as it stands, and what was left for it. */
export type WalkStatus = Omit<WalkMoved, 'type'>;

export interface DeskContext {
  platform: Platform;
  place: ExplorerLocation;
  /** As it stands in the address bar. */
  hash: string;
  /** The text of a file that is to be opened. */
  file: string | null;
  /** The text of a recording that was opened. */
  recording: string | null;
  exhibit: Exhibit | null;
  /** The walk of the address. */
  given: Walk | null;
  /** The walk to begin with. */
  course: WalkPath | null;
  /** What is wrong with the address or the machine's files, in a sentence. */
  fault: string | null;
  /** The walk of the address was made on another version of the machine, and nobody has moved on from it. */
  older: boolean;
  /** The drawing was made of another version of the machine. */
  stale: boolean;
  /** The walk is another one than that of the address. */
  hasMoved: boolean;
  /** The walk as it stands. */
  walk: WalkStatus | null;
  /** Where the walk stood since the address was written, the first one first; `isNew` keeps the address before in the browser's history. */
  unwritten: readonly { walk: WalkStatus; isNew: boolean }[];
  /** How many of the walks that were left the address can't hold. */
  uncarried: number;
  /** A state or transition of the chart. */
  chosen: string | null;
  search: string;
  /** The states whose children the drawing leaves out. */
  collapsed: ReadonlySet<string>;
  /** What a person folded (true) or unfolded (false). */
  byHand: ReadonlyMap<string, boolean>;
  /** The frame in which all of the chart is to be read; null where it may be larger. */
  room: Size | null;
  /** How many states are folded since all of the chart could not be read in that frame. */
  levelled: number;
  detail: ChartDetail;
  layout: ChartLayout | null;
  /** Whose chart it is: that of the machine, or of one that runs within. */
  drawn: DrawnMachine | null;
  paths: Paths | null;
  /** What takes the arrows of all charts; null until somebody looks at it. */
  traceability: Traceability | null;
  pathFilter: string;
  /** How many of the paths are listed. */
  pathsListed: number;
  /** The chart shows what no path reaches. */
  showsCoverage: boolean;
  checked: CheckedMachine[];
  shared: ShareResult | null;
  /** Why no address holds the walk, in a sentence; null for one that an address holds. */
  unheld: string | null;
  /** What of the walk of the address is left out, since it no longer holds; null when all of it holds. */
  lost: { from: number; steps: readonly TakenStep[] } | null;
  /** Which part of the explorer can't be had, in a sentence; null while none is missing. */
  missing: string | null;
  /** How much of the page's width stands beside the chart, percent. */
  beside: number;
  /** The chart has all of the page. */
  whole: boolean;
  /** The editors that were closed and keep their text, by the keys of their drafts. */
  shut: ReadonlySet<string>;
}

export type DeskEvent =
  /** `walked` is an address at which a walk stood, to which the browser went back or forth. */
  | { type: 'address.changed'; hash: string; walked?: boolean }
  /** A walk or a recording, as the text of a file. */
  | { type: 'file.open'; text: string }
  | WalkMoved
  | { type: 'outlook.choose'; outlook: Partial<ViewOptions> }
  | { type: 'chart.choose'; id: string | null }
  | { type: 'region.toggle'; id: string }
  /** The chart of the machine that runs within at that way is to be looked at; of the machine itself for an empty one. */
  | { type: 'within.choose'; way: string }
  /** All of the chart is to be shown in so much room, in pixels, folded until it can be read; null gives back what stood. */
  | { type: 'chart.fit'; room: Size | null }
  | { type: 'search.edit'; text: string }
  | { type: 'paths.open' }
  | { type: 'paths.filter'; text: string }
  | { type: 'paths.more' }
  | { type: 'coverage.toggle' }
  | { type: 'editor.toggle'; key: string }
  | { type: 'beside.size'; percent: number }
  | { type: 'whole.toggle' }
  | { type: 'part.missing'; said: string }
  | { type: 'page.reload' }
  | { type: 'lost.dismiss' }
  | { type: 'exhibit.retry' }
  | { type: 'share'; what: ShareFormat }
  | { type: 'shared.dismiss' }
  | { type: 'machine.checked'; machine: CheckedMachine }
  | { type: 'check.done' };

export interface ReadAddress {
  place: ExplorerLocation;
  walk: Walk | null;
  fault: string | null;
  /** The text of a recording that is to be shown there. */
  recording?: string;
}
