import { useSelector } from '@xstate/react';
import { useIntl, FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { selectionMachine } from '../../../../machines/shared/selection/selection.machine';
import { heldReasonOf } from '../../../../machines/shared/selection/selection.view';
import { PlainCheckbox } from '../../../parts/plain-checkbox';
import { useListing } from '../../../seams/use-console';
import classes from './card-checkbox.module.css';
import { KeyHint } from '../../../parts/key-hint';
import { formatKey } from '../../../parts/keys';

export type SelectionActor = ActorRefFrom<typeof selectionMachine>;

/** Chooses the listing of a card together with others. */
export function CardCheckbox({ id, selection }: { id: string; selection: SelectionActor }) {
  const intl = useIntl();
  const title = useListing(id)?.title ?? id;
  const chosen = useSelector(selection, ({ context }) => context.chosen.includes(id));
  const why = useSelector(selection, heldReasonOf);
  return (
    <PlainCheckbox
      className={classes.tick}
      checked={chosen}
      why={why}
      label={intl.formatMessage({ id: 'selection.choose.label' }, { title })}
      onChange={(_, range) => selection.send({ type: 'chosen.toggle', id, range })}
    />
  );
}

const chooseKey = formatKey('x');

/** The key that chooses the listing under the cursor, for the eye. */
export function ChooseKey() {
  return (
    <span>
      <KeyHint>{chooseKey}</KeyHint>
      <FormattedMessage id="selection.choose.key" />
    </span>
  );
}
