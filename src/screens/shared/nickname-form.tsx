import { Box, Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { namesFault, readNickname } from '../../../machines/domain/keyword';
import { queryTextFault } from '../../../machines/domain/suspicious-filters';
import { useFormKey } from '../../seams/use-form-key';
import { useMachineForm } from '../../seams/use-machine-form';
import classes from './shared.module.css';

interface NicknameFormProps {
  /** What the list is narrowed to now. */
  nickname: string | null;
  onSubmit: (nickname: string | null) => void;
}

/** Narrows a list to sellers by a part of their nickname. */
export function NicknameForm({ nickname, onSubmit }: NicknameFormProps) {
  const { key, submitted } = useFormKey(nickname);
  return (
    <Fields
      key={key}
      nickname={nickname}
      onSubmit={(query) => {
        submitted(query);
        onSubmit(query);
      }}
    />
  );
}

function Fields({ nickname, onSubmit }: NicknameFormProps) {
  const { field, onSubmit: submit } = useMachineForm({
    values: { nickname: nickname ?? '' },
    rules: ({ nickname: typed }) => ({ nickname: namesFault([typed]) ?? queryTextFault(typed) }),
    submit: ({ nickname: typed }) => onSubmit(readNickname(typed) || null),
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
