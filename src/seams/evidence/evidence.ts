import type { IntlShape } from 'react-intl';
import type { EvidenceCheckEvent, EvidenceRecord, EvidenceSubject, Feeds } from '../../../contracts/ports';
import type { Language } from '../../../contracts/shapes';
import { formatDateTime } from '../../copy/dates';
import { evidencePageWords, evidenceSheet } from '../../copy/evidence';
import { formatDeadline } from '../../parts/format-deadline';
import { waitForNextTask } from '../../parts/wait-for-paint';
import { createBidiIntl } from '../../copy/bidi-intl';
import { loadScreenMessages, messagesOf } from '../messages';
import { saveAddress } from '../save-file';
import { startWorker } from '../start-worker';
import type { EvidenceWorkerRequest, EvidenceWorkerResponse } from './worker';
// The build makes the default export of it.
// oxlint-disable-next-line import/default
import address from './worker.ts?worker&url';

/** The name of the file that is saved, without its ending. */
const evidenceArchiveName = (intl: IntlShape, subject: EvidenceSubject, at: number): string =>
  [
    intl.formatMessage({ id: 'evidence.archive.name' }),
    subject.kind === 'case' ? subject.id : null,
    new Date(at).toISOString(),
  ]
    .filter(Boolean)
    .join('-')
    .replace(/T(\d\d):(\d\d).*$/, '-$1$2');

/** It may say nothing for as long as it likes: a large file takes its time. */
const startEvidenceWorker = (hear: (response: EvidenceWorkerResponse | null) => void) =>
  startWorker<EvidenceWorkerRequest, EvidenceWorkerResponse>(address, (response) => {
    hear(response);
    return response?.type !== 'progress' && response?.type !== 'check.progress';
  });

/** Where whoever is sent an archive checks it; a test holds it against the routes. */
const evidenceCheckAddress = (): string => new URL(`${import.meta.env.BASE_URL}evidence`, location.origin).href;

/** Makes an archive in a worker; the page only puts what the gateway says into words, a listing a task. */
export const evidenceWriter: Feeds['evidence'] = (request, hear) => {
  const { omitted, ...asked } = request;
  const lang = document.documentElement.lang as Language;
  let address: string | null = null;
  let name = '';
  let isOver = false;
  const worker = startEvidenceWorker((response) => {
    if (response === null) hear({ type: 'evidence.failed', fault: 'NO_LIFE' });
    else if (response.type === 'progress') hear({ ...response, type: 'evidence.progress' });
    else if (response.type === 'failed') hear({ type: 'evidence.failed', fault: response.fault });
    else if (response.type === 'written') {
      const { archive, files, missing, code } = response;
      address = URL.createObjectURL(archive);
      hear({ type: 'evidence.made', made: { name, size: archive.size, files, missing, code } });
    }
  });
  const words = loadScreenMessages('newEvidence').then(() => createBidiIntl(lang, messagesOf(lang)));
  /** What is said to the worker, in its order. */
  let queue = words.then((intl) => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    name = `${evidenceArchiveName(intl, request.subject, request.at)}.zip`;
    worker.post({
      type: 'begin',
      request: asked,
      words: evidencePageWords(intl, { ...asked, zone, checkAt: evidenceCheckAddress() }),
      base: location.href,
    });
  });
  const add = async (records: readonly EvidenceRecord[]) => {
    const intl = await words;
    for (const record of records) {
      await waitForNextTask();
      if (isOver) return;
      worker.post({
        type: 'add',
        sheets: [evidenceSheet(intl, record, (one, due) => formatDeadline(one, due, { year: true }))],
      });
    }
  };
  const finish = async (at: number) => {
    const intl = await words;
    const reason = intl.formatMessage({ id: 'evidence.limit.reason' });
    const left = omitted.map((of) => ({ of, what: '', reason }));
    worker.post({ type: 'finish', at, moment: formatDateTime(intl, at), omitted: left });
  };
  const then = (work: () => Promise<void>) => {
    queue = queue.then(work);
    queue.catch(() => isOver || hear({ type: 'evidence.failed', fault: 'NO_LIFE' }));
  };
  return {
    say(order) {
      if (order.type === 'evidence.add') then(() => add(order.records));
      else if (order.type === 'evidence.finish') then(() => finish(order.at));
      else if (address !== null) saveAddress(name, address);
    },
    stop() {
      isOver = true;
      worker.stop();
      if (address !== null) URL.revokeObjectURL(address);
    },
  };
};

const isCheckEvent = (response: EvidenceWorkerResponse): response is EvidenceCheckEvent =>
  response.type.startsWith('check.');

/** Checks an archive in a worker: nothing of it leaves the device, and nothing of it is drawn. */
export const evidenceChecker: Feeds['evidenceCheck'] = (file, hear) => {
  if (!(file instanceof Blob)) {
    hear({ type: 'check.failed', fault: 'NOT_AN_ARCHIVE' });
    return { stop: () => undefined };
  }
  const worker = startEvidenceWorker((response) => {
    if (response === null) hear({ type: 'check.failed', fault: 'NO_LIFE' });
    else if (isCheckEvent(response)) hear(response);
  });
  worker.post({ type: 'check', file });
  return { stop: worker.stop };
};
