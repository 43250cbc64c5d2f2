import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { alertsMachine } from '../../../../machines/system/alerts/alerts.machine';
import { alertsView } from '../../../../machines/system/alerts/alerts.view';
import { useFocusFallback } from '../../../parts/lost-focus';
import { useProfile } from '../../../seams/use-console';
import classes from '../shared.module.css';

/** A button that has the browser tell the end of what takes long; nothing where it does already, or can't. */
export function AlertOfferPane({ actor }: { actor: ActorRefFrom<typeof alertsMachine> }) {
  const settings = useProfile(({ profile }) => profile?.settings);
  const { on, busy, canChange } = useSelector(actor, (snapshot) => alertsView(snapshot, settings), shallowEqual);
  const offerRef = useRef<HTMLSpanElement>(null);
  useFocusFallback(offerRef);
  if (!busy && !on && !canChange) return null;
  return (
    <span ref={offerRef} tabIndex={-1} className={classes.offer}>
      <span role="status">
        {busy && <FormattedMessage id="alerts.asking.text" />}
        {!busy && on && <FormattedMessage id="alerts.offer.on" />}
      </span>
      {!busy && !on && (
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
