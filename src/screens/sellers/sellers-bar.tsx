import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SellersEvent, sellersView } from '../../../machines/sellers/sellers-of.view';
import { busyProps } from '../../parts/busy-props';
import { Toolbar } from '../../parts/toolbar';
import bar from '../shared/sticky-bar.module.css';
import classes from './sellers.module.css';

interface SellersBarProps {
  view: Pick<ReturnType<typeof sellersView>, 'chosen' | 'elsewhere' | 'searchingChosen'>;
  send: (event: SellersEvent) => void;
}

/** What is done with the sellers that are chosen, on whichever page. */
export function SellersBar({ view: { chosen, elsewhere, searchingChosen }, send }: SellersBarProps) {
  const intl = useIntl();
  const count = chosen.length;
  if (count === 0) return null;
  return (
    <Toolbar label={intl.formatMessage({ id: 'sellers.bar.label' })} className={bar.bar}>
      <span role="status">
        <FormattedMessage id="sellers.chosen.count" values={{ count }} />
        {elsewhere > 0 && (
          <span className={classes.soft}>
            <FormattedMessage id="sellers.chosen.elsewhere" values={{ count: elsewhere }} />
          </span>
        )}
      </span>
      <Button
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        onClick={() => send({ type: 'chosen.search' })}
        {...busyProps(searchingChosen)}
      >
        <FormattedMessage id="sellers.searchChosen.action" values={{ count }} />
      </Button>
      <Button variant="subtle" onClick={() => send({ type: 'chosen.none' })}>
        <FormattedMessage id="sellers.chooseNone.action" />
      </Button>
    </Toolbar>
  );
}
