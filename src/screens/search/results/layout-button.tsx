import { Button } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ResultLook } from '../../../../machines/domain/addresses';

interface LookButtonProps {
  look: ResultLook;
  onChoose: (look: ResultLook) => void;
}

/** The other way to lay out the results. */
export function LayoutButton({ look, onChoose }: LookButtonProps) {
  const other = look === 'cards' ? 'list' : 'cards';
  const Icon = other === 'list' ? IconList : IconLayoutGrid;
  return (
    <Button variant="default" leftSection={<Icon size={16} aria-hidden="true" />} onClick={() => onChoose(other)}>
      <FormattedMessage id={`results.${other}.look`} />
    </Button>
  );
}
