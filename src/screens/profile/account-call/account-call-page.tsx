import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../../../contracts/ports';
import { AppLink } from '../../../parts/app-link';
import { busyProps } from '../../../parts/busy-props';
import { PageTitle } from '../../../parts/page-title';
import { PrivateForm } from '../../../parts/private-form';
import { takeFirstFocus, takeFocus } from '../../../parts/focus';
import { FailureLine } from '../../shared/failure-line';
import classes from './account-call.module.css';

interface AccountCallPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the profile on which something about accounts is done. */
export function AccountCallPage({ title, lead, children }: AccountCallPageProps) {
  const intl = useIntl();
  const profile = { name: intl.formatMessage({ id: 'screen.profilePage.name' }), to: { to: 'profilePage' as const } };
  return (
    <div className={classes.page}>
      <PageTitle crumbs={[profile, { name: title }]} title={title} lead={lead} />
      {children}
    </div>
  );
}

interface AccountCallFormProps {
  view: { seed: number; failure: Failure | null; unsure: boolean; submitting: boolean };
  action: ReactNode;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  children: ReactNode;
}

/** Its fields, what went wrong, and the one button; it takes the focus where it comes in the place of what was done. */
export function AccountCallForm({ view, action, onSubmit, children }: AccountCallFormProps) {
  return (
    <PrivateForm ref={view.seed > 0 ? takeFirstFocus : undefined} className={classes.card} onSubmit={onSubmit}>
      {children}
      {view.failure !== null && (
        <FailureLine
          failure={view.failure}
          kept={<FormattedMessage id={view.unsure ? 'accountCall.unsure.text' : 'accountCall.kept.text'} />}
        />
      )}
      <div className={classes.actions}>
        <Button type="submit" size="md" {...busyProps(view.submitting)}>
          {action}
        </Button>
        <Button component={AppLink} to={{ to: 'profilePage' }} variant="subtle" size="md">
          <FormattedMessage id="accountCall.back.link" />
        </Button>
      </div>
    </PrivateForm>
  );
}

/** Fields that belong together. */
export function FormPart({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.part}>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </div>
  );
}

/** Two fields beside each other, where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}

interface AccountCallDoneProps {
  title: ReactNode;
  text: ReactNode;
  /** What may be done next, beside going back. */
  children?: ReactNode;
}

/** It was done: the words take the focus that the form had. */
export function AccountCallDone({ title, text, children }: AccountCallDoneProps) {
  return (
    <section className={classes.card}>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" className={classes.taken} />
      <div>
        <h2 ref={takeFocus} tabIndex={-1}>
          {title}
        </h2>
        <p className={classes.soft}>{text}</p>
      </div>
      <div className={classes.actions}>
        {children}
        <Button component={AppLink} to={{ to: 'profilePage' }} variant="subtle" size="md">
          <FormattedMessage id="accountCall.back.link" />
        </Button>
      </div>
    </section>
  );
}
