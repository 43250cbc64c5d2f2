import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRef, Snapshot } from 'xstate';
import type { Lang } from '../../../../contracts/vocabulary/languages';
import type { Target } from '../../../../machines/domain/addresses';
import type { AccountCallEvent } from '../../../../machines/shared/account-call/account-call';
import type { accountCallView } from '../../../../machines/shared/account-call/account-call.view';
import { AppLink } from '../../../parts/app-link';
import { busyProps } from '../../../parts/busy-props';
import { PrivateForm } from '../../../parts/private-form';
import { takeFirstFocus, takeFocus } from '../../../parts/focus';
import { useMachineForm, type FormFaults, type FieldOf } from '../../../seams/use-machine-form';
import { FailureLine } from '../../shared/failure-line';
import { entranceTargetsOf } from './entrance-targets';
import { Entrance, EntranceLinks } from './entrance';
import classes from './entrance.module.css';

interface At {
  params: { lang: Lang };
  search: { redirect: string | null };
}

interface VisitorPageProps<Values> {
  actor: ActorRef<Snapshot<unknown> & { context: { at: At } }, AccountCallEvent<Values>>;
  view: ReturnType<typeof accountCallView<Values, void>>;
  title: ReactNode;
  lead: ReactNode;
  action: ReactNode;
  rules: (values: Values) => FormFaults<Values>;
  /** The field to begin again at, after a failure that is of none. */
  again: keyof Values & string;
  /** Said with a failure after which it may have been done all the same. */
  unsure?: ReactNode;
  /** What is said once it was done, where nothing else follows but the login. */
  done?: { title: ReactNode; text: ReactNode };
  /** Where else one may go from here. */
  ways: (to: ReturnType<typeof entranceTargetsOf>) => readonly { to: Target; words: ReactNode }[];
  children: (field: FieldOf<Values>) => ReactNode;
}

/** A page for who is not signed in, with a form about their account. */
export function VisitorPage<Values extends { [Field in keyof Values]: string }>(props: VisitorPageProps<Values>) {
  const { actor, view, title, lead, done, ways } = props;
  const { params, search } = useSelector(actor, ({ context }) => context.at);
  const to = entranceTargetsOf(params.lang, search.redirect);
  if (view.done && done !== undefined)
    return (
      <Entrance title={done.title}>
        <p ref={takeFocus} tabIndex={-1} role="status">
          {done.text}
        </p>
        <Button component={AppLink} to={to.login} size="md">
          <FormattedMessage id="login.submit.button" />
        </Button>
      </Entrance>
    );
  return (
    <Entrance title={title} lead={lead}>
      <Form key={view.seed} {...props} />
      <EntranceLinks ways={ways(to)} />
    </Entrance>
  );
}

function Form<Values extends { [Field in keyof Values]: string }>(props: VisitorPageProps<Values>) {
  const { actor, view, action, rules, again, unsure, children } = props;
  const { field, onSubmit } = useMachineForm<Values>({
    values: view.values,
    rules,
    refused: view.refused,
    again: { at: again, failure: view.failure },
    busy: view.submitting,
    submit: (values) => actor.send({ type: 'form.submit', values }),
    changed: (values) => actor.send({ type: 'values.change', values }),
  });
  return (
    <PrivateForm ref={takeFirstFocus} className={classes.form} onSubmit={onSubmit}>
      {view.failure !== null && (
        <FailureLine
          failure={view.failure}
          kept={(view.unsure && unsure) || <FormattedMessage id="accountCall.kept.text" />}
        />
      )}
      {children(field)}
      <Button type="submit" size="md" {...busyProps(view.submitting)}>
        {action}
      </Button>
    </PrivateForm>
  );
}
