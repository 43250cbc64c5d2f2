import { memo, type ReactNode } from 'react';
import { attentionOf, type UsualPrices, type AttentionReason } from '../../../../machines/domain/attention';
import type { LearnedOrder } from '../../../../machines/domain/learned-order';
import type { Relisting } from '../../../../machines/domain/relistings';
import { CardCheckbox, type SelectionActor } from '../../shared/selection/card-checkbox';
import type { TriageActor } from './card-grid';
import { LearnedReasons } from './learned-reasons';
import { FreshNote } from './fresh-button';
import type { ActorRefFrom } from 'xstate';
import type { listingPreviewMachine } from '../../../../machines/search/listing-preview/listing-preview.machine';
import { CardSamePicture } from './same-picture';
import { RelistingNote } from './relisting-note';
import { ResultCard } from './result-card';
import { useIntl, type IntlShape } from 'react-intl';
import { formatCount } from '../../../copy/money';
import { useListing } from '../../../seams/use-console';
import classes from './result-card.module.css';

function describeAttention(intl: IntlShape, reason: AttentionReason): string {
  const values = {
    part: reason.about === 'price' ? intl.formatNumber(reason.percent / 100, { style: 'percent' }) : '',
    count: reason.about === 'sold' ? formatCount(intl, reason.count) : '',
  };
  return intl.formatMessage({ id: `attention.${reason.about}.text` }, values);
}

/** What draws the eye to a listing, in the order of what deserves a look first: the heaviest reason, else what is said of it otherwise. */
function AttentionNote({ id, usual, otherwise }: { id: string; usual: UsualPrices; otherwise: ReactNode }) {
  const intl = useIntl();
  const listing = useListing(id);
  const reason = listing && attentionOf(listing, usual).reasons[0];
  return reason === undefined ? (
    otherwise
  ) : (
    <span className={classes.note} data-about={reason.about}>
      {describeAttention(intl, reason)}
    </span>
  );
}

/** Why it stands where it does in the order that is learned, below what is said of it otherwise. */
function LearnedNote({ id, learned, otherwise }: { id: string; learned: LearnedOrder; otherwise: ReactNode }) {
  const intl = useIntl();
  const listing = useListing(id);
  return (
    <>
      {otherwise}
      {listing && (
        <LearnedReasons
          listing={listing}
          learned={learned}
          label={intl.formatMessage({ id: 'learned.reasons.label' })}
        />
      )}
    </>
  );
}

interface ChoosableCardProps {
  actor: TriageActor;
  id: string;
  eager: boolean;
  grouped: boolean;
  selection: SelectionActor | undefined;
  preview?: ActorRefFrom<typeof listingPreviewMachine> | undefined;
  /** By these prices it stands where it does; null in another order. */
  usual: UsualPrices | null;
  /** By this it stands where it does; null in another order. */
  learned: LearnedOrder | null;
  /** It wasn't there at the last look. */
  fresh: boolean;
  /** It is like one that was taken down. */
  relisting: Relisting | undefined;
}

/** A card that can be chosen together with others. */
export const ChoosableCard = memo(function ChoosableCard({
  selection,
  preview,
  usual,
  learned,
  fresh,
  relisting,
  ...card
}: ChoosableCardProps) {
  const newNote = fresh && <FreshNote />;
  const note = () => {
    if (relisting !== undefined) return <RelistingNote relisting={relisting} />;
    if (learned !== null) return <LearnedNote id={card.id} learned={learned} otherwise={newNote} />;
    return usual === null ? newNote : <AttentionNote id={card.id} usual={usual} otherwise={newNote} />;
  };
  return (
    <ResultCard
      {...card}
      from="live_search"
      corner={
        <>
          {selection && <CardCheckbox id={card.id} selection={selection} />}
          {preview && <CardSamePicture id={card.id} preview={preview} />}
        </>
      }
      note={note()}
    />
  );
});
