import { Button, NativeSelect } from '@mantine/core';
import { IconUserCheck, IconSearch } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { SellersKind } from '../../../machines/sellers/sellers-of';
import { sellersView, type SellersSearch, type SellersEvent } from '../../../machines/sellers/sellers-of.view';
import type { trustedSellersMachine } from '../../../machines/sellers/trusted-sellers/trusted-sellers.machine';
import type { watchedSellersMachine } from '../../../machines/sellers/watched-sellers/watched-sellers.machine';
import { formatCount } from '../../copy/money';
import { EmptyState } from '../../parts/empty-state';
import { ErrorState } from '../../parts/error-state';
import { PageTitle } from '../../parts/page-title';
import { Pager } from '../../parts/pager';
import { TableSkeleton } from '../../parts/skeletons';
import { useUndoKey } from '../../parts/use-undo-key';
import { FailureLine } from '../shared/failure-line';
import { SubmissionDelay } from '../shared/mutation-delay';
import { SellersTable } from './sellers-table';
import { siteIds } from '../../../contracts/vocabulary/sites';
import { siteChoices } from '../../copy/choices';
import list from '../shared/shared.module.css';
import { NicknameForm } from '../shared/nickname-form';
import { SavedViews } from '../shared/saved-views/saved-views';
import { busyProps } from '../../parts/busy-props';
import { Toolbar } from '../../parts/toolbar';
import bar from '../shared/sticky-bar.module.css';
import classes from './sellers.module.css';

interface SellersBarProps {
  view: Pick<ReturnType<typeof sellersView>, 'chosen' | 'elsewhere' | 'searchingChosen'>;
  send: (event: SellersEvent) => void;
}

/** What is done with the sellers that are chosen, on whichever page. */
function SellersBar({ view: { chosen, elsewhere, searchingChosen }, send }: SellersBarProps) {
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

type Filters = Pick<SellersSearch, 'nickname' | 'site'>;

interface SellersFiltersProps {
  kind: SellersKind;
  search: SellersSearch;
  onApply: (filters: Filters) => void;
}

/** Narrows the list by a part of the nickname and by a country. */
export function SellersFilters({ kind, search: { nickname, site }, onApply }: SellersFiltersProps) {
  const intl = useIntl();
  const countries = siteChoices(intl, siteIds);
  return (
    <div className={list.tools}>
      <NicknameForm nickname={nickname} onSubmit={(query) => onApply({ nickname: query, site })} />
      <NativeSelect
        label={<FormattedMessage id="sellers.site.label" />}
        value={site ?? ''}
        onChange={(event) => onApply({ nickname, site: event.currentTarget.value || null })}
        data={[{ value: '', label: intl.formatMessage({ id: 'sellers.site.all' }) }, ...countries]}
      />
      <SavedViews list={kind} />
    </div>
  );
}

const messages = {
  watchedSellers: {
    title: 'watchedSellers.title.text',
    lead: 'watchedSellers.lead.text',
    nobody: 'watchedSellers.empty.title',
    how: 'watchedSellers.empty.text',
  },
  trustedSellers: {
    title: 'trustedSellers.title.text',
    lead: 'trustedSellers.lead.text',
    nobody: 'trustedSellers.empty.title',
    how: 'trustedSellers.empty.text',
  },
} as const;

const searches = ['createSellersLiveSearch'] as const;

interface SellersScreenProps {
  actor: ActorRefFrom<typeof watchedSellersMachine> | ActorRefFrom<typeof trustedSellersMachine>;
  kind: SellersKind;
}

/** One of the two lists of sellers: what is known of each, and where it goes from here. */
export function SellersScreen({ actor, kind }: SellersScreenProps) {
  const intl = useIntl();
  const view = useSelector(actor, sellersView, shallowEqual);
  const { undoable } = view;
  const reload = () => actor.send({ type: 'list.reload' });
  const takeBack = (id: string) => actor.send({ type: 'deletion.takeBack', id });
  const showAll = () => actor.send({ type: 'filter.apply', nickname: null, site: null });
  const hasAny = view.rows.length > 0 || view.total > 0 || view.narrowed;
  useUndoKey(undoable !== null, () => undoable !== null && takeBack(undoable));
  return (
    <>
      <PageTitle
        title={<FormattedMessage id={messages[kind].title} />}
        count={view.phase === 'shown' ? formatCount(intl, view.total) : undefined}
        lead={<FormattedMessage id={messages[kind].lead} />}
      />
      {view.phase === 'asking' && <TableSkeleton columns={6} rows={view.size} under="sellers" />}
      {view.phase === 'failed' && view.failure !== null && <ErrorState failure={view.failure} onRetry={reload} />}
      {view.phase === 'shown' && !hasAny && (
        <EmptyState
          icon={<IconUserCheck size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id={messages[kind].nobody} />}
        >
          <FormattedMessage id={messages[kind].how} />
        </EmptyState>
      )}
      {view.phase === 'shown' && hasAny && (
        <>
          <SellersFilters
            kind={kind}
            search={view.search}
            onApply={(filters) => actor.send({ type: 'filter.apply', ...filters })}
          />
          <SubmissionDelay of={actor} names={searches} />
          {view.failure !== null && <FailureLine failure={view.failure} onRetry={reload} />}
          {view.rows.length === 0 ? (
            <EmptyState
              title={<FormattedMessage id={view.narrowed ? 'sellers.none.title' : messages[kind].nobody} />}
              action={
                view.narrowed && (
                  <Button variant="default" onClick={showAll}>
                    <FormattedMessage id="sellers.none.action" />
                  </Button>
                )
              }
            />
          ) : (
            <>
              <SellersBar view={view} send={actor.send} />
              <SellersTable
                kind={kind}
                rows={view.rows}
                chosen={view.chosen}
                refreshing={view.asking}
                send={actor.send}
              />
            </>
          )}
          {view.total > 0 && (
            <Pager
              page={view.page}
              size={view.size}
              total={view.total}
              onPage={(page) => actor.send({ type: 'page.go', page })}
              onSize={(size) => actor.send({ type: 'size.choose', size })}
            />
          )}
        </>
      )}
    </>
  );
}

/** The sellers that are trusted. */
export function TrustedSellersScreen({ actor }: { actor: ActorRefFrom<typeof trustedSellersMachine> }) {
  return <SellersScreen actor={actor} kind="trustedSellers" />;
}

/** The sellers whose listings are looked at first. */
export function WatchedSellersScreen({ actor }: { actor: ActorRefFrom<typeof watchedSellersMachine> }) {
  return <SellersScreen actor={actor} kind="watchedSellers" />;
}
