import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsExchange, IconSearch, IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { SellersKind } from '../../../machines/sellers/sellers-of';
import type { SellersEvent, ShownSeller } from '../../../machines/sellers/sellers-of.view';
import { formatCount } from '../../copy/money';
import { reputationName, siteCountryName } from '../../copy/vocabulary';
import { AppLink } from '../../parts/app-link';
import { busyProps } from '../../parts/busy-props';
import { CopyableId } from '../../parts/copyable-id';
import { DataCell, DataRow, DataTable, RemovedRow, type Column } from '../../parts/data-table';
import { Nickname } from '../../parts/site-text';
import { RemovedLine } from '../shared/removed-line';
import classes from './sellers.module.css';

const widths = {
  nickname: '15%',
  country: '8%',
  reputation: '9%',
  sold: '7%',
  reports: '9%',
  answers: '11%',
  actions: undefined,
} as const;
const columnIds = Object.keys(widths) as (keyof typeof widths)[];

const messages = {
  watchedSellers: {
    title: 'watchedSellers.title.text',
    move: 'watchedSellers.move.action',
    moved: 'watchedSellers.moved.line',
  },
  trustedSellers: {
    title: 'trustedSellers.title.text',
    move: 'trustedSellers.move.action',
    moved: 'trustedSellers.moved.line',
  },
} as const;

const noData = '–';
const countOrDash = (intl: IntlShape, count: number | null) => (count === null ? noData : formatCount(intl, count));

interface SellersTableProps {
  kind: SellersKind;
  rows: readonly ShownSeller[];
  /** Ids, on whichever page. */
  chosen: readonly string[];
  refreshing: boolean;
  send: (event: SellersEvent) => void;
}

export function SellersTable({ kind, rows, chosen, refreshing, send }: SellersTableProps) {
  const intl = useIntl();
  const columns: Column[] = columnIds.map((id) => ({
    id,
    name: intl.formatMessage({ id: `sellers.${id}.column` }),
    width: widths[id],
    quiet: id === 'actions',
  }));
  const presentIds = rows.filter(({ gone }) => gone === null).map(({ id }) => id);
  const others = chosen.filter((id) => !presentIds.includes(id));
  return (
    <DataTable
      label={intl.formatMessage({ id: messages[kind].title })}
      columns={columns}
      refreshing={refreshing}
      selection={{
        every: presentIds.length > 0 && presentIds.every((id) => chosen.includes(id)),
        some: presentIds.some((id) => chosen.includes(id)),
        onEvery: (all) => send({ type: 'rows.choose', ids: all ? [...others, ...presentIds] : others }),
      }}
      onPointer={(inside) => {
        if (!inside) send({ type: 'pointer.leave' });
      }}
    >
      {rows.map((row) =>
        row.gone === null ? (
          <SellerRow key={row.id} kind={kind} row={row} send={send} />
        ) : (
          <RemovedRow key={row.id}>
            <RemovedLine
              goesAt={row.gone.goesAt}
              late={row.gone.late}
              onTakeBack={() => send({ type: 'deletion.takeBack', id: row.id })}
            >
              <FormattedMessage
                id={
                  row.gone.late !== null
                    ? row.gone.moved
                      ? 'sellers.notMoved.line'
                      : 'sellers.notDeleted.line'
                    : row.gone.moved
                      ? messages[kind].moved
                      : 'sellers.deleted.line'
                }
                values={{ nickname: row.nickname }}
              />
            </RemovedLine>
          </RemovedRow>
        ),
      )}
    </DataTable>
  );
}

function SellerRow({ kind, row, send }: Pick<SellersTableProps, 'kind' | 'send'> & { row: ShownSeller }) {
  const intl = useIntl();
  const { id, nickname, siteId, counterNoticesSent, counterNoticesAccepted } = row;
  const move = intl.formatMessage({ id: messages[kind].move });
  return (
    <DataRow
      selection={{
        chosen: row.chosen,
        label: intl.formatMessage({ id: 'sellers.choose.label' }, { nickname }),
        onChange: () => send({ type: 'chosen.toggle', id }),
      }}
    >
      <DataCell of="nickname" inCard="lead">
        <div>
          <span className={classes.nickname}>
            {siteId === null ? (
              <Nickname of={nickname} />
            ) : (
              <AppLink to={{ to: 'sellerDossier', params: { siteId, sellerId: id } }}>
                <Nickname of={nickname} />
              </AppLink>
            )}
          </span>
          <span className={classes.soft}>
            <CopyableId id={id} />
          </span>
        </div>
      </DataCell>
      <DataCell of="country">{siteId === null ? (row.country ?? noData) : siteCountryName(intl, siteId)}</DataCell>
      <DataCell of="reputation">{intl.formatMessage({ id: reputationName(row.reputation) })}</DataCell>
      <DataCell of="sold">{countOrDash(intl, row.itemsSold)}</DataCell>
      <DataCell of="reports">{countOrDash(intl, row.reportsReceived)}</DataCell>
      <DataCell of="answers">
        <FormattedMessage
          id="sellers.answers.text"
          values={{
            sent: countOrDash(intl, counterNoticesSent),
            accepted: countOrDash(intl, counterNoticesAccepted),
          }}
        />
      </DataCell>
      <DataCell of="actions" inCard="foot">
        <span className={classes.actions}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            aria-label={intl.formatMessage({ id: 'sellers.search.label' }, { nickname })}
            onClick={() => send({ type: 'seller.search', id })}
            {...busyProps(row.searching)}
          >
            <FormattedMessage id="sellers.search.action" />
          </Button>
          <span className={classes.together}>
            {siteId !== null && (
              <Button
                variant="subtle"
                size="xs"
                leftSection={<IconArrowsExchange size={16} aria-hidden="true" />}
                aria-label={intl.formatMessage({ id: 'sellers.move.label' }, { action: move, nickname })}
                onClick={() => send({ type: 'seller.move', id })}
              >
                {move}
              </Button>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={intl.formatMessage({ id: 'sellers.delete.label' }, { nickname })}
              onClick={() => send({ type: 'seller.delete', id })}
            >
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </span>
        </span>
      </DataCell>
    </DataRow>
  );
}
