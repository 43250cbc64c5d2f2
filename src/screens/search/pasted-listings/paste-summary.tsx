import { Button } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countPasted } from '../../../../machines/search/pasted-listings/pasted-listings.view';
import { formatCount } from '../../../copy/money';
import { siteCountryName } from '../../../copy/vocabulary';
import { OptionsPanel } from '../../../parts/options-panel';
import { useSystemActorState } from '../../../seams/use-console';
import type { SelectionActor } from '../../shared/selection/card-checkbox';
import classes from './pasted-listings.module.css';

interface PasteSummaryProps {
  ids: readonly string[];
  selection: SelectionActor | undefined;
}

/** How many of the pasted listings stand where, and the way to choose all of them or those of one country. */
export function PasteSummary({ ids, selection }: PasteSummaryProps) {
  const intl = useIntl();
  const { statuses, sites } = useSelector(
    useSystemActorState('listings'),
    ({ context }) => countPasted(ids, context.visible),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const counts = statuses.map(({ status, count }) =>
    intl.formatMessage({ id: `pastedListings.${status}.count` }, { count }),
  );
  return (
    <div className={classes.summary}>
      <p className={classes.counts} role="status">
        {counts.join(' · ')}
      </p>
      {selection && (
        <div className={classes.ways}>
          <Button variant="default" onClick={() => selection.send({ type: 'chosen.whole' })}>
            <FormattedMessage id="pastedListings.all.action" />
          </Button>
          {sites.length > 1 && (
            <OptionsPanel
              label={intl.formatMessage({ id: 'pastedListings.countries.action' })}
              icon={<IconWorld size={16} aria-hidden="true" />}
            >
              {sites.map(({ siteId, ids: some }) => (
                <Button
                  key={siteId}
                  variant="subtle"
                  size="compact-md"
                  onClick={() => selection.send({ type: 'chosen.only', ids: some })}
                >
                  <FormattedMessage
                    id="pastedListings.country.action"
                    values={{ country: siteCountryName(intl, siteId), count: formatCount(intl, some.length) }}
                  />
                </Button>
              ))}
            </OptionsPanel>
          )}
        </div>
      )}
    </div>
  );
}
