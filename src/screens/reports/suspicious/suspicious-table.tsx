import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { SuspiciousGroup } from '../../../../machines/domain/addresses';
import type { BlockReason } from '../../../../machines/domain/block-reason';
import { groupedRows } from '../../../../machines/domain/reported-rows';
import type { suspiciousMachine } from '../../../../machines/reports/suspicious/suspicious.machine';
import type { SuspiciousEvent } from '../../../../machines/reports/suspicious/suspicious.types';
import type { suspiciousView } from '../../../../machines/reports/suspicious/suspicious.view';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { DataTable, type Column } from '../../../parts/data-table';
import { GroupRow } from '../../../parts/group-row';
import { KeyRows } from '../../../parts/key-grid';
import { keyActsOf, type KeyTable } from '../../../parts/keys';
import { Nickname } from '../../../parts/site-text';
import { useListing, useSystemActorState } from '../../../seams/use-console';
import { createSelectionExtender, selectionKeys } from '../../shared/selection/selection-keys';
import { suspiciousKeys } from './suspicious-keys';
import { RemovedSuspiciousRow, SuspiciousRow } from './suspicious-row';
import classes from './suspicious-screen.module.css';

const columnIds = ['listing', 'seller', 'reason', 'marked', 'warning', 'actions'] as const;
const widths: Partial<Record<(typeof columnIds)[number], string>> = {
  listing: '26%',
  seller: '15%',
  marked: '9.25rem',
  warning: '8.5rem',
  actions: '9.75rem',
};

type OpenEvent = Extract<SuspiciousEvent, { type: 'listing.open' }>;
const openKeysOf = (cursor: string | null): KeyTable<OpenEvent> =>
  cursor === null ? {} : { enter: { event: { type: 'listing.open', id: cursor }, words: 'keys.open.text' } };

interface SuspiciousTableProps {
  view: ReturnType<typeof suspiciousView>;
  /** What stands in the list, and what stands or stood there a moment ago. */
  rows: readonly string[];
  standing: readonly string[];
  inHand: ReadonlySet<string>;
  block: BlockReason | null;
  /** Something is open over the list. */
  held: boolean;
  actor: ActorRefFrom<typeof suspiciousMachine>;
}

/** The rows of a page, together by seller, country or reason where a person wants that. */
export function SuspiciousTable({ view, rows, standing, inHand, block, held, actor }: SuspiciousTableProps) {
  const intl = useIntl();
  const { send } = actor;
  const { group } = view.filters;
  const groups = useSelector(
    useSystemActorState('listings'),
    ({ context }) => groupedRows(standing, context.visible, group),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const order = groups.flatMap(({ ids }) => ids).filter((id) => rows.includes(id));
  const cursor = view.cursor !== null && order.includes(view.cursor) ? view.cursor : (order[0] ?? null);
  const groupAtHand = groups.find(({ ids }) => ids.includes(cursor ?? ''))?.ids;
  const visible = useSelector(useSystemActorState('listings'), ({ context }) => context.visible);
  const chooseable = (ids: readonly string[]) => ids.filter((id) => rows.includes(id) && !inHand.has(id));
  const choose = (ids: readonly string[], chosen: boolean) => {
    const others = view.chosen.filter((id) => !ids.includes(id));
    send({ type: 'rows.choose', ids: chosen ? [...others, ...chooseable(ids)] : others });
  };
  const chosenOf = (ids: readonly string[]) => ids.filter((id) => view.chosen.includes(id));
  const columns: Column[] = columnIds.map((id) => ({
    id,
    name: intl.formatMessage({ id: `suspicious.${id}.column` }),
    width: widths[id],
    quiet: id === 'actions',
  }));
  const every = (ids: readonly string[]) =>
    chooseable(ids).length > 0 && chosenOf(chooseable(ids)).length === chooseable(ids).length;
  return (
    <KeyRows
      named="keys.cards.name"
      current={view.cursor}
      held={held}
      keys={{
        ...keyActsOf<OpenEvent>(openKeysOf(cursor), send),
        ...suspiciousKeys({ chosen: view.chosen, cursor, visible, inHand, block, send }),
        ...selectionKeys(actor, cursor, group === 'none' ? null : groupAtHand),
      }}
      onMove={(by) => send({ type: 'cursor.move', by })}
      onExtend={createSelectionExtender(actor, cursor)}
    >
      <DataTable
        label={intl.formatMessage({ id: 'suspicious.title.text' })}
        columns={columns}
        refreshing={view.asking}
        onPointer={(inside) => send({ type: inside ? 'pointer.enter' : 'pointer.leave' })}
        selection={{
          every: every(rows),
          some: chosenOf(rows).length > 0,
          onEvery: (all) => choose(rows, all),
        }}
      >
        {groups.flatMap(({ key, ids }) => [
          ...(group === 'none'
            ? []
            : [
                <Head
                  key={`group:${key}`}
                  by={group}
                  of={key}
                  ids={ids}
                  every={every(ids)}
                  some={chosenOf(ids).length > 0}
                  onChoose={(all) => choose(ids, all)}
                />,
              ]),
          ...ids.map((id) =>
            rows.includes(id) ? (
              <SuspiciousRow
                key={id}
                id={id}
                chosen={view.chosen.includes(id)}
                here={id === cursor}
                block={block}
                inHand={inHand.has(id)}
                blindages={view.blindages[id]}
                send={send}
              />
            ) : (
              <RemovedSuspiciousRow key={id} id={id} />
            ),
          ),
        ])}
      </DataTable>
    </KeyRows>
  );
}

interface HeadProps {
  by: Exclude<SuspiciousGroup, 'none'>;
  of: string;
  ids: readonly string[];
  every: boolean;
  some: boolean;
  onChoose: (all: boolean) => void;
}

/** A group's name and how many of the page are in it. */
function Head({ by, of, ids, every, some, onChoose }: HeadProps) {
  const intl = useIntl();
  const nickname = useListing(ids[0] ?? '')?.seller?.nickname ?? intl.formatMessage({ id: 'groups.noSeller.name' });
  const names = {
    seller: () => nickname,
    country: () => siteCountryName(intl, of),
    reason: () => reasonName(intl, of),
  };
  const name = names[by]();
  return (
    <GroupRow
      selection={{
        every,
        some,
        label: intl.formatMessage({ id: 'groups.choose.label' }, { name }),
        onChange: onChoose,
      }}
    >
      <span>{by === 'seller' ? <Nickname of={name} /> : name}</span>
      <span className={classes.soft}>
        <FormattedMessage id="groups.count.text" values={{ count: ids.length }} />
      </span>
    </GroupRow>
  );
}
