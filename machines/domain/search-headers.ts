import { readListingReference } from './listing-reference';
import type { Row } from './search-rows';
import { foldText } from './search-query';

/** Names of columns, as `folded` has them, in the three languages of the console. */
const columnNames = new Set([
  ...'id ids mla mlb mlm item items item_id itemid codigo code ean gtin upc sku link links url urls enlace enlaces titulo titulos title'.split(
    ' ',
  ),
  ...'nombre nome name publicacion publicaciones anuncio anuncios listing listings producto productos produto produtos product'.split(
    ' ',
  ),
  ...'keyword keywords precio precios preco precos price valor vendedor vendedores seller sellers apodo apelido nickname'.split(
    ' ',
  ),
  ...[
    'item id',
    'listing id',
    'id ml',
    'id de la publicacion',
    'id o enlace',
    'id o enlace de la publicacion',
    'id do anuncio',
  ],
  ...[
    'id ou link',
    'id ou link do anuncio',
    'listing id or link',
    'palabra clave',
    'palabras clave',
    'palavra-chave',
    'palavras-chave',
  ],
]);

const hasId = (cell: string | undefined): boolean => {
  const { kind } = readListingReference(cell ?? '');
  return kind === 'listing' || kind === 'several';
};

/** How many lines of title a table may have. */
const titleLines = 10;

const textsOf = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map(({ text }) => text));
const filled = ({ cells }: Row): number => cells.filter((cell) => cell !== '').length;
/** The cells of a row as names of columns are compared; a comma separates them too. */
const namesOf = ({ form, text, cells }: Row): string[] =>
  (form === 'one' ? text.split(',') : cells).map((name) => foldText(name.replaceAll('"', '')).trim());

interface Reading {
  rows: readonly Row[];
  isNamed: (cell: string) => boolean;
}

/** The rows below that place, without what stands above it once more. */
function below({ rows }: Reading, at: number): readonly Row[] {
  const above = textsOf(rows.slice(0, at + 1));
  return rows.slice(at + 1).filter(({ text }) => !above.has(text));
}

/** Whether the row at that place may name columns, and all below it has an id in one of them. */
function isOverIds(reading: Reading, at: number, names: readonly string[]): boolean {
  const rest = below(reading, at);
  return (
    rest.length > 0 && names.length > 1 && names.some((_, column) => rest.every(({ cells }) => hasId(cells[column])))
  );
}

const canName = ({ isNamed }: Reading, names: readonly string[]): boolean =>
  !names.some((name) => /\d/.test(name) || isNamed(name));

/** Whether the first row names the columns of the others. */
function isFirstHeader(reading: Reading): boolean {
  const [first, ...rest] = reading.rows;
  if (first === undefined || rest.length === 0) return false;
  const names = namesOf(first);
  if (!canName(reading, names)) return false;
  if (isOverIds(reading, 0, names)) return true;
  return names.some((name) => columnNames.has(name)) && (names.length === 1 || rest.some(({ form }) => form !== 'one'));
}

/** Whether a row that isn't the first names the columns of those below it: the next one has as many. */
function isLaterHeader(reading: Reading, at: number): boolean {
  const [row, next] = reading.rows.slice(at, at + 2);
  const rest = below(reading, at);
  if (row === undefined || next === undefined) return false;
  const names = namesOf(row);
  if (!canName(reading, names)) return false;
  if (names.length === 1) return columnNames.has(names[0] ?? '') && rest.length > 0 && rest.every(isId);
  if (next.cells.length !== names.length) return false;
  return isOverIds(reading, at, names) || names.some((name) => columnNames.has(name));
}

const isId = ({ form, text }: Row): boolean => form === 'one' && hasId(text);

/** Whether the lines above this one are its title: they name nothing that is looked for, and have fewer cells than there are columns. */
function isUnderTitles({ rows, isNamed }: Reading, at: number): boolean {
  const columns = rows
    .slice(at, at + 1)
    .flatMap(namesOf)
    .filter(Boolean).length;
  return rows
    .slice(0, at)
    .every((row) => !row.cells.some(isNamed) && (filled(row) < columns || (columns === 1 && row.form === 'one')));
}

/**
 * The rows over a table, which aren't looked for: the names of its columns, wherever its title ends, the title itself, and both again,
 * as where pages or sheets were copied one below the other.
 */
export function findHeaders(rows: readonly Row[], isNamed: (cell: string) => boolean): ReadonlySet<Row> {
  const reading = { rows, isNamed };
  const under = rows
    .slice(0, titleLines + 1)
    .findIndex((_, at) => at > 0 && isLaterHeader(reading, at) && isUnderTitles(reading, at));
  const at = under > 0 ? under : isFirstHeader(reading) ? 0 : -1;
  const over = textsOf(rows.slice(0, at + 1));
  return new Set(rows.filter(({ text }) => over.has(text)));
}
