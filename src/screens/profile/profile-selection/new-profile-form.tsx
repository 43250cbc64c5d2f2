import { Box, Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { newProfileFaults, type ProfileValues } from '../../../../machines/domain/profile-form';
import type { newProfileMachine } from '../../../../machines/profile/new-profile/new-profile.machine';
import { drawerFormView } from '../../../../machines/shared/drawer-form.view';
import { busyProps } from '../../../parts/busy-props';
import { takeFirstFocus } from '../../../parts/focus';
import { useMachineForm } from '../../../seams/use-machine-form';
import { FailureLine } from '../../shared/failure-line';
import { SubmissionDelay } from '../../shared/mutation-delay';
import { ProfileFields } from '../profile-fields';
import classes from './profile-selection.module.css';

/** The form of a further profile, in the place of those to choose among; leaving it keeps what was typed. */
export function NewProfileForm({ actor }: { actor: ActorRefFrom<typeof newProfileMachine> }) {
  const view = useSelector(actor, drawerFormView<ProfileValues>, shallowEqual);
  const { field, onSubmit } = useMachineForm<ProfileValues>({
    values: view.values,
    rules: newProfileFaults,
    refused: view.refused,
    busy: view.submitting,
    submit: (values) => actor.send({ type: 'form.submit', values }),
    changed: (values) => actor.send({ type: 'values.change', values }),
  });
  return (
    <Box component="form" ref={takeFirstFocus} noValidate className={classes.form} onSubmit={onSubmit}>
      <p className={classes.about}>
        <FormattedMessage id="newProfile.lead.text" />
      </p>
      <ProfileFields field={field} needsFamilyName />
      <SubmissionDelay of={actor} onClose={() => actor.send({ type: 'form.close' })} />
      {view.failure !== null && (
        <FailureLine failure={view.failure} kept={<FormattedMessage id="newProfile.kept.text" />} />
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => actor.send({ type: 'form.close' })} {...busyProps(!view.canClose)}>
          <FormattedMessage id="newProfile.back.action" />
        </Button>
        <Button type="submit" {...busyProps(view.submitting)}>
          <FormattedMessage id="newProfile.submit.action" />
        </Button>
      </div>
    </Box>
  );
}
