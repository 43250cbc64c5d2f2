import { limits } from './limits';

/** The hidden cell beside the header of the template, and what stands in it. */
const markerColumn = 26;

/**
 * By these an import knows the product's own file (ruling F06): the first sheet's name, the header of its column in one of the languages,
 * and a cell that is out of sight. Rows and columns count from 1.
 */
export const importTemplate = {
  name: 'plantilla-denuncia-masiva.xlsx',
  sheet: 'Denuncias',
  headers: {
    es: 'ID o enlace de la publicación',
    en: 'Listing ID or link',
    pt: 'ID ou link do anúncio',
  },
  headerRow: limits.importSkippedRows,
  marker: 'vigia-import-1',
  markerColumn,
  columns: [limits.importColumn, markerColumn],
  /** Of another workbook, in which its listings are looked for. */
  searchedColumns: Array.from({ length: 60 }, (_, at) => at + 1),
} as const;

export const importExtensions = ['.xlsx', '.xls'] as const;

/** Tables written as text: none is accepted as it is, its listings are put into the template. */
export const textTableExtensions = ['.csv', '.tsv', '.txt'] as const;

/** Where what became of an import is told. */
export const importDetails = { name: 'imported_files_details.xlsx', sheet: 'Imported Files Details' } as const;
