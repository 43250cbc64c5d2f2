import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { selectionMachine } from '../../../../machines/shared/selection/selection.machine';
import { whyHeld } from '../../../../machines/shared/selection/selection.view';
import { Tick } from '../../../parts/tick';
import { useListing } from '../../../seams/use-console';
import classes from './card-tick.module.css';

export type SelectionActor = ActorRefFrom<typeof selectionMachine>;

/** Chooses the listing of a card together with others. */
export function CardTick({ id, selection }: { id: string; selection: SelectionActor }) {
  const intl = useIntl();
  const title = useListing(id)?.title ?? id;
  const chosen = useSelector(selection, ({ context }) => context.chosen.includes(id));
  const why = useSelector(selection, whyHeld);
  return (
    <Tick
      className={classes.tick}
      checked={chosen}
      why={why}
      label={intl.formatMessage({ id: 'selection.choose.label' }, { title })}
      onChange={(_, range) => selection.send({ type: 'chosen.toggle', id, range })}
    />
  );
}
