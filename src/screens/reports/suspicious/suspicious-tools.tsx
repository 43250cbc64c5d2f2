import { Box, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { suspiciousGroups, type SuspiciousGroup } from '../../../../machines/domain/addresses';
import { readQueryText, type SuspiciousFilters } from '../../../../machines/domain/suspicious-filters';
import type { SuspiciousEvent } from '../../../../machines/reports/suspicious/suspicious.types';
import { useFormKey } from '../../../seams/use-form-key';
import { useMachineForm } from '../../../seams/use-machine-form';
import { SavedViews } from '../../shared/saved-views/saved-views';
import classes from './suspicious-tools.module.css';

interface SuspiciousToolsProps {
  filters: SuspiciousFilters;
  send: (event: SuspiciousEvent) => void;
}

/** Finds a listing in the list, puts its rows together, and opens its filters. */
export function SuspiciousTools({ filters, send }: SuspiciousToolsProps) {
  const intl = useIntl();
  const { key, submitted } = useFormKey(filters.text);
  return (
    <div className={classes.tools}>
      <TextForm
        key={key}
        text={filters.text}
        onSubmit={(text) => {
          submitted(text);
          send({ type: 'text.seek', text });
        }}
      />
      <label className={classes.group}>
        <span>
          <FormattedMessage id="groups.by.label" />
        </span>
        <NativeSelect
          value={filters.group}
          onChange={(event) => send({ type: 'group.choose', group: event.currentTarget.value as SuspiciousGroup })}
          data={suspiciousGroups.map((group) => ({
            value: group,
            label: intl.formatMessage({ id: `groups.${group}.name` }),
          }))}
        />
      </label>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
        onClick={() => send({ type: 'filters.open' })}
      >
        <FormattedMessage id="listFilters.open.action" />
      </Button>
      <SavedViews list="suspicious" />
    </div>
  );
}

function TextForm({ text, onSubmit }: { text: string | null; onSubmit: (text: string | null) => void }) {
  const intl = useIntl();
  const { field, onSubmit: submit } = useMachineForm({
    values: { text: text ?? '' },
    rules: ({ text: typed }) => {
      const read = readQueryText(typed);
      return { text: typeof read === 'object' ? read : null };
    },
    submit: ({ text: typed }) => {
      const read = readQueryText(typed);
      onSubmit(typeof read === 'string' ? read : null);
    },
  });
  return (
    <Box component="form" role="search" className={classes.seek} noValidate onSubmit={submit}>
      <TextInput
        {...field('text')}
        aria-label={intl.formatMessage({ id: 'suspicious.text.label' })}
        placeholder={intl.formatMessage({ id: 'suspicious.text.hint' })}
      />
      <Button type="submit" variant="default" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        <FormattedMessage id="listFilters.seek.action" />
      </Button>
    </Box>
  );
}
