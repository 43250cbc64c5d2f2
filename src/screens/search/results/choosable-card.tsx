import { memo } from 'react';
import type { UsualPrices } from '../../../../machines/domain/attention';
import { CardCheckbox, type SelectionActor } from '../../shared/selection/card-checkbox';
import { AttentionNote } from './attention-note';
import type { TriageActor } from './card-grid';
import { FreshNote } from './fresh-button';
import { ResultCard } from './result-card';

interface ChoosableCardProps {
  actor: TriageActor;
  id: string;
  eager: boolean;
  grouped: boolean;
  selection: SelectionActor | undefined;
  /** By these prices it stands where it does; null in another order. */
  usual: UsualPrices | null;
  /** It wasn't there at the last look. */
  fresh: boolean;
}

/** A card that can be chosen together with others. */
export const ChoosableCard = memo(function ChoosableCard({ selection, usual, fresh, ...card }: ChoosableCardProps) {
  const newNote = fresh && <FreshNote />;
  return (
    <ResultCard
      {...card}
      from="live_search"
      corner={selection && <CardCheckbox id={card.id} selection={selection} />}
      note={usual === null ? newNote : <AttentionNote id={card.id} usual={usual} otherwise={newNote} />}
    />
  );
});
