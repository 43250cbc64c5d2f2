import type { EvidenceSubject } from '../../contracts/ports';
import type { ParamsOf, SearchOf } from './addresses';
import { readReceipt } from './receipts';

/** Listings that were chosen for an archive of evidence, saved beside the drafts: the address of the archive finds them after a reload. */
interface EvidenceSelection {
  ids: string[];
  /** Epoch milliseconds. */
  at: number;
}
type Saved = Readonly<Record<string, unknown>>;

const prefix = 'evidence:';
/** The oldest leave first. */
const mostSaved = 5;

const isSelection = (value: unknown): value is EvidenceSelection =>
  typeof value === 'object' &&
  value !== null &&
  'ids' in value &&
  Array.isArray(value.ids) &&
  value.ids.every((id) => typeof id === 'string') &&
  'at' in value &&
  typeof value.at === 'number';

/** Under which key a selection is saved, what of it, and the keys of those that leave for want of room. */
export function saveEvidenceSelection(saved: Saved = {}, id: string, ids: readonly string[], at: number) {
  const others = Object.entries(saved)
    .flatMap(([key, value]) => (key.startsWith(prefix) && isSelection(value) ? [{ key, at: value.at }] : []))
    .sort((a, b) => b.at - a.at);
  const value: EvidenceSelection = { ids: [...ids], at };
  return { key: `${prefix}${id}`, value, drop: others.slice(mostSaved - 1).map(({ key }) => key) };
}

/** What the address of a new archive names; null for a case without its country. */
export const evidenceSubjectOf = (
  { kind, id }: ParamsOf<'newEvidence'>,
  { site }: SearchOf<'newEvidence'>,
): EvidenceSubject | null => (kind !== 'case' ? { kind, id } : site === null ? null : { kind, id, siteId: site });

/** The listings of a subject that this browser keeps; null where it keeps none. */
export function savedEvidenceIds(saved: Saved | undefined, subject: EvidenceSubject): string[] | null {
  if (subject.kind === 'case') return [];
  if (subject.kind === 'receipt') return readReceipt(saved, subject.id)?.rows.map(({ id }) => id) ?? null;
  const selection = saved?.[`${prefix}${subject.id}`];
  return isSelection(selection) ? selection.ids : null;
}
