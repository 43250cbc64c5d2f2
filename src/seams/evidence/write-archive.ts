import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { Zip, ZipDeflate } from 'fflate';
import {
  createFileNames,
  evidencePageName,
  evidenceTableName,
  manifestName,
  maxEvidenceBytes,
  maxEvidenceFiles,
  safeAttachmentName,
  safeFileName,
  type EvidenceManifest,
  type MissingEvidence,
} from '../../../machines/domain/evidence-files';
import type { EvidenceRequest, EvidenceSubject } from '../../../contracts/ports';
import type { EvidenceSheet, EvidencePageWords } from '../../copy/evidence';
import { formatCsv } from '../csv';
import { createPageWriter } from './page';

/** A file that was fetched, or why it could not be had. */
export type FetchedFile = { bytes: Uint8Array; type: string } | { reason: string };

export interface WrittenArchive {
  archive: Blob;
  /** As many as the check counts: without the manifest. */
  files: number;
  missing: number;
  code: string;
}

export class ArchiveTooBigError extends Error {}

/** Files that are fetched at a time. */
const atOnce = 4;
/** Bytes that are held before they become a part of the archive, which the browser may put on disk. */
const partSize = 8_388_608;

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** A zip archive that grows file by file. */
function createZip(mtime: Date) {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  const blobs: Blob[] = [];
  let held = 0;
  let size = 0;
  let fault: Error | null = null;
  const zip = new Zip((error, bytes) => {
    fault ??= error;
    parts.push(bytes as Uint8Array<ArrayBuffer>);
    held += bytes.length;
    size += bytes.length;
    if (held < partSize) return;
    blobs.push(new Blob(parts));
    parts = [];
    held = 0;
  });
  return {
    add(name: string, bytes: Uint8Array, level: 0 | 6): void {
      if (size + bytes.length > maxEvidenceBytes) throw new ArchiveTooBigError();
      // Whoever unpacks as it comes needs a packed entry to find its end, even where nothing is gained by packing.
      const entry = new ZipDeflate(name, { level });
      entry.mtime = mtime;
      zip.add(entry);
      entry.push(bytes, true);
      if (fault !== null) throw fault;
    },
    end(): Blob {
      zip.end();
      return new Blob([...blobs, ...parts], { type: 'application/zip' });
    },
  };
}

/** The folder and the name of a file of a sheet. */
function nameOf(file: EvidenceSheet['files'][number], number: number, type: string): string {
  const own = file.name === null ? '' : safeFileName(file.name);
  const [, pathEnding] = /\.([a-z\d]{1,5})$/i.exec(new URL(file.url, 'https://a.invalid').pathname) ?? [];
  const ending = endings[type] ?? pathEnding?.toLowerCase() ?? 'bin';
  const numbered = String(number).padStart(2, '0');
  return safeAttachmentName(own === '' ? `${numbered}.${ending}` : `${numbered}-${own}`);
}

export interface ArchiveOptions extends Omit<EvidenceRequest, 'omitted'> {
  words: EvidencePageWords;
  fetchFile: (url: string, kind: EvidenceSheet['files'][number]['kind']) => Promise<FetchedFile>;
  onProgress: (progress: { done: number; total: number; missing: number }) => void;
}

/**
 * Writes an archive of evidence sheet by sheet: each is on the page and in the table once its files were fetched, in the order in which they came.
 * What could not be had stands in the page and in the manifest.
 */
export function createArchive({ words, fetchFile, onProgress, subject, author, at }: ArchiveOptions) {
  const zip = createZip(new Date(at));
  const fileNames = createFileNames();
  const page = createPageWriter(words);
  const files: EvidenceManifest['files'] = [];
  const missing: MissingEvidence[] = [];
  const rows: string[][] = [];
  const progress = { done: 0, total: 0, missing: 0 };
  const report = () => onProgress({ ...progress, missing: missing.length });
  let work: Promise<void> = Promise.resolve();

  const put = (name: string, bytes: Uint8Array, level: 0 | 6) => {
    if (files.length >= maxEvidenceFiles) throw new ArchiveTooBigError();
    zip.add(name, bytes, level);
    files.push({ name, size: bytes.length, sha256: bytesToHex(sha256(bytes)) });
  };
  const putText = (name: string, text: string) => put(name, new TextEncoder().encode(text), 6);

  const writeSheet = async (sheet: EvidenceSheet): Promise<void> => {
    const fetched: FetchedFile[] = [];
    const waiting = sheet.files.entries();
    const fetchNext = async () => {
      for (const [index, { url, kind }] of waiting) {
        fetched[index] = await fetchFile(url, kind);
        progress.done += 1;
        report();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, fetchNext));
    const lacking: MissingEvidence[] = sheet.unanswered.map(({ what, reason }) => ({ of: sheet.id, what, reason }));
    const placed = sheet.files.flatMap((file, index) => {
      const got = fetched[index];
      if (got === undefined || 'reason' in got) {
        lacking.push({ of: sheet.id, what: file.url, reason: got?.reason ?? words.reasons.none });
        return [];
      }
      const name = fileNames([safeFileName(sheet.id), safeFileName(file.folder)], nameOf(file, index + 1, got.type));
      put(name, got.bytes, 0);
      return [{ ...file, path: name, isPicture: got.type.startsWith('image/') }];
    });
    missing.push(...lacking);
    page.add(sheet, placed, lacking);
    rows.push([
      ...sheet.cells,
      String(placed.length),
      lacking.map(({ what, reason }) => `${what}: ${reason}`).join('\n'),
    ]);
    report();
  };

  return {
    add(sheets: readonly EvidenceSheet[]): void {
      for (const sheet of sheets) {
        progress.total += sheet.files.length;
        work = work.then(() => writeSheet(sheet));
      }
      // Whoever finishes the archive is told why it can't be; nobody waits for it here.
      work.catch(() => undefined);
      report();
    },
    /** Writes the page, the table and the manifest when every sheet is there. Throws ArchiveTooBigError where it is too big. */
    async finish(made: { at: number; moment: string }, omitted: readonly MissingEvidence[]): Promise<WrittenArchive> {
      await work;
      missing.push(...omitted);
      putText(evidencePageName, page.finish(made.moment, omitted));
      putText(evidenceTableName, (await formatCsv(words.heads, rows)).join(''));
      const manifest: EvidenceManifest = {
        format: 'vigia-evidence',
        version: 1,
        madeAt: new Date(made.at).toISOString(),
        author,
        subject: subject satisfies EvidenceSubject,
        files,
        missing,
      };
      const bytes = new TextEncoder().encode(`${JSON.stringify(manifest, null, 1)}\n`);
      zip.add(manifestName, bytes, 6);
      return { archive: zip.end(), files: files.length, missing: missing.length, code: bytesToHex(sha256(bytes)) };
    },
  };
}
