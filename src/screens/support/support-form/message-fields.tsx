import { Textarea, TextInput } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SupportMessage } from '../../../../contracts/shapes';
import { siteIds } from '../../../../contracts/vocabulary/sites';
import type { supportFormView } from '../../../../machines/support/support-form/support-form.view';
import { siteChoices } from '../../../copy/choices';
import { siteCountryName } from '../../../copy/vocabulary';
import { ChoiceSelect } from '../../../parts/choice-select';
import type { FieldOf } from '../../../seams/use-machine-form';
import classes from './support-form-screen.module.css';

/** A select knows no `readOnly`: what would change it while the message is being sent does nothing. */
const stayPut = (event: SyntheticEvent) => event.preventDefault();

interface MessageFieldsProps {
  view: Pick<ReturnType<typeof supportFormView>, 'known' | 'canWrite'>;
  field: FieldOf<SupportMessage>;
}

/** What is asked of who writes, what the profile tells of them, and the message. */
export function MessageFields({ view, field }: MessageFieldsProps) {
  const intl = useIntl();
  const { known, canWrite } = view;
  const facts = [
    { id: 'supportForm.email.label' as const, value: known.email },
    { id: 'supportForm.siteId.label' as const, value: known.siteId && siteCountryName(intl, known.siteId) },
    { id: 'supportForm.userId.label' as const, value: known.userId },
  ].filter(({ value }) => value !== undefined);
  return (
    <>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ id, value }) => (
            <div key={id}>
              <dt>
                <FormattedMessage id={id} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {known.email === undefined && (
        <TextInput
          type="email"
          {...field('email')}
          autoComplete="email"
          required
          size="md"
          label={<FormattedMessage id="supportForm.email.label" />}
          description={<FormattedMessage id="supportForm.email.hint" />}
        />
      )}
      <div className={classes.pair}>
        {known.siteId === undefined && (
          <ChoiceSelect
            {...field('siteId')}
            required
            aria-disabled={!canWrite || undefined}
            onMouseDown={canWrite ? undefined : stayPut}
            onKeyDown={canWrite ? undefined : stayPut}
            label={<FormattedMessage id="supportForm.siteId.label" />}
            choices={[
              { value: '', label: intl.formatMessage({ id: 'supportForm.siteId.none' }) },
              ...siteChoices(intl, siteIds),
            ]}
          />
        )}
        {known.userId === undefined && (
          <TextInput
            {...field('userId')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            size="md"
            label={<FormattedMessage id="supportForm.userId.label" />}
          />
        )}
      </div>
      <Textarea
        {...field('message')}
        rows={6}
        required
        label={<FormattedMessage id="supportForm.message.label" />}
        description={<FormattedMessage id="supportForm.message.hint" />}
      />
    </>
  );
}
