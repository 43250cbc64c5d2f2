import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { IconBan } from '@tabler/icons-react';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { resultTabs, type ResultTab, type SearchOf } from '../../../../machines/domain/addresses';
import { matchesFilters } from '../../../../machines/domain/result-filters';
import { formatCount } from '../../../copy/money';
import { classNames } from '../../../parts/class-names';
import { PlainBar } from '../../../parts/progress-bar';
import { VisuallyHidden } from '../../../parts/visually-hidden';
import tabsClasses from '../../../parts/tabs.module.css';
import { useProfile, useSystemActorState } from '../../../seams/use-console';
import classes from './result-tabs.module.css';
import { shallowEqual, useSelector } from '@xstate/react';
import { countsOf } from '../../../../machines/domain/result-tabs';
import type { VisibleListing } from '../../../../machines/system-actors/listings';

/** How many of these stand in each tab: a mark is painted in its card first, and the numbers follow. */
export function useDeferredCounts(ids: readonly string[], isMeant?: (listing: VisibleListing | undefined) => boolean) {
  const counts = useSelector(
    useSystemActorState('listings'),
    ({ context }) => countsOf(ids, context.visible, isMeant),
    shallowEqual,
  );
  return useDeferredValue(counts);
}

interface ResultTabsProps {
  /** Its tab is open, and its filters are those that the numbers are of. */
  address: SearchOf<'results'>;
  /** All that is known of the search. */
  known: readonly string[];
  /** Rows of the gateway lie behind those that were read. */
  partly: boolean;
  onChoose: (tab: ResultTab) => void;
  /** At the end of their line: the order that they stand in. */
  order: ReactNode;
  children: ReactNode;
}

/** Where the listings of a search stand, with how many; until all of it was read, how many of those that were. */
export function ResultTabs({ address, known, partly, onChoose, order, children }: ResultTabsProps) {
  const { tab } = address;
  return (
    <Tabs value={tab} onChange={(next) => onChoose(resultTabs.find((one) => one === next) ?? tab)}>
      <div className={classes.head}>
        <Counting address={address} known={known} partly={partly} />
        {order}
      </div>
      <Tabs.Panel value={tab} className={classes.panel}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}

function Counting({ address, known, partly }: Pick<ResultTabsProps, 'address' | 'known'> & { partly: boolean }) {
  const rates = useProfile((facts) => facts.rates);
  return (
    <TabList
      chosen={address.tab}
      counts={useDeferredCounts(known, (listing) => matchesFilters(listing, address, rates))}
      partly={partly}
    />
  );
}

const TabList = memo(function TabList({
  chosen,
  counts,
  partly,
}: {
  chosen: ResultTab;
  counts: Readonly<Record<ResultTab, number>>;
  partly: boolean;
}) {
  const intl = useIntl();
  /** None among those that were read says nothing of the others. */
  const shown = (tab: ResultTab) => (partly && counts[tab] === 0 ? null : formatCount(intl, counts[tab]));
  /** Most searches have found nothing that can't be marked. */
  const isOffered = (tab: ResultTab) => tab !== 'inactive' || tab === chosen || counts[tab] > 0;
  return (
    <Tabs.List
      className={classNames(tabsClasses.list, classes.tabs)}
      aria-label={intl.formatMessage({ id: 'results.tabs.label' })}
      aria-describedby={partly ? readingId : undefined}
      data-partly={partly || undefined}
    >
      {resultTabs.filter(isOffered).map((one) => (
        <Tabs.Tab key={one} value={one} className={tabsClasses.tab}>
          <FormattedMessage
            id={`results.${one}.tab`}
            values={{
              count: shown(one) === null ? '' : <span className={classes.count}>{shown(one)}</span>,
              name: inShort,
            }}
          />
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
});

/** A picture instead of the name where the line has no room for another one. */
const inShort = (name: ReactNode[]) => (
  <span key="name" className={classes.short} title={name.join('')}>
    <IconBan size={16} aria-hidden="true" />
    <span className={classes.name}>{name}</span>
  </span>
);

const readingId = 'results-reading';

interface ReadingProps {
  /** Rows of the gateway: how many were read, how many lie behind, and whether all of them are being read. */
  read: number;
  ahead: number;
  readsAll: boolean;
}

/** Of how many the numbers of the tabs are; while all of them are being read, with how far that is. */
export function Reading({ read, ahead, readsAll }: ReadingProps) {
  const intl = useIntl();
  const total = read + ahead;
  const values = { read: formatCount(intl, read), total: formatCount(intl, total) };
  const whole = intl.formatMessage({ id: 'results.partly.text' }, values);
  return (
    <div className={classes.aside} title={whole}>
      <span aria-hidden="true">
        <FormattedMessage id="results.read.text" values={values} />
      </span>
      <VisuallyHidden id={readingId}>{whole}</VisuallyHidden>
      {readsAll && (
        <PlainBar
          label={intl.formatMessage({ id: 'results.reading.label' })}
          done={read}
          total={total}
          className={classes.bar}
        />
      )}
    </div>
  );
}
