import type { ReportDraft } from '../../contracts/shapes';
import type { OverlookedRows } from './import-lines';
import type { ImportRow } from './import-rows';

/** Under which key the import of a profile is kept: there is one at a time. */
export const importKey = 'import';

/** From where an import that was interrupted goes on. */
export const savedImportPhases = ['classifying', 'sorted', 'protecting', 'sending', 'over'] as const;
export type SavedImportPhase = (typeof savedImportPhases)[number];

/** The report of all its listings, once it is decided. */
export interface ImportDecision {
  ids: string[];
  report: ReportDraft;
  /** World time, epoch milliseconds. */
  at: number;
}

export interface SavedImport {
  /** The name of the file. */
  name: string;
  phase: SavedImportPhase;
  rows: ImportRow[];
  decision: ImportDecision | null;
  /** Of how many valid listings it was asked what protects them. */
  checked: number;
  /** What of its sheet is no row of it. */
  aside?: OverlookedRows;
  /** A person has stopped it: of what is left only the group goes on that was on its way. */
  stopped?: true;
  /** A person has put it aside: it goes on when it is asked for. */
  closed?: true;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isRow = (value: unknown): value is ImportRow =>
  isRecord(value) && typeof value.line === 'number' && typeof value.text === 'string' && 'kind' in value;
const isDecision = (value: unknown): value is ImportDecision =>
  isRecord(value) && Array.isArray(value.ids) && isRecord(value.report) && typeof value.at === 'number';

const isAside = (value: unknown): value is OverlookedRows =>
  isRecord(value) &&
  typeof value.hidden === 'number' &&
  Array.isArray(value.above) &&
  (value.totals === undefined || Array.isArray(value.totals));

/** What is kept of an import; null where nothing is, or nothing that this version can go on with. */
export function readSavedImport(kept: Readonly<Record<string, unknown>> | undefined): SavedImport | null {
  const value = kept?.[importKey];
  if (!isRecord(value) || typeof value.name !== 'string' || !Array.isArray(value.rows)) return null;
  const phase = savedImportPhases.find((known) => known === value.phase);
  const rows: unknown[] = value.rows;
  if (phase === undefined || rows.length === 0 || !rows.every(isRow)) return null;
  const decision = isDecision(value.decision) ? value.decision : null;
  if (decision === null && (phase === 'protecting' || phase === 'sending')) return null;
  const checked = typeof value.checked === 'number' ? value.checked : 0;
  return {
    name: value.name,
    phase,
    rows,
    decision,
    checked,
    ...(isAside(value.aside) && { aside: value.aside }),
    ...(value.stopped === true && { stopped: true }),
    ...(value.closed === true && { closed: true }),
  };
}
