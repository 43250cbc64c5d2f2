import { memo } from 'react';
import type { UsualPrices } from '../../../../machines/domain/attention';
import type { CardEvent } from '../../../../machines/search/results/results.types';
import { CardTick, type SelectionActor } from '../../shared/selection/card-tick';
import { AttentionNote } from './attention-note';
import { FreshNote } from './fresh-button';
import { ResultCard } from './result-card';

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
