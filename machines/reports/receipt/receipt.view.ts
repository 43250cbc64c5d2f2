import type { SnapshotFrom } from 'xstate';
import { receiptOutcomes, type ReceiptOutcome } from '../../domain/receipt-outcomes';
import { outcomeOf, retriableIds, type ReceiptRow } from '../../domain/receipts';
import { protectedItems } from '../../domain/report-listings';
import type { receiptMachine } from './receipt.machine';

/** A line of the receipt; `until` is the last day of what protects it, where that is known. */
export interface ReceiptLine extends ReceiptRow {
  outcome: ReceiptOutcome;
  until: string | null;
}

/** What the receipt shows: its lines, those of the outcome that was chosen, how many there are of each, and how many can be tried again. */
export function receiptView(snapshot: SnapshotFrom<typeof receiptMachine>) {
  const { id, outcome, receipt, blindages, named } = snapshot.context;
  const all = (receipt?.rows ?? []).map((row): ReceiptLine => {
    const name = named[row.id];
    const code = row.code ?? name?.code ?? null;
    return {
      ...name,
      ...row,
      title: row.title || (name?.title ?? ''),
      code,
      outcome: outcomeOf(row),
      until: code === null ? null : (protectedItems(blindages, code, receipt?.at ?? 0).get(row.id) ?? null),
    };
  });
  const lines = all.filter((line) => outcome === null || line.outcome === outcome);
  return {
    phase: snapshot.matches('waiting')
      ? ('waiting' as const)
      : receipt === null
        ? ('missing' as const)
        : ('shown' as const),
    id,
    at: receipt?.at ?? null,
    outcome,
    all,
    lines,
    pictured: all.some(({ picture }) => picture !== undefined),
    counts: receiptOutcomes.map((name) => ({ name, count: all.filter((line) => line.outcome === name).length })),
    retriable: receipt === null ? 0 : retriableIds(receipt).length,
  };
}
