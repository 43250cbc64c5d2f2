import type { CaseDocument } from '../../contracts/shapes';
import { documentTypes, type DocumentType } from '../../contracts/vocabulary/documents';

const ending = /\.([a-z\d]{1,5})$/i;

/** The path of an address, without what follows it. */
const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** The ending of a file's name, or that of its address where the name has none, in lower case. */
export function extensionOf({ name, url }: Pick<CaseDocument, 'name' | 'url'>): string | null {
  const [, extension] = ending.exec(name.trim()) ?? ending.exec(pathOf(url)) ?? [];
  return extension?.toLowerCase() ?? null;
}

/** As what an attached file is shown in the page; null for one that is only opened elsewhere. */
export function documentTypeOf(file: Pick<CaseDocument, 'name' | 'url'>): DocumentType | null {
  const extension = extensionOf(file);
  return extension !== null && Object.hasOwn(documentTypes, extension)
    ? documentTypes[extension as keyof typeof documentTypes]
    : null;
}
