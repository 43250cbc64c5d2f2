import { Box, Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { parseItemQuery, seekFaults, type Seek } from '../../../../machines/domain/history-filters';
import { readNickname } from '../../../../machines/domain/keyword';
import { DayField } from '../../../parts/day-field';
import { useMachineForm } from '../../../seams/use-machine-form';
import classes from './history-screen.module.css';

const exampleId = 'MLA1234567890';

interface SeekFormProps {
  seek: Seek;
  /** Sellers and due dates can be sought only among what awaits an answer, days of reporting only in all the rest. */
  awaiting: boolean;
  onSubmit: (seek: Seek) => void;
}

/** Finds reports by listing, and by the days of their reporting or, among what awaits an answer, by seller and due date. */
export function HistorySearchForm({ seek, awaiting, onSubmit }: SeekFormProps) {
  const { field, onSubmit: submit } = useMachineForm({
    values: {
      item: seek.item ?? '',
      seller: seek.seller ?? '',
      due: seek.due ?? '',
      from: seek.from ?? '',
      to: seek.to ?? '',
    },
    rules: seekFaults,
    submit: ({ item, seller, due, from, to }) => {
      const read = parseItemQuery(item);
      onSubmit({
        item: typeof read === 'string' ? read : null,
        seller: readNickname(seller) || null,
        due: due || null,
        from: from || null,
        to: to || null,
      });
    },
  });
  return (
    <Box component="form" className={classes.seek} noValidate onSubmit={submit}>
      <TextInput {...field('item')} label={<FormattedMessage id="history.item.label" />} placeholder={exampleId} />
      {awaiting ? (
        <>
          <TextInput {...field('seller')} label={<FormattedMessage id="history.seller.label" />} />
          <DayField {...field('due')} label={<FormattedMessage id="history.due.label" />} />
        </>
      ) : (
        <>
          <DayField {...field('from')} label={<FormattedMessage id="history.from.label" />} />
          <DayField {...field('to')} label={<FormattedMessage id="history.to.label" />} />
        </>
      )}
      <Button type="submit" variant="default" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        <FormattedMessage id="listFilters.seek.action" />
      </Button>
    </Box>
  );
}
