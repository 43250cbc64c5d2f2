import type { SheetCell } from '../../../contracts/ports';
import { maxCellLength, type FoundLink } from './sheet-reader';

export type FoundLinks = FoundLink[];

/**
 * Answers the address behind a cell, of the hyperlinks of its sheet and of where each of them leads; the later one where two lie over each
 * other. One that is longer than a spreadsheet allows is none.
 */
export function addressesOf(
  links: FoundLinks,
  targets: ReadonlyMap<string, string>,
): (cell: Pick<SheetCell, 'row' | 'column'>) => string | undefined {
  const byColumn = new Map<number, FoundLink[]>();
  for (const link of links) {
    const others = byColumn.get(link.column);
    if (others === undefined) byColumn.set(link.column, [link]);
    else others.push(link);
  }
  for (const some of byColumn.values()) some.sort((a, b) => a.from - b.from);
  return ({ row, column }) => {
    const some = byColumn.get(column) ?? [];
    let [low, high] = [0, some.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((some[middle]?.from ?? 0) <= row) low = middle + 1;
      else high = middle;
    }
    const link = some[low - 1];
    const target = link !== undefined && link.to >= row ? targets.get(link.id)?.trim() : undefined;
    if (link === undefined || target === undefined || target === '') return undefined;
    const address = link.place === '' ? target : `${target}#${link.place}`;
    return address.length > maxCellLength ? undefined : address;
  };
}
