import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { limits } from '../../../../contracts/vocabulary/limits';
import type { importTipMachine } from '../../../../machines/shared/import-tip/import-tip.machine';
import { formatCount } from '../../../copy/money';
import classes from './import-launcher.module.css';

interface ImportTipProps {
  actor: ActorRefFrom<typeof importTipMachine> | undefined;
  /** A person has put it away: the focus goes to what it stood beside. */
  onGone: () => void;
}

/** What the import is good for, beside its button, until a person has read it or puts it off. */
export function ImportTip({ actor, onGone }: ImportTipProps) {
  const intl = useIntl();
  const title = useId();
  const shown = useSelector(actor, (snapshot) => snapshot?.matches('shown') ?? false);
  if (!shown) return null;
  const dismissTip = (type: 'tip.later' | 'tip.close') => {
    actor?.send({ type });
    onGone();
  };
  return (
    <span role="note" aria-labelledby={title} className={classes.tip}>
      <strong id={title}>
        <FormattedMessage id="imports.tip.title" />
      </strong>
      <span>
        <FormattedMessage id="imports.tip.text" values={{ max: formatCount(intl, limits.importListings) }} />
      </span>
      <span className={classes.tipActions}>
        <Button size="compact-md" variant="default" onClick={() => dismissTip('tip.later')}>
          <FormattedMessage id="imports.tip.later" />
        </Button>
        <Button size="compact-md" onClick={() => dismissTip('tip.close')}>
          <FormattedMessage id="imports.tip.close" />
        </Button>
      </span>
    </span>
  );
}
