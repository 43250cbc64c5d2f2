import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ResultRun } from '../../../../machines/domain/result-groups';
import type { listingPreviewMachine } from '../../../../machines/search/listing-preview/listing-preview.machine';
import type { triageMachine } from '../../../../machines/shared/triage/triage.machine';
import type { SuggestionEvent } from '../../../../machines/shared/triage/triage.types';
import { triageView } from '../../../../machines/shared/triage/triage.view';
import { KeyGrid } from '../../../parts/key-grid';
import { keyActsOf, type KeyActs, type KeyTable } from '../../../parts/keys';
import { ListEndObserver } from '../../../parts/list-end-observer';
import { useDrawing, useDrawnItems, type DrawnItem } from '../../../parts/use-drawn-items';
import { decisionKeys, openKeys, whyNotAccepted } from '../../shared/marking/triage-keys';
import {
  createSelectionExtender,
  selectionKeys,
  sendForChosen,
  whyNotForChosen,
  type AlikeOf,
} from '../../shared/selection/selection-keys';
import { SamePictureFound } from './same-picture';
import { usePreviewKeys } from './use-preview-keys';

/** Decides on listings with a cursor among them. */
export type TriageActor = ActorRefFrom<typeof triageMachine>;

interface WalkedProps {
  /** What the cards are. */
  label: string;
  actor: TriageActor;
  preview?: ActorRefFrom<typeof listingPreviewMachine> | undefined;
  /** As lines, and not as cards. */
  dense?: boolean;
  /** A decision is open: keys are its own. */
  held: boolean;
  /** Single keys beside those of every card. */
  own?: KeyTable<SuggestionEvent>;
  /** Those that depend on the listing under the cursor. */
  keysOf?: (cursor: string | null) => KeyActs;
  alikeOf?: AlikeOf;
}

interface CardsProps {
  ids: readonly string[];
  /** They stand together in these, each below its head; without them they stand as they come. */
  runs?: readonly ResultRun[] | null;
  /** Names the order that they stand in: another one is drawn from its first card on. */
  order?: string;
  /** The last card comes into sight; left out where no other follows it. */
  onNearEnd?: (() => void) | undefined;
  head?: (run: ResultRun) => ReactNode;
  card: (of: { id: string; eager: boolean }) => ReactNode;
}

/** The grid with its keys: rendered with each step of the cursor, and its cards are not. */
function Walked({
  actor,
  preview,
  own,
  keysOf,
  alikeOf,
  runs,
  ...grid
}: WalkedProps & Pick<CardsProps, 'runs'> & { children: ReactNode }) {
  const { marking, selection } = triageView(actor);
  const cursor = useSelector(actor, ({ context }) => context.cursor);
  const why = whyNotForChosen(selection, whyNotAccepted<SuggestionEvent>(actor, marking, cursor));
  const send = sendForChosen<SuggestionEvent>(selection, actor.send, alikeOf);
  const photosByKeys = usePreviewKeys(preview, cursor);
  const group = runs?.find(({ key, ids }) => key !== null && ids.includes(cursor ?? ''))?.ids;
  return (
    <>
      <KeyGrid
        {...grid}
        named="keys.cards.name"
        current={cursor}
        onExtend={createSelectionExtender(selection, cursor)}
        onMove={(by) => actor.send({ type: 'cursor.move', by })}
        keys={{
          ...keyActsOf<SuggestionEvent>({ ...decisionKeys, ...openKeys, ...own }, send, why),
          ...keysOf?.(cursor),
          ...photosByKeys,
          ...selectionKeys(selection, cursor, group),
        }}
      />
      {preview && <SamePictureFound preview={preview} />}
    </>
  );
}

/** The card under the cursor, where its turn to be drawn has not come. */
const useCursorAhead = (actor: TriageActor, ids: readonly string[], count: number): string | null =>
  useSelector(actor, ({ context: { cursor } }) =>
    count < ids.length && cursor !== null && ids.includes(cursor, count) ? cursor : null,
  );

/** The cards, and the heads of their runs, in their order. */
function itemsOf({ ids, runs, head, card }: Pick<CardsProps, 'ids' | 'runs' | 'head' | 'card'>): DrawnItem[] {
  const cards = (of: readonly string[], from: number) =>
    of.map((id, index) => ({ key: id, content: () => card({ id, eager: from + index < 12 }) }));
  if (runs == null) return cards(ids, 0);
  return runs.flatMap((run, at) => [
    { key: `head ${at}`, content: () => head?.(run), head: true },
    ...cards(run.ids, at),
  ]);
}

/**
 * Listings as cards, to be decided on by mouse or by single keys. A long list is drawn some cards at a time; the one under the cursor is
 * drawn at once, as it takes the focus.
 */
export function CardGrid({ ids, runs = null, order = '', onNearEnd, head, card, ...walked }: WalkedProps & CardsProps) {
  const items = useMemo(() => itemsOf({ ids, runs, head, card }), [ids, runs, head, card]);
  const drawing = useDrawing(order);
  const ahead = useCursorAhead(walked.actor, ids, drawing.drawing.count);
  const { drawn, isWhole } = useDrawnItems(items, order, drawing, ahead);
  return (
    <>
      <Walked {...walked} runs={runs}>
        {drawn}
      </Walked>
      {onNearEnd && isWhole && <ListEndObserver key={ids.length} onNear={onNearEnd} />}
    </>
  );
}
