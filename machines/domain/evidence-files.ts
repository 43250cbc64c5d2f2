import type { CheckedEvidence, EvidenceFileStatus, EvidenceSubject } from '../../contracts/ports';

/** What every system opens in one archive: files, and bytes (without the extensions of the format for more). */
export const maxEvidenceFiles = 60_000;
export const maxEvidenceBytes = 3_000_000_000;
/** Bytes of one file. */
export const maxEvidenceFileBytes = 67_108_864;
/** Listings in one archive. */
export const maxEvidenceListings = 1000;

export const manifestName = 'manifest.json';
export const evidencePageName = 'index.html';
export const evidenceTableName = 'evidence.csv';

/** Endings that a system opens with a viewer; what ends otherwise could run when somebody presses it. */
const viewed =
  /\.(pdf|jpe?g|png|webp|gif|avif|heic|bmp|tiff?|svg|txt|csv|docx?|xlsx?|odt|ods|pptx?|mp4|mov|mp3|eml|zip)$/i;
/** Windows takes none of these as a name, whatever ending it has. */
const reserved = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;
const forbidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
/** Bytes of a name in UTF-8. */
const maxNameBytes = 80;

/** How many bytes a text has in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The beginning of a text that has no more bytes than that. */
function cutToBytes(text: string, most: number): string {
  let cut = '';
  let bytes = 0;
  for (const letter of text) {
    bytes += bytesOf(letter);
    if (bytes > most) break;
    cut += letter;
  }
  return cut;
}

/** Without the dots and blanks around it, of which Windows takes none at the end, and which hide a file at the beginning. */
function withoutEdges(text: string): string {
  const letters = [...text];
  const isEdge = (letter: string | undefined) => letter !== undefined && /[.\s-]/.test(letter);
  let [from, to] = [0, letters.length];
  while (from < to && isEdge(letters[from])) from += 1;
  while (to > from && isEdge(letters[to - 1])) to -= 1;
  return letters.slice(from, to).join('');
}

/** A name that every system takes for a file or a folder: never empty, no path, not reserved, at most eighty bytes. */
export function safeFileName(name: string): string {
  const clean = withoutEdges(name.slice(0, 1000).normalize('NFC').replaceAll(forbidden, '-'));
  const dot = clean.lastIndexOf('.');
  const ending = dot >= 0 && /^\.[a-z\d]{1,8}$/i.test(clean.slice(dot)) ? clean.slice(dot) : '';
  const stem = clean.slice(0, clean.length - ending.length);
  const whole = `${withoutEdges(cutToBytes(stem, maxNameBytes - bytesOf(ending) - 1)) || '_'}${ending}`;
  return reserved.test(whole) ? `_${whole}` : whole;
}

/** The same for a file that somebody sent: one that could run when it is opened gets an ending that nothing opens. */
export function safeAttachmentName(name: string): string {
  const safe = safeFileName(name);
  return viewed.test(safe) ? safe : safeFileName(`${cutToBytes(safe, maxNameBytes - 5)}.bin`);
}

/** As systems compare names that take small and capital letters, and ways of writing one, for the same. */
const foldName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFC');

/** Gives names in folders, each once: one that is taken gets a number. */
export function createFileNames(taken: readonly string[] = [manifestName, evidencePageName, evidenceTableName]) {
  const used = new Set(taken.map(foldName));
  return (folders: readonly string[], name: string): string => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    for (let number = 1; ; number += 1) {
      const tried = [...folders, number === 1 ? name : `${stem}-${number}${ending}`].join('/');
      if (used.has(foldName(tried))) continue;
      used.add(foldName(tried));
      return tried;
    }
  };
}

/** Why a file could not be had: the answer's status, that of another kind came, that it is too big, of another origin, or none came. */
export interface MissingEvidence {
  /** The listing. */
  of: string;
  /** What it would have been: an address, or what was asked of the gateway. */
  what: string;
  reason: string;
}

/** What stands in the archive beside its files. */
export interface EvidenceManifest {
  format: 'vigia-evidence';
  version: 1;
  /** ISO 8601, by the gateway's clock. */
  madeAt: string;
  author: string;
  subject: EvidenceSubject;
  files: { name: string; size: number; sha256: string }[];
  missing: MissingEvidence[];
}

/** Whether a name leads nowhere but into the folder in which it is unpacked. */
export const isInnerName = (name: string): boolean =>
  name !== '' &&
  name.length <= 1000 &&
  !/[\\:\p{Cc}]|^\//u.test(name) &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isManifestFile(value: unknown): value is EvidenceManifest['files'][number] {
  if (!isRecord(value)) return false;
  const { name, size, sha256 } = value;
  return (
    typeof name === 'string' &&
    isInnerName(name) &&
    typeof size === 'number' &&
    Number.isSafeInteger(size) &&
    size >= 0 &&
    typeof sha256 === 'string' &&
    /^[\da-f]{64}$/.test(sha256)
  );
}

/** The manifest that a text holds; null where it is none of ours, names a file twice or one outside of its folder. */
export function parseManifest(
  text: string,
): (Pick<EvidenceManifest, 'madeAt' | 'author' | 'files'> & { missing: number }) | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(read) || read['format'] !== 'vigia-evidence' || read['version'] !== 1) return null;
  const { madeAt, author, files, missing } = read;
  if (typeof madeAt !== 'string' || Number.isNaN(Date.parse(madeAt)) || typeof author !== 'string') return null;
  if (!Array.isArray(files) || files.length === 0 || files.length > maxEvidenceFiles || !files.every(isManifestFile))
    return null;
  if (!Array.isArray(missing)) return null;
  const names = new Set(files.map(({ name }) => name));
  if (names.size !== files.length || names.has(manifestName)) return null;
  return { madeAt, author: author.slice(0, 200), files, missing: missing.length };
}

/** The worst first: what is listed at the top. */
export const evidenceFileStatuses: readonly EvidenceFileStatus[] = [
  'changed',
  'missing',
  'duplicated',
  'added',
  'intact',
];

/** How many files stand how. */
export function countFiles(files: CheckedEvidence['files']): Record<EvidenceFileStatus, number> {
  const counts = { changed: 0, missing: 0, duplicated: 0, added: 0, intact: 0 };
  for (const { status } of files) counts[status] += 1;
  return counts;
}
