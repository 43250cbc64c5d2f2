import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

/** So many items of a long list are drawn at once, and so many at a time behind them: more would hold the page longer than two frames. */
export const [drawnFirst, drawnNext] = [16, 12];
/** So many that the list has no more go at a time. */
const droppedNext = 48;

export interface DrawnItem {
  key: string;
  content: () => ReactNode;
  /** Stands above others and is drawn with the first of them. */
  head?: boolean;
}

/** How far a list is drawn in its order; `waiting`: keys that were drawn in the order before, as they stood in it. */
interface Drawing {
  order: string;
  count: number;
  waiting: readonly string[];
}

/** What stands in the page: the elements, and the content of each item but the heads by its key. */
interface Drawn {
  elements: ReactNode[];
  contents: ReadonlyMap<string, ReactNode>;
}

/** The items that are placed now, and those that wait; `isPlaced`: no other item is to come. */
function place(items: readonly DrawnItem[], { count, waiting }: Drawing, ahead: string | null) {
  const placed: { key: string; content: ReactNode; head: boolean }[] = [];
  let before = 0;
  for (const { key, content, head = false } of items) {
    if (before < count || key === ahead) placed.push({ key, content: content(), head });
    if (!head) before += 1;
  }
  const keys = new Set(placed.map(({ key }) => key));
  return { placed, rest: waiting.filter((key) => !keys.has(key)), isPlaced: count >= before };
}

/** How far a list is drawn, and what to draw it further with; for `useDrawnItems`. */
export function useDrawing(order: string) {
  const [wanted, setWanted] = useState<Drawing>({ order, count: drawnFirst, waiting: [] });
  // As low as all else that may come late: what follows the cursor would wait for the last item otherwise.
  const drawing = useDeferredValue(wanted);
  return { drawing, wanted, setWanted };
}

/**
 * The items of a list as `li`, for a parent that has no others: the first ones at once, the others some at a time, each lot in a task of its
 * own, and at once the one `ahead`, wherever it stands. Another order begins with its first ones anew. What was drawn in the one before
 * stays until those are there, then waits out of sight and is moved when its turn comes: making all anew, or letting go of all at once,
 * would hold the page. `items` are the same as long as nothing of them changes.
 */
export function useDrawnItems(
  items: readonly DrawnItem[],
  order: string,
  { drawing, wanted, setWanted }: ReturnType<typeof useDrawing>,
  ahead: string | null = null,
): { drawn: ReactNode[]; isWhole: boolean } {
  const last = useRef<Drawn>({ elements: [], contents: new Map() });
  const isOther = order !== drawing.order;
  const { placed, rest, isPlaced, elements } = useMemo(() => {
    const placement = place(items, drawing, ahead);
    const { contents } = last.current;
    return {
      ...placement,
      elements: [
        ...placement.rest.map((key) => (
          <li key={key} hidden>
            {contents.get(key)}
          </li>
        )),
        ...placement.placed.map(({ key, content, head }) => (
          <li key={key} data-head={head || undefined}>
            {content}
          </li>
        )),
        (!placement.isPlaced || placement.rest.length > 0) && <li key="room" aria-hidden="true" data-room />,
      ],
    };
  }, [items, drawing, ahead]);
  const isWhole = !isOther && isPlaced && rest.length === 0;

  useEffect(() => {
    const { contents } = last.current;
    if (!isOther)
      last.current = {
        elements,
        contents: new Map([
          ...rest.map((key) => [key, contents.get(key)] as const),
          ...placed.flatMap(({ key, content, head }) => (head ? [] : [[key, content] as const])),
        ]),
      };
    if (wanted.order !== order) setWanted({ order, count: drawnFirst, waiting: [...contents.keys()] });
    else if (drawing === wanted && !isWhole)
      setWanted({ order, count: drawing.count + drawnNext, waiting: isPlaced ? rest.slice(droppedNext) : rest });
  }, [order, wanted, setWanted, drawing, isOther, isWhole, isPlaced, placed, rest, elements]);

  return { drawn: isOther ? last.current.elements : elements, isWhole };
}
