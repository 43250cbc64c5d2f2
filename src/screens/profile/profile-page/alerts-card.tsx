import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { AlertPermission } from '../../../../contracts/ports';
import type { alertsMachine } from '../../../../machines/system/alerts/alerts.machine';
import { alertsView } from '../../../../machines/system/alerts/alerts.view';
import { describeAlert } from '../../../copy/alerts';
import type { MessageId } from '../../../copy/message-ids';
import { busyProps } from '../../../parts/busy-props';
import { PlainCheckbox } from '../../../parts/plain-checkbox';
import { useProfile } from '../../../seams/use-console';
import { Card } from './profile-card';
import classes from './profile-page-screen.module.css';

const whyNot: Partial<Record<AlertPermission, MessageId>> = {
  denied: 'alerts.denied.text',
  unsupported: 'alerts.unsupported.text',
  insecure: 'alerts.insecure.text',
};

/** Whether the browser tells what was long in coming; it is asked for by a press, here and beside what takes long. */
export default function AlertsCard({ actor }: { actor: ActorRefFrom<typeof alertsMachine> }) {
  const intl = useIntl();
  const settings = useProfile(({ profile }) => profile?.settings);
  const { right, on, lacks, busy, canChange } = useSelector(
    actor,
    (snapshot) => alertsView(snapshot, settings),
    shallowEqual,
  );
  const why = right === null ? undefined : whyNot[right];
  const turn = (wanted: boolean) => actor.send({ type: wanted ? 'alerts.turnOn' : 'alerts.turnOff' });
  return (
    <Card title={<FormattedMessage id="alerts.card.title" />}>
      {canChange && (
        <PlainCheckbox
          checked={on}
          onChange={turn}
          hint={
            <FormattedMessage
              id="alerts.on.hint"
              values={{ example: describeAlert(intl, 'sendDone', { sent: 40, total: 40 }) }}
            />
          }
        >
          <FormattedMessage id="alerts.on.label" />
        </PlainCheckbox>
      )}
      <p className={classes.lead} role="status">
        {busy && <FormattedMessage id="alerts.asking.text" />}
        {!busy && lacks && <FormattedMessage id="alerts.lacks.text" />}
        {!busy && why !== undefined && <FormattedMessage id={why} />}
      </p>
      {lacks && (
        <Button variant="default" onClick={() => turn(true)} {...busyProps(busy)}>
          <FormattedMessage id="alerts.lacks.action" />
        </Button>
      )}
    </Card>
  );
}
