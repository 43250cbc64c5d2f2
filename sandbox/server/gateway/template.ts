import { importTemplate } from '../../../contracts/vocabulary/imports';
import { limits } from '../../../contracts/vocabulary/limits';
import type { Language } from '../identity/languages';

interface TemplateWords {
  title: string;
  steps: string[];
}

const words: Record<Language, TemplateWords> = {
  es: {
    title: 'Denuncia masiva de publicaciones',
    steps: [
      'Escribe una publicación por fila en la columna M, desde la fila 12.',
      'Puedes usar el ID (MLA1234567890, con o sin guion) o el enlace de la publicación.',
      'Hasta 1000 publicaciones por archivo, todas del mismo país.',
      'No cambies el nombre de la hoja ni el título de la columna M.',
    ],
  },
  en: {
    title: 'Bulk report of listings',
    steps: [
      'Write one listing a row in column M, from row 12 on.',
      'Use the ID (MLA1234567890, with or without a hyphen) or the link of the listing.',
      'Up to 1000 listings a file, all of the same country.',
      'Keep the name of the sheet and the header of column M as they are.',
    ],
  },
  pt: {
    title: 'Denúncia em massa de anúncios',
    steps: [
      'Escreva um anúncio por linha na coluna M, a partir da linha 12.',
      'Use o ID (MLB1234567890, com ou sem hífen) ou o link do anúncio.',
      'Até 1000 anúncios por arquivo, todos do mesmo país.',
      'Não altere o nome da planilha nem o título da coluna M.',
    ],
  },
};

const column = limits.importColumn - 1;
const headerRow = importTemplate.headerRow - 1;
const markerColumn = importTemplate.markerColumn - 1;
const made = new Map<Language, Buffer>();

/** The import template as an .xlsx file: instructions above, the header of column M in row 11, room for ids from row 12 on. */
export async function templateFile(lang: Language): Promise<Buffer> {
  const known = made.get(lang);
  if (known) return known;
  const { utils, write } = await import('xlsx');
  const texts = words[lang];
  const sheet = utils.aoa_to_sheet([[texts.title], [], ...texts.steps.map((step) => [step])]);
  utils.sheet_add_aoa(sheet, [[importTemplate.headers[lang]]], { origin: { r: headerRow, c: column } });
  utils.sheet_add_aoa(sheet, [[importTemplate.marker]], { origin: { r: headerRow, c: markerColumn } });
  sheet['!cols'] = Array.from({ length: importTemplate.markerColumn }, (_, at) =>
    at === column ? { wch: 44 } : at === markerColumn ? { hidden: true } : { wch: 4 },
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, importTemplate.sheet);
  const file = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
  made.set(lang, file);
  return file;
}
