import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ResultRun } from '../../../../machines/domain/result-groups';
import type { listingPreviewMachine } from '../../../../machines/search/listing-preview/listing-preview.machine';
import type { triageMachine } from '../../../../machines/shared/triage/triage.machine';
import type { SuggestionEvent } from '../../../../machines/shared/triage/triage.types';
import { triageView } from '../../../../machines/shared/triage/triage.view';
import { KeyGrid } from '../../../parts/key-grid';
import { keyActsOf, type KeyActs, type KeyTable } from '../../../parts/keys';
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

/** Listings as cards, to be decided on by mouse or by single keys. */
export function CardGrid({ ids, runs = null, head, card, ...walked }: WalkedProps & CardsProps) {
  const item = (id: string, index: number) => <li key={id}>{card({ id, eager: index < 12 })}</li>;
  return (
    <Walked {...walked} runs={runs}>
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
