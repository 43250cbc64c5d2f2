import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SupportMessage } from '../../../../contracts/shapes';
import { sites } from '../../../../contracts/vocabulary/sites';
import type { supportFormView } from '../../../../machines/support/support-form/support-form.view';
import { describeBecause, type ToldBecause } from '../../../copy/because';
import { siteCountryName } from '../../../copy/vocabulary';
import classes from './support-form-screen.module.css';

interface MessageFieldsProps {
  view: Pick<ReturnType<typeof supportFormView>, 'known' | 'values' | 'faults' | 'canWrite'>;
  onChange: (values: Partial<SupportMessage>) => void;
}

/** What is asked of who writes, what the profile tells of them, and the message. */
export function MessageFields({ view, onChange }: MessageFieldsProps) {
  const intl = useIntl();
  const { known, values, faults, canWrite } = view;
  const wrong = (fault: ToldBecause | null) => fault && describeBecause(intl, fault);
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
          name="email"
          autoComplete="email"
          required
          size="md"
          readOnly={!canWrite}
          label={<FormattedMessage id="supportForm.email.label" />}
          description={<FormattedMessage id="supportForm.email.hint" />}
          value={values.email}
          error={wrong(faults.email)}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
        />
      )}
      <div className={classes.pair}>
        {known.siteId === undefined && (
          <NativeSelect
            name="siteId"
            required
            disabled={!canWrite}
            label={<FormattedMessage id="supportForm.siteId.label" />}
            value={values.siteId}
            error={wrong(faults.siteId)}
            onChange={(event) => onChange({ siteId: event.currentTarget.value })}
          >
            <option value="">{intl.formatMessage({ id: 'supportForm.siteId.none' })}</option>
            {countries(intl.locale, (id) => siteCountryName(intl, id)).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
        {known.userId === undefined && (
          <TextInput
            name="userId"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            size="md"
            readOnly={!canWrite}
            label={<FormattedMessage id="supportForm.userId.label" />}
            value={values.userId}
            error={wrong(faults.userId)}
            onChange={(event) => onChange({ userId: event.currentTarget.value })}
          />
        )}
      </div>
      <Textarea
        name="message"
        rows={6}
        required
        readOnly={!canWrite}
        label={<FormattedMessage id="supportForm.message.label" />}
        description={<FormattedMessage id="supportForm.message.hint" />}
        value={values.message}
        error={wrong(faults.message)}
        onChange={(event) => onChange({ message: event.currentTarget.value })}
      />
    </>
  );
}

function countries(locale: string, nameOf: (siteId: string) => string) {
  return sites.map(({ id }) => ({ id, name: nameOf(id) })).toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
