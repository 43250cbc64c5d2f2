import { memo } from 'react';
import { useListing } from '../../../seams/use-console';
import { DiscardButton } from '../../shared/marking/mark-buttons';
import { CardCheckbox, type SelectionActor } from '../../shared/selection/card-checkbox';
import type { TriageActor } from '../results/card-grid';
import { ResultCard } from '../results/result-card';
import { PinButton } from './pin-button';

interface SuggestionCardProps {
  selection: SelectionActor | undefined;
  actor: TriageActor;
  id: string;
  eager: boolean;
}

/** A suggestion to be decided on: a result that can also be pinned and discarded, and leaves once it is decided. */
export const SuggestionCard = memo(function SuggestionCard({ actor, id, eager, selection }: SuggestionCardProps) {
  const listing = useListing(id);
  if (listing === undefined) return null;
  return (
    <ResultCard
      actor={actor}
      id={id}
      eager={eager}
      from="suggestions"
      folds
      corner={
        <>
          {selection && <CardCheckbox id={id} selection={selection} />}
          <PinButton listing={listing} in="card" onPress={() => actor.send({ type: 'listing.pin', id })} />
        </>
      }
      actions={
        <DiscardButton listing={listing} in="card" onPress={() => actor.send({ type: 'listing.discard', id })} />
      }
    />
  );
});
