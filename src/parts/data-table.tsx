import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { createContext, use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BlockReasonInfo } from '../copy/block-reasons';
import { classNames } from './class-names';
import classes from './data-table.module.css';
import { PlainCheckbox } from './plain-checkbox';
import { useListFocus } from './focus';
import { useEarlyPressGuard } from './early-press-guard';
import { useRowStops } from './use-row-stops';
import { VisuallyHidden } from './visually-hidden';

export interface Column {
  id: string;
  /** Its head, and the label of its cells where the table is folded to cards. */
  name: string;
  /** Numbers, dates and money stand at the end. */
  end?: boolean;
  /** The head is for assistive technology alone: pictures, actions. */
  quiet?: boolean;
  sortable?: boolean;
  /** A width in CSS terms; columns without one share what is left. */
  width?: string;
}

export interface Sorting {
  column: string;
  order: 'asc' | 'desc';
}

/** The columns of the table around a row. */
export const ColumnsContext = createContext<readonly Column[]>([]);

/** Where a row stands among many of which only some are in the page. */
interface RowPlace {
  /** From 0. */
  index: number;
  measure: (row: HTMLTableRowElement | null) => void;
}

export const RowPositionContext = createContext<RowPlace | null>(null);

interface DataTableProps {
  /** Names the table. */
  label: string;
  /** Keep the same array between renders: every cell reads it. */
  columns: readonly Column[];
  sorting?: Sorting | null;
  onSort?: (sorting: Sorting) => void;
  /** Given, each row has a checkbox and the head one for all: its state, and what choosing it does. */
  selection?: { every: boolean; some: boolean; onEvery: (chosen: boolean) => void };
  /** Newer rows are on their way: what stands is dimmed but stays. */
  refreshing?: boolean;
  /** How many rows there are, where not all of them are in the page. */
  rowCount?: number;
  /** The pointer comes into the table, or leaves it. */
  onPointer?: (inside: boolean) => void;
  children: ReactNode;
}

/** A table of plain cells that folds to cards where it is narrow. Its children are `DataRow`s. */
export function DataTable({
  label,
  columns,
  sorting = null,
  onSort,
  selection,
  refreshing = false,
  rowCount,
  onPointer,
  children,
}: DataTableProps) {
  const intl = useIntl();
  const rowsRef = useRef<HTMLTableSectionElement>(null);
  const steady = useEarlyPressGuard(rowsRef);
  useListFocus(rowsRef);
  useRowStops(rowsRef);
  // A line in the place of a row is as high as one: nothing moves under the pointer.
  useLayoutEffect(() => {
    const rows = rowsRef.current;
    if (!rows?.querySelector(`.${classes.gone}`)) return;
    const row = rows.querySelector(`.${classes.row}`);
    if (row) rows.style.setProperty('--row-height', `${row.getBoundingClientRect().height}px`);
  });
  return (
    <ColumnsContext value={columns}>
      <div
        className={classes.frame}
        aria-busy={refreshing || undefined}
        onPointerEnter={onPointer && (() => onPointer(true))}
        onPointerLeave={onPointer && (() => onPointer(false))}
      >
        <table className={classes.table} role="table" aria-label={label} aria-rowcount={rowCount && rowCount + 1}>
          <colgroup>
            {selection && <col className={classes.tickColumn} />}
            {columns.map((column) => (
              <col key={column.id} style={column.width === undefined ? undefined : { width: column.width }} />
            ))}
          </colgroup>
          <thead role="rowgroup" className={classes.head}>
            <tr role="row">
              {selection && (
                <th role="columnheader" scope="col">
                  <PlainCheckbox
                    className={classes.every}
                    checked={selection.every}
                    mixed={selection.some && !selection.every}
                    label={intl.formatMessage({ id: 'parts.table.selectAll' })}
                    onChange={selection.onEvery}
                  >
                    <FormattedMessage id="parts.table.selectAll" />
                  </PlainCheckbox>
                </th>
              )}
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} sorting={sorting} onSort={onSort} />
              ))}
            </tr>
          </thead>
          {/* Rows that come into the page while it is scrolled move none that is seen. */}
          <tbody ref={rowsRef} role="rowgroup" onClickCapture={rowCount === undefined ? steady : undefined}>
            {children}
          </tbody>
        </table>
      </div>
    </ColumnsContext>
  );
}

