import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  Fragment,
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { RowPositionContext } from './data-table';
import classes from './data-table.module.css';

/** Rows that stand ready above and below what is seen. */
const overscan = 2;

interface LongRowsProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Renders one `DataRow`. Keep the same component between renders. */
  Row: ComponentType<{ item: Item }>;
  /** What a row is taken to be high until it is seen, in pixels. */
  height: number;
  /** All of them at once: on paper nobody scrolls. */
  whole?: boolean;
}

/**
 * The rows of a `DataTable` of any length: those around what is seen are in the page, and room stands for the others. The row that has the
 * focus stays. Give the table its `rowCount`.
 */
export function LongRows<Item>({ whole = false, ...props }: LongRowsProps<Item>) {
  const { items, keyOf, Row } = props;
  return whole ? items.map((item) => <Row key={keyOf(item)} item={item} />) : <VisibleRows {...props} />;
}

function VisibleRows<Item>({ items, keyOf, Row, height }: LongRowsProps<Item>) {
  const roomRef = useRef<HTMLTableRowElement>(null);
  const [top, setTop] = useState(0);
  const extract = useCallback((range: Range) => withFocused(range, roomRef.current?.parentElement), []);
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: items.length,
    estimateSize: () => height,
    // A screen at rest measures nothing.
    measureElement: (row) => row.offsetHeight || height,
    getItemKey: (at) => keyOf(items[at] as Item),
    rangeExtractor: extract,
    scrollMargin: top,
    overscan: overscan,
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    const body = roomRef.current?.parentElement;
    if (body) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY));
  }, [items]);
  const virtualItems = rows.getVirtualItems();
  const end = virtualItems.at(-1)?.end ?? top;
  return (
    <>
      {virtualItems.map(({ index, key, start }, at) => {
        const room = start - (virtualItems[at - 1]?.end ?? top);
        return (
          <Fragment key={key}>
            {room > 0 && <Room height={room} />}
            <LongRow item={items[index] as Item} index={index} measure={rows.measureElement} Row={Row} />
          </Fragment>
        );
      })}
      <Room ref={roomRef} height={top + rows.getTotalSize() - end} />
    </>
  );
}

/** What is in the page, and the row that has the focus besides: it would fall to the page if its row went. */
function withFocused(range: Range, body: Element | null | undefined): number[] {
  const near = defaultRangeExtractor(range);
  const row = document.activeElement?.closest('tr');
  const focused = row && row.parentElement === body ? Number(row.dataset['index'] ?? Number.NaN) : Number.NaN;
  if (!(focused < range.count) || near.includes(focused)) return near;
  return [...near, focused].sort((a, b) => a - b);
}

function Room({ height, ref }: { height: number; ref?: Ref<HTMLTableRowElement> }) {
  return (
    <tr ref={ref} aria-hidden="true" className={classes.room}>
      <td style={{ height: Math.max(0, height) }} />
    </tr>
  );
}

interface LongRowProps<Item> {
  item: Item;
  /** From 0. */
  index: number;
  measure: (row: HTMLTableRowElement | null) => void;
  Row: ComponentType<{ item: Item }>;
}

const LongRow = memo(function LongRow<Item>({ item, index, measure, Row }: LongRowProps<Item>) {
  const place = useMemo(() => ({ index, measure }), [index, measure]);
  return (
    <RowPositionContext value={place}>
      <Row item={item} />
    </RowPositionContext>
  );
}) as <Item>(props: LongRowProps<Item>) => ReactNode;
