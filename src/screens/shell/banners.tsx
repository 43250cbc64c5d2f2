import { IconWifiOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './banners.module.css';

export function OfflineBanner() {
  return (
    <div className={classes.banner} data-tone="warning" role="status">
      <IconWifiOff size={18} aria-hidden="true" />
      <span>
        <FormattedMessage id="shell.offline.text" />
      </span>
    </div>
  );
}
