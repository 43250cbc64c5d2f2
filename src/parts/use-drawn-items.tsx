import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

/** So many items of a long list are drawn at once, and so many at a time behind them: more would hold the page longer than two frames. */
export const [drawnFirst, drawnNext] = [16, 12];

export interface DrawnItem {
  key: string;
  content: () => ReactNode;
  /** Stands above others and is drawn with the first of them. */
  head?: boolean;
}

/** How far a list is drawn in its order. */
interface Drawing {
  order: string;
  count: number;
}

/** How far a list is drawn, and what to draw it further with; for `useDrawnItems`. */
export function useDrawing(order: string) {
  const [wanted, setWanted] = useState<Drawing>({ order, count: drawnFirst });
  // As low as all else that may come late: what follows the cursor would wait for the last item otherwise.
  const drawing = useDeferredValue(wanted);
  return { drawing, wanted, setWanted };
}

/** The items up to that many, and the one `ahead`; `isWhole`: there is no other. */
function draw(items: readonly DrawnItem[], count: number, ahead: string | null) {
  const elements: ReactNode[] = [];
  let before = 0;
  for (const { key, content, head = false } of items) {
    if (before < count || key === ahead)
      elements.push(
        <li key={key} data-head={head || undefined}>
          {content()}
        </li>,
      );
    if (!head) before += 1;
  }
  const isWhole = count >= before;
  if (!isWhole) elements.push(<li key="room" aria-hidden="true" data-room />);
  return { elements, isWhole };
}

/**
 * The items of a list as `li`, for a parent that has no others: the first ones at once, the others some at a time, each lot in a task of its
 * own, and at once the one `ahead`, wherever it stands. Another order begins with its first ones anew, and the former one stays until those
 * are there. `items` are the same as long as nothing of them changes.
 */
export function useDrawnItems(
  items: readonly DrawnItem[],
  order: string,
  { drawing, wanted, setWanted }: ReturnType<typeof useDrawing>,
  ahead: string | null = null,
): { drawn: ReactNode[]; isWhole: boolean } {
  const last = useRef<ReactNode[]>([]);
  const isOther = order !== drawing.order;
  const { count } = drawing;
  const { elements, isWhole } = useMemo(() => draw(items, count, ahead), [items, count, ahead]);

  useEffect(() => {
    if (!isOther) last.current = elements;
    if (wanted.order !== order) setWanted({ order, count: drawnFirst });
    else if (drawing === wanted && !isWhole) setWanted({ order, count: drawing.count + drawnNext });
  }, [order, wanted, setWanted, drawing, isOther, isWhole, elements]);

  return { drawn: isOther ? last.current : elements, isWhole: !isOther && isWhole };
}
