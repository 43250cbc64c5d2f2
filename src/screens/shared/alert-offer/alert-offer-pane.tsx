import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { alertsMachine } from '../../../../machines/system/alerts/alerts.machine';
import { alertsView } from '../../../../machines/system/alerts/alerts.view';
import { useProfile } from '../../../seams/use-console';
import classes from './alert-offer.module.css';

/** A button that has the browser tell the end of what takes long; nothing where it does already, or can't. */
export function AlertOfferPane({ actor }: { actor: ActorRefFrom<typeof alertsMachine> }) {
  const settings = useProfile(({ profile }) => profile?.settings);
  const { on, busy, canChange } = useSelector(actor, (snapshot) => alertsView(snapshot, settings), shallowEqual);
  return (
    <span className={classes.offer} role="status">
      {busy && <FormattedMessage id="alerts.asking.text" />}
      {!busy && on && <FormattedMessage id="alerts.offer.on" />}
      {!busy && !on && canChange && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconBell size={16} aria-hidden="true" />}
          onClick={() => actor.send({ type: 'alerts.turnOn' })}
        >
          <FormattedMessage id="alerts.offer.action" />
        </Button>
      )}
    </span>
  );
}
