import type { EvidenceCheckEvent, EvidenceFault, EvidenceRequest } from '../../../contracts/ports';
import type { MissingEvidence } from '../../../machines/domain/evidence-files';
import type { EvidencePageWords, EvidenceSheet } from '../../copy/evidence';
import { CheckError, checkArchive } from './check-archive';
import { createFileFetcher } from './fetch-file';
import { ArchiveTooBigError, createArchive, type WrittenArchive } from './write-archive';

export type EvidenceWorkerRequest =
  | { type: 'check'; file: Blob }
  | { type: 'begin'; request: Omit<EvidenceRequest, 'omitted'>; words: EvidencePageWords; base: string }
  | { type: 'add'; sheets: EvidenceSheet[] }
  | { type: 'finish'; at: number; moment: string; omitted: MissingEvidence[] };

export type EvidenceWorkerResponse =
  | EvidenceCheckEvent
  | { type: 'progress'; done: number; total: number; missing: number }
  | ({ type: 'written' } & WrittenArchive)
  | { type: 'failed'; fault: EvidenceFault };

const post = (response: EvidenceWorkerResponse) => postMessage(response);

/** Progress is told this often at the most, in milliseconds. */
const every = 50;
let toldAt = 0;
function postProgress(response: EvidenceWorkerResponse, isLast: boolean) {
  const now = performance.now();
  if (!isLast && now - toldAt < every) return;
  toldAt = now;
  post(response);
}

let archive: ReturnType<typeof createArchive> | null = null;

async function check(file: Blob): Promise<EvidenceWorkerResponse> {
  try {
    const checked = await checkArchive(file, (done, total) =>
      postProgress({ type: 'check.progress', done, total }, done === total),
    );
    return { type: 'check.done', checked };
  } catch (error) {
    return { type: 'check.failed', fault: error instanceof CheckError ? error.fault : 'DAMAGED' };
  }
}

async function finish(
  made: Pick<Extract<EvidenceWorkerRequest, { type: 'finish' }>, 'at' | 'moment' | 'omitted'>,
): Promise<EvidenceWorkerResponse> {
  try {
    if (archive === null) throw new Error('An archive is finished that was not begun.');
    return { type: 'written', ...(await archive.finish(made, made.omitted)) };
  } catch (error) {
    return { type: 'failed', fault: error instanceof ArchiveTooBigError ? 'TOO_BIG' : 'NO_LIFE' };
  }
}

addEventListener('message', ({ data }: MessageEvent<EvidenceWorkerRequest>) => {
  if (data.type === 'check') void check(data.file).then(post);
  else if (data.type === 'add') archive?.add(data.sheets);
  else if (data.type === 'finish') void finish(data).then(post);
  else {
    const { request, words, base } = data;
    archive = createArchive({
      ...request,
      words,
      fetchFile: createFileFetcher({ reasons: words.reasons, base }),
      onProgress: (progress) => postProgress({ type: 'progress', ...progress }, progress.done === progress.total),
    });
  }
});
