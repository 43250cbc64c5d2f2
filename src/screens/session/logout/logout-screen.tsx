import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { logoutMachine } from '../../../../machines/session/logout/logout.machine';
import { logoutView } from '../../../../machines/session/logout/logout.view';
import { sessionView } from '../../../../machines/system/session/session.view';
import { SkeletonBar } from '../../../parts/skeletons';
import { useSystemMachine } from '../../../seams/use-system';
import { Entrance } from '../entrance/entrance';
import classes from '../entrance/entrance.module.css';

/** The way out: it asks before pending work is given up, and tells when the session could not be ended. */
export function LogoutScreen({ actor }: { actor: ActorRefFrom<typeof logoutMachine> }) {
  const { waiting, asking, pending, uncounted } = useSelector(actor, logoutView, shallowEqual);
  const { busy } = useSelector(useSystemMachine('session'), sessionView, shallowEqual);
  if (busy || waiting) {
    return (
      <Entrance title={<FormattedMessage id="logout.leaving.title" />}>
        <SkeletonBar width="100%" height="2.25rem" />
      </Entrance>
    );
  }
  return (
    <Entrance
      title={<FormattedMessage id={asking ? 'shell.logout.title' : 'logout.failed.title'} />}
      lead={
        asking ? (
          <FormattedMessage
            id={uncounted ? 'shell.logout.uncounted' : 'shell.logout.text'}
            values={{ count: pending }}
          />
        ) : (
          <FormattedMessage id="logout.failed.text" />
        )
      }
    >
      <div className={classes.form}>
        <Button size="md" color={asking ? 'red' : undefined} onClick={() => actor.send({ type: 'logout.confirm' })}>
          <FormattedMessage id={asking ? 'shell.logout.go' : 'logout.again.button'} />
        </Button>
        <Button size="md" variant="default" onClick={() => actor.send({ type: 'logout.cancel' })}>
          <FormattedMessage id="logout.stay.button" />
        </Button>
      </div>
    </Entrance>
  );
}
