import { Button, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { fillingNames, templateFaults, templateLimits, type Template } from '../../../../machines/domain/templates';
import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import { reasonName } from '../../../copy/vocabulary';
import { CountedTextarea } from '../../../parts/counted-textarea';
import { useMachineForm } from '../../../seams/use-machine-form';
import { DecisionSummary } from '../decision-summary';
import type { SendToDrawer } from './report-step';
import classes from './templates.module.css';

interface TemplateFormProps {
  template: NonNullable<ReportDrawerView['template']>;
  /** All of its reason and language. */
  templates: readonly Template[];
  send: SendToDrawer;
}

/** A template is written: its name and its text, with what is wrong at each. */
export function TemplateForm({ template, templates, send }: TemplateFormProps) {
  const intl = useIntl();
  const { id, code, lang, name, text } = template;
  const { field, onSubmit } = useMachineForm({
    values: { name, text },
    rules: (form) => templateFaults(form, templates, id),
    changed: (form) => send({ type: 'template.type', ...form }),
    submit: (form) => send({ type: 'template.keep', ...form }),
  });
  return (
    <div className={classes.form}>
      <DecisionSummary label={<FormattedMessage id="reportDrawer.reason.label" />}>
        {reasonName(intl, code)}
      </DecisionSummary>
      <TextInput
        {...field('name')}
        data-autofocus
        label={<FormattedMessage id="reportDrawer.template.name" />}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onSubmit();
        }}
      />
      <CountedTextarea
        {...field('text')}
        rows={6}
        max={templateLimits.text}
        label={<FormattedMessage id="reportDrawer.template.text" />}
        description={
          <FormattedMessage
            id="reportDrawer.template.hint"
            values={{ names: fillingNames[lang].map((one) => `{{${one}}}`).join(' ') }}
          />
        }
      />
      <div className={classes.actions}>
        <Button onClick={() => onSubmit()}>
          <FormattedMessage id="reportDrawer.template.keep" />
        </Button>
        <Button variant="default" onClick={() => send({ type: 'template.cancel' })}>
          <FormattedMessage id="reportDrawer.template.cancel" />
        </Button>
      </div>
    </div>
  );
}
