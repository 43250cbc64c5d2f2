import { maxEvidenceFileBytes } from '../../../machines/domain/evidence-files';
import type { EvidenceFile, EvidencePageWords } from '../../copy/evidence';
import type { FetchedFile } from './write-archive';

const tries = 3;
const timeout = 60_000;
const pause = 500;

/** Answers after which the same may come all the same. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

async function readBody(response: Response): Promise<Uint8Array | null> {
  if (Number(response.headers.get('content-length')) > maxEvidenceFileBytes) return null;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    size += read.value.length;
    if (size > maxEvidenceFileBytes) {
      void reader?.cancel();
      return null;
    }
    pieces.push(read.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

interface FetchOptions {
  reasons: EvidencePageWords['reasons'];
  /** The address of the page. */
  base: string;
  wait?: (milliseconds: number) => Promise<void>;
}

/** Fetches the files of an archive: three times where it may help, never from elsewhere, and never a page in the place of a picture. */
export function createFileFetcher({ reasons, base, wait = defaultWait }: FetchOptions) {
  const fetchOnce = async (address: URL, kind: EvidenceFile['kind']): Promise<FetchedFile & { passing?: boolean }> => {
    try {
      const response = await fetch(address, { mode: 'same-origin', signal: AbortSignal.timeout(timeout) });
      if (!response.ok) return { reason: `${reasons.status} ${response.status}`, passing: isPassing(response.status) };
      const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
      const isWrong =
        kind === 'picture' ? !type.startsWith('image/') : type === 'text/html' && !/\.html?$/i.test(address.pathname);
      if (isWrong) return { reason: reasons.otherKind };
      const bytes = await readBody(response);
      return bytes === null ? { reason: reasons.tooBig } : { bytes, type };
    } catch {
      return { reason: reasons.none, passing: true };
    }
  };
  return async (url: string, kind: EvidenceFile['kind']): Promise<FetchedFile> => {
    const address = URL.canParse(url, base) ? new URL(url, base) : null;
    if (address?.origin !== new URL(base).origin) return { reason: reasons.otherOrigin };
    for (let count = 1; ; count += 1) {
      const { passing = false, ...fetched } = await fetchOnce(address, kind);
      if (!passing || count === tries) return fetched;
      await wait(pause * count);
    }
  };
}

const defaultWait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
