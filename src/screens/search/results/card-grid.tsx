import type { ReactNode } from 'react';
import type { Because } from '../../../../machines/domain/because';
import type { ResultRun } from '../../../../machines/domain/result-groups';
import type { CardEvent } from '../../../../machines/search/results/results.types';
import { KeyGrid } from '../../../parts/key-grid';
import { keysOf, type KeyActs } from '../../../parts/keys';
import { decisionKeys, openKeys } from '../../shared/marking/triage-keys';
import { ResultCard } from './result-card';

interface CardGridProps {
  /** What the cards are. */
  label: string;
  ids: readonly string[];
  /** They stand together in these, each below its head; without them they stand as they come. */
  runs?: readonly ResultRun[] | null;
  head?: (run: ResultRun) => ReactNode;
  cursor: string | null;
  /** As lines, and not as cards. */
  dense?: boolean;
  /** A decision is open: keys are its own. */
  held: boolean;
  send: (event: CardEvent) => void;
  /** Single keys beside those of every card. */
  keys?: KeyActs;
  /** Why a card doesn't take that now. */
  why: (event: CardEvent) => Because | boolean | null;
  /** Shift with an arrow, from the card under the cursor. */
  onExtend?: (by: number) => void;
  /** Another card than that of a result. */
  card?: (of: { id: string; current: boolean; eager: boolean }) => ReactNode;
}

/** Listings as cards, to be decided on by mouse or by single keys. */
export function CardGrid({
  label,
  ids,
  runs = null,
  head,
  cursor,
  dense,
  held,
  send,
  keys,
  why,
  onExtend,
  card,
}: CardGridProps) {
  const own = (of: { id: string; current: boolean; eager: boolean }) => (
    <ResultCard {...of} from="live_search" send={send} />
  );
  const shown = card ?? own;
  const item = (id: string, index: number) => (
    <li key={id}>{shown({ id, current: id === cursor, eager: index < 8 })}</li>
  );
  return (
    <KeyGrid
      label={label}
      named="keys.cards.name"
      current={cursor}
      dense={dense}
      held={held}
      onExtend={onExtend}
      onMove={(by) => send({ type: 'cursor.move', by })}
      keys={{
        ...keysOf<CardEvent>(decisionKeys, send, why),
        ...keysOf<CardEvent>(openKeys, send, why),
        ...keys,
      }}
    >
      {runs === null
        ? ids.map(item)
        : runs.flatMap((run, place) => [
            <li key={`head ${place}`} data-head>
              {head?.(run)}
            </li>,
            ...run.ids.map((id, index) => item(id, place + index)),
          ])}
    </KeyGrid>
  );
}
