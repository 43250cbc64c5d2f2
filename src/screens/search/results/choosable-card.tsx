import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { UsualPrices } from '../../../../machines/domain/attention';
import type { CardEvent } from '../../../../machines/search/results/results.types';
import type { selectionMachine } from '../../../../machines/search/selection/selection.machine';
import { Tick } from '../../../parts/tick';
import { useListing } from '../../../seams/use-console';
import { AttentionNote } from './attention-note';
import { FreshNote } from './fresh-button';
import { ResultCard } from './result-card';
import classes from './selection-bar.module.css';

type SelectionActor = ActorRefFrom<typeof selectionMachine>;

interface ChoosableCardProps {
  id: string;
  current: boolean;
  eager: boolean;
  selection: SelectionActor;
  /** By these prices it stands where it does; null in another order. */
  usual: UsualPrices | null;
  /** It wasn't there at the last look. */
  fresh: boolean;
  send: (event: CardEvent) => void;
}

/** A card that can be chosen together with others. */
export const ChoosableCard = memo(function ChoosableCard({ selection, usual, fresh, ...card }: ChoosableCardProps) {
  const newNote = fresh && <FreshNote />;
  return (
    <ResultCard
      {...card}
      from="live_search"
      corner={<CardTick id={card.id} selection={selection} />}
      note={usual === null ? newNote : <AttentionNote id={card.id} usual={usual} otherwise={newNote} />}
    />
  );
});

function CardTick({ id, selection }: { id: string; selection: SelectionActor }) {
  const intl = useIntl();
  const title = useListing(id)?.title ?? id;
  const chosen = useSelector(selection, ({ context }) => context.chosen.includes(id));
  return (
    <Tick
      className={classes.tick}
      checked={chosen}
      label={intl.formatMessage({ id: 'selection.choose.label' }, { title })}
      onChange={(_, range) => selection.send({ type: 'chosen.toggle', id, range })}
    />
  );
}
