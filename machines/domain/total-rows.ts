import { foldText } from './search-query';

/** How a table calls what it adds up, as `folded` has it, in the three languages of the console. */
const total =
  /^(?:gran |grand )?(?:totales|totais|totals?|sumas?|somas?|sum|sumatoria|somatorio)(?: (?:general|geral|parcial|final|total))?$/;
const subtotal = /^sub[ -]?(?:totales|totais|totals?)$/;

/** What stands around the digits of an amount: a sign, or a currency of three letters at most. */
function isUnit(text: string): boolean {
  const [letters = '', ...more] = text.match(/\p{L}+/gu) ?? [];
  return more.length === 0 && letters.length <= 3;
}

/** A count, an amount with its currency or a share; no id has so few signs around its digits. */
function isNumber(cell: string): boolean {
  const between = cell.split(/\d+/);
  const [before = '', after = ''] = [between.shift(), between.pop()];
  return /\d/.test(cell) && isUnit(before) && isUnit(after) && between.every((text) => /^[.,'\s]*$/.test(text));
}

/** No total, and no name of one, is longer. Characters. */
const most = 60;

export type TotalKind = 'total' | 'subtotal';

function kindOf(cell: string): TotalKind | null {
  const words = foldText(cell).split(/[\s:=.]+/);
  const name = words.filter((word) => word !== '' && word !== '-').join(' ');
  if (subtotal.test(name)) return 'subtotal';
  return total.test(name) ? 'total' : null;
}

/** What these cells of a row add up: one says so, and beside it stand numbers alone; null where they are another row. */
export function totalKindOf(cells: readonly string[], isNamed: (cell: string) => boolean): TotalKind | null {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some((cell) => cell.length > most)) return null;
  const kinds = filled.map(kindOf);
  const [kind = null, ...others] = kinds.filter((each) => each !== null);
  const rest = filled.filter((_, at) => kinds[at] === null);
  const areNumbers = rest.length > 0 && rest.every((cell) => isNumber(cell) && !isNamed(cell));
  return others.length === 0 && areNumbers ? kind : null;
}

/** Whether a cell that stands alone says that a table is added up in its row, with or without the sum. */
export function isTotalCell(text: string): boolean {
  if (text.length > most) return false;
  const at = text.search(/[^\p{L}\s-]/u);
  const [name, sum] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
  return kindOf(name) !== null && !/\p{L}/u.test(sum) && (/^[\s:=.]*$/.test(sum) || isNumber(sum));
}
