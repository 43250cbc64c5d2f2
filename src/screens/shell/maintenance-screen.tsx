import { Button } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../theme/brand';
import { WholePage } from './whole-page';

/** The console and its server are of different versions: it covers the page and stops nothing beneath. */
export function MaintenanceScreen({ onReload }: { onReload: () => void }) {
  return (
    <WholePage
      covering
      icon={<IconTools size={36} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="shell.maintenance.title" />}
      actions={
        <Button onClick={onReload}>
          <FormattedMessage id="shell.maintenance.reload" />
        </Button>
      }
    >
      <FormattedMessage id="shell.maintenance.text" values={{ name: brand.name }} />
    </WholePage>
  );
}
