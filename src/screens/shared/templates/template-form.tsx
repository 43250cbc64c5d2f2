import { Button, TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  templateValueNames,
  templateFaults,
  templateLimits,
  templatesFor,
} from '../../../../machines/domain/templates';
import type { templatesMachine } from '../../../../machines/shared/templates/templates.machine';
import type { WrittenTemplate } from '../../../../machines/shared/templates/templates.types';
import { templatesView } from '../../../../machines/shared/templates/templates.view';
import { CountedTextarea } from '../../../parts/counted-textarea';
import { useProfile } from '../../../seams/use-console';
import { useMachineForm } from '../../../seams/use-machine-form';
import classes from './templates.module.css';

export type TemplatesActor = ActorRefFrom<typeof templatesMachine>;

interface TemplateFormProps {
  actor: TemplatesActor;
  /** Says, or lets be chosen, what it is for. */
  about: (written: WrittenTemplate) => ReactNode;
}

/** A template is written: its name and its text, with what is wrong at each. */
export function TemplateForm({ actor, about }: TemplateFormProps) {
  const { writing } = useSelector(actor, templatesView, shallowEqual);
  return writing && <Fields key={writing.id ?? 'new'} actor={actor} written={writing} about={about(writing)} />;
}

interface FieldsProps {
  actor: TemplatesActor;
  written: WrittenTemplate;
  about: ReactNode;
}

function Fields({ actor: { send }, written: { id, code, lang, name, text }, about }: FieldsProps) {
  const settings = useProfile(({ profile }) => profile?.settings);
  const { field, onSubmit } = useMachineForm({
    values: { name, text },
    rules: (form) => templateFaults(form, templatesFor(settings, code, lang), id),
    changed: (form) => send({ type: 'template.type', ...form }),
    submit: (form) => send({ type: 'template.keep', ...form }),
  });
  return (
    <div className={classes.form}>
      {about}
      <TextInput
        {...field('name')}
        data-autofocus
        label={<FormattedMessage id="templates.name.label" />}
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
        label={<FormattedMessage id="templates.text.label" />}
        description={
          <FormattedMessage
            id="templates.text.hint"
            values={{ names: templateValueNames[lang].map((one) => `{{${one}}}`).join(' ') }}
          />
        }
      />
      <div className={classes.actions}>
        <Button onClick={() => onSubmit()}>
          <FormattedMessage id="templates.keep.action" />
        </Button>
        <Button variant="default" onClick={() => send({ type: 'template.cancel' })}>
          <FormattedMessage id="templates.cancel.action" />
        </Button>
      </div>
    </div>
  );
}
