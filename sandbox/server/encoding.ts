import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** The better of the two that the request takes; null where it takes neither. */
export function chooseEncoding(request: IncomingMessage): Encoding | null {
  const accepted = (request.headers['accept-encoding'] ?? '').toString().toLowerCase();
  const takes = (name: string): boolean =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0+)?(\\s|,|$))(\\s|;|,|$)`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

const howBrotli = (size: number, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

/** A file, compressed; `quality` is brotli's, 0 to 11. */
export function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'br' ? brotli(body, howBrotli(body.length, quality)) : zip(body, { level: 9 });
}

/** An answer, compressed as fast as it can be. */
export function compressSync(body: Uint8Array, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(body, howBrotli(body.length, 4)) : gzipSync(body, { level: 4 });
}
