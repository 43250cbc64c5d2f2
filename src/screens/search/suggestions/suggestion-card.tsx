import { memo } from 'react';
import type { SuggestionEvent } from '../../../../machines/search/suggestions/suggestions.types';
import { useListing } from '../../../seams/use-console';
import { DiscardButton } from '../../shared/marking/mark-buttons';
import { CardTick, type SelectionActor } from '../../shared/selection/card-tick';
import { ResultCard } from '../results/result-card';
import { PinButton } from './pin-button';

interface SuggestionCardProps {
  selection: SelectionActor | undefined;
  id: string;
  current: boolean;
  eager: boolean;
  send: (event: SuggestionEvent) => void;
}

/** A suggestion to be decided on: a result that can also be pinned and discarded, and leaves once it is decided. */
export const SuggestionCard = memo(function SuggestionCard({
  id,
  current,
  eager,
  selection,
  send,
}: SuggestionCardProps) {
  const listing = useListing(id);
  if (listing === undefined) return null;
  return (
    <ResultCard
      id={id}
      current={current}
      eager={eager}
      from="suggestions"
      folds
      send={send}
      corner={
        <>
          {selection && <CardTick id={id} selection={selection} />}
          <PinButton listing={listing} in="card" onPress={() => send({ type: 'listing.pin', id })} />
        </>
      }
      actions={<DiscardButton listing={listing} in="card" onPress={() => send({ type: 'listing.discard', id })} />}
    />
  );
});
