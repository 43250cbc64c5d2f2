import type { BlockReason } from '../../../../machines/domain/block-reason';
import { chosenRows, presentRows } from '../../../../machines/domain/reported-rows';
import type { SuspiciousEvent } from '../../../../machines/reports/suspicious/suspicious.types';
import { bulkActionReasons } from '../../../../machines/reports/suspicious/suspicious.view';
import type { ListingsFacts } from '../../../../machines/system-actors/listings';
import { formatKey, formatShortcut, keyActsOf, type KeyActs, type KeyTable } from '../../../parts/keys';

const table = (ids: string[], sent: string[] = ids) =>
  ({
    'ctrl+enter': { event: { type: 'send.ask', ids: sent }, words: 'keys.send.text' },
    e: { event: { type: 'listing.edit', ids, byKey: true }, words: 'keys.edit.text' },
    u: { event: { type: 'listing.undo', ids, byKey: true }, words: 'mark.dismiss.label' },
    t: { event: { type: 'listing.trust', ids, byKey: true }, words: 'keys.trust.text' },
    delete: { event: { type: 'remove.ask', ids, byKey: true }, words: 'suspicious.remove.action' },
  }) as const satisfies KeyTable<SuspiciousEvent>;
type Rows = ReturnType<typeof table>;
type RowsEvent = Rows[keyof Rows]['event'];

export type RowsEventType = RowsEvent['type'];

const keyOf = (type: RowsEventType): string =>
  Object.entries(table([])).find(([, { event }]) => event.type === type)?.[0] ?? '';

/** The key of the suspicious list that says this, for the eye. */
export const formatRowsKey = (type: RowsEventType): string => formatKey(keyOf(type));

/** The same as assistive technology is told it. */
export const rowsShortcut = (type: RowsEventType): string => formatShortcut(keyOf(type));

interface RowsInHand {
  chosen: readonly string[];
  cursor: string | null;
  visible: ListingsFacts['visible'];
  inHand: ReadonlySet<string>;
  /** Why nothing can be sent now. */
  block: BlockReason | null;
  send: (event: SuspiciousEvent) => void;
}

/** What keys do with the rows that are chosen, or with the one under the cursor where none is. */
export function suspiciousKeys({ chosen, cursor, visible, inHand, block, send }: RowsInHand): KeyActs {
  const sent = chosenRows(chosen, visible);
  const ids = sent.length > 0 ? presentRows(sent, visible) : cursor === null ? [] : [cursor];
  return keyActsOf<RowsEvent>(table(ids, sent.length > 0 ? sent : ids), send, ({ type }) => {
    if (ids.length === 0 && (type !== 'send.ask' || sent.length === 0)) return true;
    const why = bulkActionReasons(ids, visible, inHand);
    return {
      'send.ask': block,
      'listing.edit': why.edit,
      'listing.undo': why.undo,
      'listing.trust': why.trust,
      'remove.ask': why.remove,
    }[type];
  });
}