const sortIcons = { asc: IconArrowUp, desc: IconArrowDown };

function ColumnHead({
  column,
  sorting,
  onSort,
}: {
  column: Column;
  sorting: Sorting | null;
  onSort?: (sorting: Sorting) => void;
}) {
  const intl = useIntl();
  const order = sorting?.column === column.id ? sorting.order : null;
  const Icon = order === null ? IconArrowsSort : sortIcons[order];
  const ariaSort = column.sortable
    ? order === null
      ? 'none'
      : order === 'asc'
        ? 'ascending'
        : 'descending'
    : undefined;
  return (
    <th role="columnheader" scope="col" aria-sort={ariaSort} className={classNames(column.end && classes.end)}>
      {column.quiet ? (
        <VisuallyHidden>{column.name}</VisuallyHidden>
      ) : column.sortable && onSort ? (
        <button
          type="button"
          className={classes.sort}
          title={intl.formatMessage({ id: 'parts.table.sortBy' }, { column: column.name })}
          onClick={() => onSort({ column: column.id, order: order === 'asc' ? 'desc' : 'asc' })}
        >
          {column.name}
          <Icon size={14} aria-hidden="true" className={order === null ? classes.unsorted : undefined} />
        </button>
      ) : (
        column.name
      )}
    </th>
  );
}

interface DataRowProps {
  /** Given, the row has a checkbox of that name. */
  selection?: {
    chosen: boolean;
    label: string;
    onChange: (chosen: boolean, range: boolean) => void;
    why?: BlockReasonInfo | null;
  };
  /** The row whose detail is open. */
  current?: boolean;
  /** Not confirmed yet. */
  unconfirmed?: boolean;
  /** Given, keys walk to the row: it takes the focus. */
  walked?: { id: string; here: boolean; onFocus: () => void };
  children: ReactNode;
}

/** A row; its children are the `DataCell`s of all columns, in their order. */
export function DataRow({ selection, current = false, unconfirmed = false, walked, children }: DataRowProps) {
  const place = use(RowPositionContext);
  return (
    <tr
      ref={place?.measure}
      data-index={place?.index}
      aria-rowindex={place ? place.index + 2 : undefined}
      role="row"
      data-item={walked?.id}
      tabIndex={walked && (walked.here ? 0 : -1)}
      onFocus={walked?.onFocus}
      aria-current={current || undefined}
      className={classNames(
        classes.row,
        selection?.chosen && classes.chosen,
        current && classes.current,
        unconfirmed && classes.unconfirmed,
      )}
    >
      {selection && (
        <td role="cell" className={classes.tickCell}>
          <PlainCheckbox
            checked={selection.chosen}
            label={selection.label}
            why={selection.why}
            onChange={selection.onChange}
          />
        </td>
      )}
      {children}
    </tr>
  );
}

/** Stands in the place of a row that has gone, as high as a row, and says what became of it. */
export function RemovedRow({ selectable = false, children }: { selectable?: boolean; children: ReactNode }) {
  const columns = use(ColumnsContext).length + (selectable ? 1 : 0);
  return (
    <tr role="row" className={classes.gone}>
      <td role="cell" colSpan={columns}>
        {children}
      </td>
    </tr>
  );
}

interface DataCellProps {
  of: string;
  /** How it stands in a card: its lead without a label, spread over the card's foot, or in its corner beside the lead. */
  inCard?: 'lead' | 'foot' | 'corner';
  children: ReactNode;
}

/** A cell of the column `of`. */
export function DataCell({ of, inCard, children }: DataCellProps) {
  const column = use(ColumnsContext).find((one) => one.id === of);
  return (
    <td
      role="cell"
      data-label={inCard === undefined && column !== undefined ? column.name : undefined}
      className={classNames(
        column?.end && classes.end,
        inCard === 'lead' && classes.lead,
        inCard === 'foot' && classes.foot,
        inCard === 'corner' && classes.corner,
      )}
    >
      <div className={classes.value}>{children}</div>
    </td>
  );
}

/** How many rows are chosen, for the bar of actions over a table. */
export function ChosenCount({ count }: { count: number }) {
  return (
    <span role="status">
      <FormattedMessage id="parts.table.selected" values={{ count }} />
    </span>
  );
}
