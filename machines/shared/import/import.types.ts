import type { Failure, PickedFile, SheetEvent, SheetContent } from '../../../contracts/ports';
import type { Language, Listing } from '../../../contracts/shapes';
import type { ImportFault, OverlookedRows } from '../../domain/import-lines';
import type { ImportDecision } from '../../domain/saved-import';
import type { ImportOutcome, ImportRow } from '../../domain/import-rows';
import type { SavedImportFound } from './watch-saved-import';

export interface Pace {
  /** World time at which it began, and at which it was last further, epoch milliseconds. */
  since: number;
  at: number;
  /** How many were over when it began. */
  from: number;
}

export interface ImportContext {
  /** Being read. */
  file: PickedFile | null;
  /** How much of it is read. */
  progress: { done: number; total: number };
  /** What was read of the file, while a person says whether its hidden rows go too, or whether it is converted. */
  read: SheetContent | null;
  /** What of the sheet is no row of the import; hidden rows that go too aren't counted. */
  aside: OverlookedRows;
  /** The line that a person corrects, and whether it is being looked at again. */
  editing: number | null;
  reviewing: boolean;
  /** Why the last file wasn't taken. */
  fault: ImportFault | null;
  /** The name of the file whose rows these are. */
  name: string;
  rows: ImportRow[];
  /** What was answered of the batch whose pending reports are asked for. */
  found: Listing[];
  decision: ImportDecision | null;
  /** Of how many valid listings it was asked what protects them. */
  checked: number;
  /** It couldn't be asked: nothing is held back here, the gateway refuses what is protected. */
  unchecked: Failure | null;
  /** Why the step in front doesn't go on. */
  failure: Failure | null;
  pace: Pace;
  /** Per cent of the bar, which a timer moves (rulings F11 and L01). */
  bar: number;
  /** No other batch goes out. */
  stopping: boolean;
  /** Of the result only those rows are shown; null for all. */
  outcome: ImportOutcome | null;
  page: number;
  /** What is being saved, and why it couldn't be. */
  saving: SheetSaving | null;
  savingFailure: Failure | null;
  template: ArrayBuffer | null;
  /** The listings that are to be sent next. */
  toSend: string[];
}

/** The listings that a person sends next; none when the import is only closed. */
export interface ImportOutput {
  send: string[];
}

/** What a person saves: the template, empty or with what is to be corrected, or the table of what became of each row. */
export type SheetSaving =
  | { what: 'template'; lang: Language; lines: string[] }
  | { what: 'details'; rows: readonly (readonly string[])[] };

export type ImportEvent =
  /** What was dropped or picked, all of it. */
  | { type: 'files.pick'; files: PickedFile[] }
  | SheetEvent
  | SavedImportFound
  /** The listings of a table that is written as text are put into the template. */
  | { type: 'table.convert' }
  /** Whether rows that are hidden in the spreadsheet are imported with the others. */
  | { type: 'hidden.choose'; take: boolean }
  /** A row in error is corrected in place; null when it is left as it is. */
  | { type: 'row.edit'; line: number | null }
  | { type: 'row.correct'; text: string }
  | { type: 'import.retry' }
  /** Nothing was sent yet: it is as if the file had not been picked. */
  | { type: 'import.cancel' }
  /** No other batch goes out. */
  | { type: 'import.stop' }
  | { type: 'reason.choose' }
  | { type: 'outcome.choose'; outcome: ImportOutcome | null }
  | { type: 'page.go'; page: number }
  /** Another file, when this one is over. */
  | { type: 'file.another' }
  /** `correct`: with what is to be corrected of this file filled in. */
  | { type: 'template.save'; lang: Language; correct?: boolean }
  /** The rows in the words of the person's language, their heads first. */
  | { type: 'details.save'; rows: readonly (readonly string[])[] }
  /** What was imported is to be sent; the list that offered the import asks about it. */
  | { type: 'import.send' }
  | { type: 'import.close' }
  /** Left without a word: its outcome is there when it is opened again. */
  | { type: 'import.aside' }
  | { type: 'import.gone' };
