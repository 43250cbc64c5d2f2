import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { savedRingOf } from '../../../../machines/domain/rings';
import { AppLink } from '../../../parts/app-link';
import { useSystemActorState } from '../../../seams/use-console';
import classes from './seller-panel.module.css';

/** That the seller of a listing was found in a ring, and the way to it; nothing where it wasn't. */
export default function RingNote({ sellerId }: { sellerId: string }) {
  const drafts = useSelector(useSystemActorState('drafts'), ({ context }) => context.drafts);
  const ring = savedRingOf(drafts, sellerId);
  if (ring === null) return null;
  return (
    <div className={classes.soft}>
      <AppLink to={{ to: 'rings', search: { seller: sellerId } }}>
        <FormattedMessage id="rings.note.text" values={{ count: ring.count, by: ring.by }} />
      </AppLink>
    </div>
  );
}
