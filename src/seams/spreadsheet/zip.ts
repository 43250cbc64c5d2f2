import { UnreadableError } from './fault';

/** More than any honest file of ten megabytes holds, and little enough to be read within seconds. Bytes. */
export const maxInflatedSize = 134_217_728;
const entriesMost = 2000;
/** No honest document of some size packs so well. */
const ratioMost = 100;
const ratioFrom = 33_554_432;

export interface ZipEntry {
  name: string;
  /** Declared; what is really there is counted while it is inflated. Bytes. */
  size: number;
  compressed: number;
  method: number;
  /** Of its local header. */
  at: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const full = 0xffffffff;

function endOf(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1) if (view.getUint32(at, true) === endMark) return at;
  throw new UnreadableError('UNREADABLE');
}

/** Sizes that don't fit their four bytes stand in an extra field, in this order. */
function longSizes(view: DataView, from: number, length: number, short: readonly number[]): number[] {
  let at = from;
  while (at + 4 <= from + length) {
    const size = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1) {
      let field = at + 4;
      return short.map((one) => {
        if (one !== full) return one;
        if (field + 8 > at + 4 + size) throw new UnreadableError('UNREADABLE');
        const long = Number(view.getBigUint64(field, true));
        field += 8;
        return long;
      });
    }
    at += 4 + size;
  }
  if (short.includes(full)) throw new UnreadableError('UNREADABLE');
  return [...short];
}

/** What a zip archive says that it holds. Throws Unreadable where it says too much, contradicts itself or is locked. */
export function readEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 22) throw new UnreadableError('UNREADABLE');
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > entriesMost) throw new UnreadableError('TOO_BIG_INSIDE');
  const entries = new Map<string, ZipEntry>();
  const decoder = new TextDecoder();
  let declared = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) throw new UnreadableError('UNREADABLE');
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    if (at + 46 + nameLength + extraLength > end) throw new UnreadableError('UNREADABLE');
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/');
    const short = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    const [size = 0, compressed = 0, local = 0] = longSizes(view, at + 46 + nameLength, extraLength, short);
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new UnreadableError('PASSWORD');
    declared += size;
    if (declared > maxInflatedSize || (size > ratioFrom && size > compressed * ratioMost))
      throw new UnreadableError('TOO_BIG_INSIDE');
    entries.set(name.toLowerCase(), { name, size, compressed, method: view.getUint16(at + 10, true), at: local });
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

function packedOf(bytes: Uint8Array, { at, compressed }: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.byteLength || view.getUint32(at, true) !== localMark) throw new UnreadableError('UNREADABLE');
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + compressed > bytes.byteLength) throw new UnreadableError('UNREADABLE');
  return bytes.subarray(from, from + compressed) as Uint8Array<ArrayBuffer>;
}

/** A browser inflates a piece at once, and a thousandfold at the most: so small that this is no harm. Bytes. */
const pieceSize = 16_384;

function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.byteLength) controller.enqueue(bytes.subarray(at, at + pieceSize));
      else controller.close();
      at += pieceSize;
    },
  });
}

/**
 * Hands an entry over piece by piece, inflated, and stops as soon as it gives more than it declared. `read` answers whether it wants more;
 * `packed` hears how many of the archive's own bytes are behind.
 */
export async function inflate(
  bytes: Uint8Array,
  entry: ZipEntry,
  read: (piece: Uint8Array) => boolean,
  packed: (bytes: number) => void = () => undefined,
): Promise<void> {
  const body = packedOf(bytes, entry);
  if (entry.method !== 0 && entry.method !== 8) throw new UnreadableError('UNREADABLE');
  let given = 0;
  const take = (piece: Uint8Array): boolean => {
    given += piece.byteLength;
    if (given > entry.size) throw new UnreadableError('TOO_BIG_INSIDE');
    packed(Math.min(entry.compressed, Math.round((given / Math.max(1, entry.size)) * entry.compressed)));
    return read(piece);
  };
  if (entry.method === 0) {
    take(body);
    return;
  }
  const reader = inPieces(body).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (!take(value)) return;
    }
  } catch (error) {
    throw error instanceof UnreadableError ? error : new UnreadableError('UNREADABLE');
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
