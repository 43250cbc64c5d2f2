import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { ResultRun } from '../../../../machines/domain/result-groups';
import type { listingPreviewMachine } from '../../../../machines/search/listing-preview/listing-preview.machine';
import type { CardEvent } from '../../../../machines/shared/triage/triage.types';
import { KeyGrid } from '../../../parts/key-grid';
import { keyActsOf, type KeyTable } from '../../../parts/keys';
import type { MarkingActor } from '../../shared/marking/marking-pane';
import { decisionKeys, openKeys, whyNotAccepted } from '../../shared/marking/triage-keys';
import type { SelectionActor } from '../../shared/selection/card-checkbox';
import {
  createSelectionExtender,
  selectionKeys,
  sendForChosen,
  whyNotForChosen,
} from '../../shared/selection/selection-keys';
import { usePreviewKeys } from './use-preview-keys';

interface Standing {
  context: { cursor: string | null };
}

/** A machine of listings with a cursor among them, of which a decision is made. */
export interface TriageActor<Event = CardEvent> {
  subscribe: AnyActorRef['subscribe'];
  getSnapshot: () => Standing & { can: (event: Event | CardEvent) => boolean };
  send: (event: Event | CardEvent) => void;
}

interface WalkedProps<Event extends { type: string }> {
  /** What the cards are. */
  label: string;
  actor: TriageActor<Event>;
  marking: MarkingActor | undefined;
  preview?: ActorRefFrom<typeof listingPreviewMachine> | undefined;
  selection: SelectionActor | undefined;
  /** As lines, and not as cards. */
  dense?: boolean;
  /** A decision is open: keys are its own. */
  held: boolean;
  /** Single keys beside those of every card. */
  own?: KeyTable<Event>;
}

interface CardsProps {
  ids: readonly string[];
  /** They stand together in these, each below its head; without them they stand as they come. */
  runs?: readonly ResultRun[] | null;
  head?: (run: ResultRun) => ReactNode;
  card: (of: { id: string; eager: boolean }) => ReactNode;
}

const cursorOf = ({ context }: Standing) => context.cursor;

/** The grid with its keys: rendered with each step of the cursor, and its cards are not. */
function Walked<Event extends { type: string }>({
  actor,
  marking,
  preview,
  selection,
  own,
  ...grid
}: WalkedProps<Event> & { children: ReactNode }) {
  const cursor = useSelector(actor, cursorOf);
  const why = whyNotForChosen(selection, whyNotAccepted<Event | CardEvent>(actor, marking, cursor));
  const send = sendForChosen<Event | CardEvent>(selection, actor.send);
  const photosByKeys = usePreviewKeys(preview);
  return (
    <KeyGrid
      {...grid}
      named="keys.cards.name"
      current={cursor}
      onExtend={createSelectionExtender(selection, cursor)}
      onMove={(by) => actor.send({ type: 'cursor.move', by })}
      keys={{
        ...keyActsOf<CardEvent>({ ...decisionKeys, ...openKeys }, send, why),
        ...(own && keyActsOf<Event>(own, send, why)),
        ...photosByKeys,
        ...selectionKeys(selection, cursor),
      }}
    />
  );
}

/** Listings as cards, to be decided on by mouse or by single keys. */
export function CardGrid<Event extends { type: string } = CardEvent>({
  ids,
  runs = null,
  head,
  card,
  ...walked
}: WalkedProps<Event> & CardsProps) {
  const item = (id: string, index: number) => <li key={id}>{card({ id, eager: index < 8 })}</li>;
  return (
    <Walked {...walked}>
      {runs === null
        ? ids.map(item)
        : runs.flatMap((run, place) => [
            <li key={`head ${place}`} data-head>
              {head?.(run)}
            </li>,
            ...run.ids.map((id, index) => item(id, place + index)),
          ])}
    </Walked>
  );
}
