import { Box, Button, NativeSelect } from '@mantine/core';
import { ChoiceSelect } from '../../parts/choice-select';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnyActorRef } from 'xstate';
import type { NewExportEvent } from '../../../machines/exports/new-export';
import type { newExportView } from '../../../machines/exports/new-export.view';
import { currencyChoices, languageChoices } from '../../copy/choices';
import { busyProps } from '../../parts/busy-props';
import { SideDrawer } from '../../parts/side-drawer';
import { useMachineForm, type FormFaults, type FieldOf } from '../../seams/use-machine-form';
import { FailureLine } from '../shared/failure-line';
import { SubmissionDelay } from '../shared/mutation-delay';
import classes from './exports-screen.module.css';

interface NewExportDrawerProps<Values> {
  formId: string;
  title: ReactNode;
  view: ReturnType<typeof newExportView<Values>>;
  send: (event: NewExportEvent<Values>) => void;
  actor: AnyActorRef;
  rules: (values: Values) => FormFaults<Values>;
  /** Where it is begun again after a failure. */
  first: keyof Values & string;
  children: (field: FieldOf<Values>) => ReactNode;
}

/** The drawer around the form of either kind of report; closing keeps what was typed. */
export function NewExportDrawer<Values extends { [Field in keyof Values]: unknown }>({
  formId,
  title,
  view,
  actor,
  send,
  rules,
  first,
  children,
}: NewExportDrawerProps<Values>) {
  const { field, onSubmit, flush } = useMachineForm<Values>({
    values: view.values,
    rules,
    refused: view.refused,
    again: { at: first, failure: view.failure },
    busy: view.submitting,
    submit: (values) => send({ type: 'form.submit', values }),
    keep: (values) => send({ type: 'draft.keep', values }),
  });
  const close = () => {
    flush();
    send({ type: 'form.close' });
  };
  return (
    <SideDrawer
      opened={view.open}
      held={!view.canClose}
      title={title}
      onClose={close}
      onGone={() => send({ type: 'form.gone' })}
      foot={
        <>
          <SubmissionDelay of={actor} onClose={close} />
          <Button fullWidth type="submit" form={formId} {...busyProps(view.submitting)}>
            <FormattedMessage id="exports.create.action" />
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate className={classes.form} onSubmit={onSubmit}>
        {view.failure !== null && (
          <FailureLine failure={view.failure} kept={<FormattedMessage id="newExport.kept.text" />} />
        )}
        {children(field)}
      </Box>
    </SideDrawer>
  );
}

interface ExportReadingProps {
  field: (name: 'currency' | 'language') => ReturnType<FieldOf<Record<string, string>>>;
}

/** The currency and the language that the file is written in. */
export function ExportReading({ field }: ExportReadingProps) {
  const intl = useIntl();
  return (
    <>
      <ChoiceSelect
        {...field('currency')}
        label={<FormattedMessage id="newExport.currency.label" />}
        choices={currencyChoices(intl)}
      />
      <NativeSelect
        {...field('language')}
        label={<FormattedMessage id="newExport.language.label" />}
        data={[...languageChoices]}
      />
    </>
  );
}
