import { Box, Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { PasswordValues } from '../../../../machines/domain/credentials';
import type { ProfileValues } from '../../../../machines/domain/profile-form';
import type {
  profileFormMachine,
  ProfileFormValues,
} from '../../../../machines/profile/profile-form/profile-form.machine';
import { profileFormView } from '../../../../machines/profile/profile-form/profile-form.view';
import { busyProps } from '../../../parts/busy-props';
import { SideDrawer } from '../../../parts/side-drawer';
import { useMachineForm } from '../../../seams/use-machine-form';
import { FailureLine } from '../../shared/failure-line';
import { PasswordField } from '../../shared/password-field';
import { ProfileFields } from '../profile-fields';
import { SubmissionDelay } from '../../shared/mutation-delay';
import classes from './profile-page-screen.module.css';

const formId = 'profile-form';

const toProfileValues = ({ givenName, familyName, lang, currency }: ProfileFormValues): ProfileValues => ({
  givenName,
  familyName,
  lang,
  currency,
});
const secret = ({ currentPassword, password, confirmation }: ProfileFormValues): PasswordValues => ({
  currentPassword,
  password,
  confirmation,
});

/** The names, the language, the currency and the password of the profile. Closing keeps what was typed, passwords excepted. */
export function ProfileFormDrawer({ actor }: { actor: ActorRefFrom<typeof profileFormMachine> }) {
  const view = useSelector(actor, profileFormView, shallowEqual);
  const { field, onSubmit } = useMachineForm<ProfileFormValues>({
    values: { ...view.values, currentPassword: '', password: '', confirmation: '' },
    refused: view.refused,
    busy: view.submitting,
    submit: (values) => actor.send({ type: 'form.submit', values: toProfileValues(values), passwords: secret(values) }),
    changed: (values) => actor.send({ type: 'values.change', values: toProfileValues(values) }),
  });
  return (
    <SideDrawer
      opened={view.open}
      held={!view.canClose}
      title={<FormattedMessage id="profileForm.title.text" />}
      onClose={() => actor.send({ type: 'form.close' })}
      onGone={() => actor.send({ type: 'form.gone' })}
      foot={
        <div className={classes.foot}>
          <p role="status" className={classes.lead}>
            {view.unchanged && <FormattedMessage id="profileForm.unchanged.text" />}
          </p>
          <SubmissionDelay of={actor} onClose={() => actor.send({ type: 'form.close' })} />
          {view.failure !== null && (
            <FailureLine failure={view.failure} kept={<FormattedMessage id="accountCall.kept.text" />} />
          )}
          <Button fullWidth type="submit" form={formId} {...busyProps(view.submitting)}>
            <FormattedMessage id="profileForm.submit.action" />
          </Button>
        </div>
      }
    >
      <Box component="form" id={formId} noValidate className={classes.form} onSubmit={onSubmit}>
        <ProfileFields field={field} />
        <div className={classes.field}>
          <h3>
            <FormattedMessage id="profileForm.password.title" />
          </h3>
          {view.passwordChanged ? (
            <p className={classes.lead}>
              <FormattedMessage id="profileForm.passwordChanged.text" />
            </p>
          ) : (
            <>
              <PasswordField
                field={field}
                name="currentPassword"
                size="sm"
                label={<FormattedMessage id="profileForm.currentPassword.label" />}
                description={<FormattedMessage id="profileForm.currentPassword.hint" />}
              />
              <PasswordField
                field={field}
                name="password"
                size="sm"
                required={false}
                label={<FormattedMessage id="profileForm.password.label" />}
                description={<FormattedMessage id="profileForm.password.hint" />}
              />
              <PasswordField
                field={field}
                name="confirmation"
                size="sm"
                required={false}
                label={<FormattedMessage id="profileForm.confirmation.label" />}
              />
            </>
          )}
        </div>
      </Box>
    </SideDrawer>
  );
}
