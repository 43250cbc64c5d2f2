import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { selectionMachine } from '../../../../machines/shared/selection/selection.machine';
import { Tick } from '../../../parts/tick';
import { useListing } from '../../../seams/use-console';
import classes from './card-tick.module.css';

export type SelectionActor = ActorRefFrom<typeof selectionMachine>;

/** Chooses the listing of a card together with others. */
export function CardTick({ id, selection }: { id: string; selection: SelectionActor }) {
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
