import { Box, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { siteIds } from '../../../contracts/vocabulary/sites';
import { soughtTextFault } from '../../../machines/domain/suspicious-filters';
import type { SellersSearch } from '../../../machines/sellers/sellers-of.types';
import { siteCountryName } from '../../copy/vocabulary';
import { useFormKey } from '../../seams/use-form-key';
import { useMachineForm } from '../../seams/use-machine-form';
import classes from './sellers.module.css';

type Filters = Omit<SellersSearch, 'page'>;

interface SellersFiltersProps {
  search: SellersSearch;
  onApply: (filters: Filters) => void;
}

/** Narrows the list by a part of the nickname and by a country. */
export function SellersFilters({ search: { nickname, site }, onApply }: SellersFiltersProps) {
  const intl = useIntl();
  const { key, submitted } = useFormKey(nickname);
  const countries = siteIds
    .map((id) => ({ value: id as string, label: siteCountryName(intl, id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale));
  return (
    <div className={classes.tools}>
      <NicknameForm
        key={key}
        nickname={nickname}
        onSubmit={(sought) => {
          submitted(sought);
          onApply({ nickname: sought, site });
        }}
      />
      <NativeSelect
        label={<FormattedMessage id="sellers.site.label" />}
        value={site ?? ''}
        onChange={(event) => onApply({ nickname, site: event.currentTarget.value || null })}
        data={[{ value: '', label: intl.formatMessage({ id: 'sellers.site.all' }) }, ...countries]}
      />
    </div>
  );
}

interface NicknameFormProps {
  nickname: string | null;
  onSubmit: (nickname: string | null) => void;
}

function NicknameForm({ nickname, onSubmit }: NicknameFormProps) {
  const { field, onSubmit: submit } = useMachineForm({
    values: { nickname: nickname ?? '' },
    rules: ({ nickname: typed }) => ({ nickname: soughtTextFault(typed) }),
    submit: ({ nickname: typed }) => onSubmit(typed.trim() || null),
  });
  return (
    <Box component="form" role="search" className={classes.seek} noValidate onSubmit={submit}>
      <TextInput {...field('nickname')} label={<FormattedMessage id="sellers.filter.label" />} />
      <Button type="submit" variant="default" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        <FormattedMessage id="sellers.filter.action" />
      </Button>
    </Box>
  );
}
