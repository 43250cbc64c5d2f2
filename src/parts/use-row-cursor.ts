import { useState } from 'react';

/** A cursor among the rows of a list whose machine has none: the row that has the focus, or had it last, and the way from it by keys. */
export function useRowCursor(ids: readonly string[]) {
  const [last, setLast] = useState<string | null>(null);
  const at = ids.indexOf(last ?? '');
  return {
    current: at < 0 ? null : last,
    onMove: (by: number) => setLast(ids[Math.min(ids.length - 1, Math.max(0, at + by))] ?? null),
    /** The row takes the focus from keys; Tab goes from control to control. */
    walkedOf: (id: string) => ({ id, here: false, onFocus: () => setLast(id) }),
  };
}
