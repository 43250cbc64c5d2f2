import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { Inflate } from 'fflate';
import type { CheckedEvidence, EvidenceCheckFault, EvidenceFileStatus } from '../../../contracts/ports';
import { manifestName, parseManifest } from '../../../machines/domain/evidence-files';

/** Why an archive can't be checked. */
export class CheckError extends Error {
  constructor(readonly fault: EvidenceCheckFault) {
    super(fault);
  }
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
/** Bytes of the list of what an archive holds: more than sixty thousand names need. */
const maxDirectoryBytes = 33_554_432;
const maxManifestBytes = 33_554_432;
/** All files together may unpack to this, or to so many times the archive: more is made to fill a disk, not to hold evidence. */
const unpackedFrom = 268_435_456;
const unpackedRatio = 20;
const pieceSize = 262_144;

interface Entry {
  name: string;
  compressed: number;
  method: number;
  at: number;
  locked: boolean;
}

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(from, to).arrayBuffer());

async function readEnd(file: Blob): Promise<{ count: number; size: number; at: number }> {
  const from = Math.max(0, file.size - 65_557);
  const view = await viewOf(file, from, file.size);
  for (let at = view.byteLength - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== endMark) continue;
    if (from + at + 22 + view.getUint16(at + 20, true) !== file.size) continue;
    return {
      count: view.getUint16(at + 10, true),
      size: view.getUint32(at + 12, true),
      at: view.getUint32(at + 16, true),
    };
  }
  const head = file.size < 4 ? 0 : (await viewOf(file, 0, 4)).getUint32(0, true);
  throw new CheckError(head === localMark ? 'CUT_OFF' : 'NOT_AN_ARCHIVE');
}

/** What an archive says that it holds, folders left away. */
async function readEntries(file: Blob): Promise<Entry[]> {
  const end = await readEnd(file);
  if (end.size > maxDirectoryBytes) throw new CheckError('TOO_BIG_INSIDE');
  if (end.at + end.size > file.size) throw new CheckError('DAMAGED');
  const view = await viewOf(file, end.at, end.at + end.size);
  const decoder = new TextDecoder();
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < end.count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) throw new CheckError('DAMAGED');
    const nameLength = view.getUint16(at + 28, true);
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > view.byteLength) throw new CheckError('DAMAGED');
    const name = decoder.decode(new Uint8Array(view.buffer, at + 46, nameLength));
    if (!name.endsWith('/'))
      entries.push({
        name,
        compressed: view.getUint32(at + 20, true),
        method: view.getUint16(at + 10, true),
        at: view.getUint32(at + 42, true),
        locked: (view.getUint16(at + 8, true) & 1) === 1,
      });
    at = next;
  }
  return entries;
}

/** Counts what is unpacked of the whole archive. */
interface Allowance {
  left: number;
}

/**
 * Hands over an entry piece by piece, unpacked; false where it is damaged, is packed in a way that we don't read, or has more than `most`
 * bytes.
 */
async function unpack(
  file: Blob,
  { name, compressed, method, at, locked }: Entry,
  most: number,
  allowance: Allowance,
  read: (piece: Uint8Array) => void,
): Promise<boolean> {
  if (locked || (method !== 0 && method !== 8) || at + 30 > file.size) return false;
  const head = await viewOf(file, at, at + 30);
  if (head.getUint32(0, true) !== localMark) return false;
  const nameLength = head.getUint16(26, true);
  const from = at + 30 + nameLength + head.getUint16(28, true);
  // Whoever unpacks by this name must find the same file.
  const ownName = new TextDecoder().decode(await file.slice(at + 30, at + 30 + nameLength).arrayBuffer());
  if (ownName !== name || from + compressed > file.size) return false;
  let given = 0;
  let isOver = false;
  const take = (piece: Uint8Array) => {
    given += piece.length;
    allowance.left -= piece.length;
    if (allowance.left < 0) throw new CheckError('TOO_BIG_INSIDE');
    isOver ||= given > most;
    if (!isOver) read(piece);
  };
  const inflate = method === 8 ? new Inflate(take) : null;
  try {
    for (let offset = 0; offset < compressed && !isOver; offset += pieceSize) {
      const to = Math.min(compressed, offset + pieceSize);
      const piece = new Uint8Array(await file.slice(from + offset, from + to).arrayBuffer());
      // In small bites: each grows a thousandfold at the most before it is counted.
      for (let bite = 0; bite < piece.length && !isOver; bite += 16_384) {
        const part = piece.subarray(bite, bite + 16_384);
        if (inflate === null) take(part);
        else inflate.push(part, to === compressed && bite + 16_384 >= piece.length);
      }
    }
  } catch (error) {
    if (error instanceof CheckError) throw error;
    return false;
  }
  return !isOver;
}

/** Who unpacks an archive and packs it again often puts a folder around everything. */
function folderAround(entries: readonly Entry[]): string {
  if (entries.some(({ name }) => name === manifestName)) return '';
  const inFolder = entries.filter(({ name }) => new RegExp(`^[^/]+/${manifestName.replace('.', '\\.')}$`).test(name));
  const [only] = inFolder;
  return only !== undefined && inFolder.length === 1 ? only.name.slice(0, -manifestName.length) : '';
}

async function readManifest(file: Blob, entries: readonly Entry[], allowance: Allowance) {
  const [entry, second] = entries;
  if (entry === undefined) throw new CheckError('NO_MANIFEST');
  if (second !== undefined) throw new CheckError('WRONG_MANIFEST');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const whole = await unpack(file, entry, maxManifestBytes, allowance, (piece) => pieces.push(piece.slice()));
  if (!whole) throw new CheckError('WRONG_MANIFEST');
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  const manifest = parseManifest(new TextDecoder().decode(bytes));
  if (manifest === null) throw new CheckError('WRONG_MANIFEST');
  return { manifest, code: bytesToHex(sha256(bytes)) };
}

/**
 * Compares each file of an archive of evidence with its manifest. Of files that the manifest doesn't name nothing is unpacked. Throws CheckError
 * where there is nothing to compare, or more than an archive of evidence holds.
 */
export async function checkArchive(
  file: Blob,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<CheckedEvidence> {
  const entries = await readEntries(file);
  const folder = folderAround(entries);
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = entry.name.startsWith(folder) ? entry.name.slice(folder.length) : entry.name;
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  const allowance = { left: Math.max(unpackedFrom, file.size * unpackedRatio) };
  const { manifest, code } = await readManifest(file, byName.get(manifestName) ?? [], allowance);
  const total = manifest.files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const statusOf = async (name: string, size: number, hash: string): Promise<EvidenceFileStatus> => {
    const [entry, second] = byName.get(name) ?? [];
    if (entry === undefined) return 'missing';
    if (second !== undefined) return 'duplicated';
    const hashing = sha256.create();
    const before = done;
    let read = 0;
    const whole = await unpack(file, entry, size, allowance, (piece) => {
      hashing.update(piece);
      read += piece.length;
      onProgress(before + read, total);
    });
    return whole && read === size && bytesToHex(hashing.digest()) === hash ? 'intact' : 'changed';
  };
  const files: CheckedEvidence['files'] = [];
  const named = new Set([manifestName]);
  for (const { name, size, sha256: hash } of manifest.files) {
    files.push({ name, size, status: await statusOf(name, size, hash) });
    named.add(name);
    done += size;
  }
  for (const [name, [entry]] of byName)
    if (!named.has(name)) files.push({ name, size: entry?.compressed ?? 0, status: 'added' });
  return { code, madeAt: manifest.madeAt, author: manifest.author, files, missing: manifest.missing };
}
