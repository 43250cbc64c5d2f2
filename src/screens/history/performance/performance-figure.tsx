import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { SearchOf, Target } from '../../../../machines/domain/addresses';
import type { Span } from '../../../../machines/domain/performance';
import { localDayOf } from '../../../../machines/domain/timestamps';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { useRowStops } from '../../../parts/use-row-stops';
import { useSaveCsv } from '../../../seams/use-save-file';
import classes from './performance-figure.module.css';

export interface Cell {
  text: string;
  /** The list behind it, where an address can say it. */
  to?: Target | null;
}

export interface FigureTable {
  /** Of the file, without its ending. */
  file: string;
  heads: readonly string[];
  rows: readonly (readonly Cell[])[];
}

export const formatShare = (intl: IntlShape, part: number): string =>
  intl.formatNumber(part, { style: 'percent', maximumFractionDigits: 1 });

/** The reports of those days in the history, narrowed. */
export const listOf = ({ from, to }: Span, more: Partial<SearchOf<'history'>> = {}): Target => ({
  to: 'history',
  search: { from: localDayOf(from), to: localDayOf(to - 1), ...more },
});

/** Rows that stand in the page; the file has all. */
const rowsShown = 60;

export function LinkedText({ text, to }: Cell) {
  return to ? <AppLink to={to}>{text}</AppLink> : text;
}

function PlainTable({ label, table, most }: { label: string; table: FigureTable; most: number }) {
  const intl = useIntl();
  const left = table.rows.length - most;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  useRowStops(bodyRef);
  return (
    <div
      className={classes.scroll}
      role="region"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'performance.data.label' }, { title: label })}
    >
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {table.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={bodyRef}>
          {table.rows.slice(0, most).map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, column) => (
                <td key={table.heads[column]}>
                  <LinkedText {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <p className={classes.soft}>
          <FormattedMessage id="performance.costs.more.text" values={{ count: left, shown: formatCount(intl, left) }} />
        </p>
      )}
    </div>
  );
}

interface FigureProps {
  id: string;
  title: string;
  /** What it says in words. */
  sentence: ReactNode;
  /** Null where nothing is to be drawn. */
  table: FigureTable | null;
  /** So many rows stand in sight, and the rest in the file; without it the table is under a disclosure. */
  open?: number;
  children?: ReactNode;
}

/** A figure of the page: its sentence, its drawing, and its table, in the page and as a file. */
export function Figure({ id, title, sentence, table, open, children }: FigureProps) {
  const intl = useIntl();
  const save = useSaveCsv();
  return (
    <section className={classes.figure} aria-labelledby={`performance-${id}`}>
      <div className={classes.head}>
        <h2 id={`performance-${id}`}>{title}</h2>
        {table !== null && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload size={14} aria-hidden="true" />}
            aria-label={intl.formatMessage({ id: 'performance.csv.label' }, { title })}
            onClick={() =>
              void save(
                `${table.file}.csv`,
                table.heads,
                table.rows.map((cells) => cells.map(({ text }) => text)),
              )
            }
          >
            <FormattedMessage id="performance.csv.action" />
          </Button>
        )}
      </div>
      <p className={classes.soft}>{sentence}</p>
      {children}
      {table !== null && open !== undefined && <PlainTable label={title} table={table} most={open} />}
      {table !== null && open === undefined && (
        <details data-no-print>
          <summary>
            <FormattedMessage id="performance.data.action" />
          </summary>
          <PlainTable label={title} table={table} most={rowsShown} />
        </details>
      )}
    </section>
  );
}

export interface Bar {
  id: string;
  label: string;
  value: number;
  text: string;
  to?: Target | null;
}

/** Bars of one measure below each other, each with its words; the longest fills the line. */
export function Bars({ bars, tone }: { bars: readonly Bar[]; tone: string }) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul className={classes.bars}>
      {bars.map(({ id, label, value, text, to }) => (
        <li key={id}>
          <span className={classes.barName}>
            <LinkedText text={label} to={to ?? null} />
          </span>
          <span className={classes.track} aria-hidden="true">
            <span data-outcome={tone} style={{ inlineSize: `${(100 * value) / most}%` }} />
          </span>
          <span className={classes.barText}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
