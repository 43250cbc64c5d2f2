import { folded } from './sought';

/** How a table calls what it adds up, as `folded` has it, in the three languages of the console. */
const total =
  /^(?:gran |grand )?(?:totales|totais|totals?|sumas?|somas?|sum|sumatoria|somatorio)(?: (?:general|geral|parcial|final|total))?$/;
const subtotal = /^sub[ -]?(?:totales|totais|totals?)$/;
/** A count, an amount with its currency or a share; no id has so few signs around its digits. */
const number = /^(?:\p{L}{1,3}\.?\s?)?[^\p{L}\d]*\d[\d.,'\s]*[^\p{L}\d]*(?:\s?\p{L}{1,3}\.?)?$/u;

/** No total, and no name of one, is longer; the patterns above are tried on nothing that is. Characters. */
const most = 60;

export type TotalKind = 'total' | 'subtotal';

function kindOf(cell: string): TotalKind | null {
  const name = folded(cell)
    .replace(/[\s:=.]+$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (subtotal.test(name)) return 'subtotal';
  return total.test(name) ? 'total' : null;
}

/** What these cells of a row add up: one says so, and beside it stand numbers alone; null where they are another row. */
export function totalIn(cells: readonly string[], isNamed: (cell: string) => boolean): TotalKind | null {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some((cell) => cell.length > most)) return null;
  const kinds = filled.map(kindOf);
  const [kind = null, ...others] = kinds.filter((each) => each !== null);
  const rest = filled.filter((_, at) => kinds[at] === null);
  const areNumbers = rest.length > 0 && rest.every((cell) => number.test(cell) && !isNamed(cell));
  return others.length === 0 && areNumbers ? kind : null;
}

/** Whether a cell that stands alone says that a table is added up in its row, with or without the sum. */
export function isTotalCell(text: string): boolean {
  if (text.length > most) return false;
  const [, name = '', sum = ''] = /^([\p{L}\s-]+?)[\s:=.]*([^\p{L}]*)$/u.exec(text.trim()) ?? [];
  return kindOf(name) !== null && (sum === '' || number.test(sum));
}
