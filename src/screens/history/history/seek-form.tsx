import { useForm } from '@mantine/form';
import { IconSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../parts/button';
import { TextInput } from '../../../parts/fields';
import { readHistoryFilters } from '../../../../machines/domain/history-filters';
import classes from './history-screen.module.css';

const exampleId = 'MLA1234567890';

interface Seek {
  item: string | null;
  seller: string | null;
  due: string | null;
}

interface SeekFormProps {
  seek: Seek;
  /** Sellers and due dates can be sought only among what awaits an answer. */
  awaiting: boolean;
  onSubmit: (seek: Seek) => void;
}

/** Finds reports by listing, and, among what awaits an answer, by seller and due date. */
export function SeekForm({ seek, awaiting, onSubmit }: SeekFormProps) {
  const intl = useIntl();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { item: seek.item ?? '', seller: seek.seller ?? '', due: seek.due ?? '' },
    validate: {
      item: (item) =>
        item.trim() !== '' && readHistoryFilters({ item }).ignored.length > 0
          ? intl.formatMessage({ id: 'history.item.error' })
          : null,
    },
  });
  return (
    <form
      className={classes.seek}
      noValidate
      onSubmit={form.onSubmit(({ item, seller, due }) =>
        onSubmit({ item: readHistoryFilters({ item }).filters.item, seller: seller.trim() || null, due: due || null }),
      )}
    >
      <TextInput
        label={intl.formatMessage({ id: 'history.item.label' })}
        placeholder={exampleId}
        {...form.getInputProps('item')}
        key={form.key('item')}
      />
      {awaiting && (
        <>
          <TextInput
            label={intl.formatMessage({ id: 'history.seller.label' })}
            {...form.getInputProps('seller')}
            key={form.key('seller')}
          />
          <TextInput
            type="date"
            label={intl.formatMessage({ id: 'history.due.label' })}
            {...form.getInputProps('due')}
            key={form.key('due')}
          />
        </>
      )}
      <Button type="submit" variant="default" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        <FormattedMessage id="history.seek.action" />
      </Button>
    </form>
  );
}
