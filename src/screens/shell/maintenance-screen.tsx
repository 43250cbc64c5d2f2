import { Button } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../theme/brand';
import classes from './full-page-message.module.css';
import { FullPageMessage, fullPageTitleId } from './full-page-message';

function show(cover: HTMLDialogElement) {
  if (cover.isConnected) cover.showModal();
  // Closed before it goes, it gives the focus back.
  return () => cover.close();
}

/**
 * The console and its server are of different versions: it covers the page and stops nothing beneath. It takes the focus, no key and no
 * press comes through, and Escape doesn't take it away.
 */
export function MaintenanceScreen({ onReload }: { onReload: () => void }) {
  return (
    <dialog
      ref={show}
      role="alertdialog"
      aria-labelledby={fullPageTitleId}
      className={classes.cover}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => void show(currentTarget)}
    >
      <FullPageMessage
        icon={<IconTools size={36} stroke={1.5} aria-hidden="true" />}
        title={<FormattedMessage id="shell.maintenance.title" />}
        actions={
          <Button onClick={onReload}>
            <FormattedMessage id="shell.maintenance.reload" />
          </Button>
        }
      >
        <FormattedMessage id="shell.maintenance.text" values={{ name: brand.name }} />
      </FullPageMessage>
    </dialog>
  );
}
