import { blockReason, type BlockReason } from './block-reason';
import type { LastReport } from './last-report';
import type { SeenListing } from './listings';
import { markChoices } from './marking';

/** What may be decided for many listings at once. */
export type BulkDecision = 'trust' | 'suspect' | 'repeat' | 'discard' | 'undo';

const rules = {
  trust: 'trust',
  suspect: 'suspect',
  repeat: 'suspect',
  discard: 'discard',
  undo: 'whyNotUndo',
} as const;

/** What is decided in a drawer: it may be closed, and nothing is decided then. */
export const isDecidedInDrawer = (what: BulkDecision): boolean => what !== 'trust' && what !== 'undo';

/** A report that is said again instead of the last one, and of which listings it isn't, each with its reason. */
export interface EarlierReport {
  repeat: LastReport;
  leftOut: Readonly<Record<string, BlockReason>>;
}

type Visible = Readonly<Record<string, SeenListing | undefined>>;

/** A decision on many: those it is made for, and those that stay out of it, each with its reason, in their order. */
export interface BulkPlan {
  what: BulkDecision;
  ids: string[];
  leftOut: { id: string; why: BlockReason }[];
}

/** Each one is judged by the rules of one; a listing that isn't known any more stays out. */
export function toBulkPlan(
  what: BulkDecision,
  ids: readonly string[],
  visible: Visible,
  earlier?: EarlierReport,
): BulkPlan {
  const judged = ids.map((id) => {
    const listing = visible[id];
    const why = listing === undefined ? blockReason('REMOVED') : markChoices(listing)[rules[what]];
    return { id, why: why ?? earlier?.leftOut[id] ?? null };
  });
  return {
    what,
    ids: judged.filter(({ why }) => why === null).map(({ id }) => id),
    leftOut: judged.flatMap(({ id, why }) => (why === null ? [] : [{ id, why }])),
  };
}

/** Why it can't be decided for any of them, null when it can. */
export const whyNotBulk = ({ ids }: Pick<BulkPlan, 'ids'>): BlockReason | null =>
  ids.length === 0 ? blockReason('NONE_OF_THEM') : null;
