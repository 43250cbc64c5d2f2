import type {
  EvidenceEvent,
  EvidenceOrder,
  EvidenceRequest,
  Feeds,
  PictureRequest,
  TabMessage,
} from '../../contracts/ports';
import type { AnyActorRef } from 'xstate';

const tabsChannel = 'vigia';

/** What one tab says, all others of this origin hear; where the browser has no channels nobody hears anything. */
export const tabsFeed: Feeds['tabs'] = (hear) => {
  if (!('BroadcastChannel' in globalThis)) return { say: () => undefined, stop: () => undefined };
  const channel = new BroadcastChannel(tabsChannel);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
  return { say: (message) => channel.postMessage(message), stop: () => channel.close() };
};

export const onlineFeed: Feeds['online'] = (hear) => {
  const notify = () => hear(navigator.onLine);
  addEventListener('online', notify);
  addEventListener('offline', notify);
  notify();
  return {
    stop: () => {
      removeEventListener('online', notify);
      removeEventListener('offline', notify);
    },
  };
};

export const visibilityFeed: Feeds['sight'] = (hear) => {
  const notify = () => hear(!document.hidden);
  document.addEventListener('visibilitychange', notify);
  notify();
  return { stop: () => document.removeEventListener('visibilitychange', notify) };
};

/** A lock that one tab holds at a time; where the browser has none this tab is taken to be alone. */
export const leaseFeed: Feeds['lease'] = (name, hear) => {
  const controller = new AbortController();
  if (!('locks' in navigator)) {
    queueMicrotask(() => controller.signal.aborted || hear());
    return { stop: () => controller.abort() };
  }
  const lockRelease = new Promise<void>((release) =>
    controller.signal.addEventListener('abort', () => release(), { once: true }),
  );
  navigator.locks
    .request(`vigia:${name}`, { signal: controller.signal }, () => {
      hear();
      return lockRelease;
    })
    .catch(() => undefined);
  return { stop: () => controller.abort() };
};

/** A feed whose code comes when it is first listened to; `onMissing` tells that it can't be had. */
function lazyFeed<Request, Event>(
  load: () => Promise<(request: Request, hear: (event: Event) => void) => { stop: () => void }>,
  onMissing: Event,
) {
  return (request: Request, hear: (event: Event) => void) => {
    let ended = false;
    let stop = () => undefined as void;
    load().then(
      (feed) => {
        if (!ended) ({ stop } = feed(request, hear));
      },
      () => ended || hear(onMissing),
    );
    return {
      stop: () => {
        ended = true;
        stop();
      },
    };
  };
}

export const spreadsheetFeed: Feeds['spreadsheet'] = lazyFeed(
  () => import('./spreadsheet/spreadsheet').then((code) => code.workerSpreadsheetFeed),
  { type: 'sheet.failed', fault: 'NO_LIFE' },
);

const readDocument: Feeds['document'] = lazyFeed(
  () => import('./document-reader').then((code) => code.documentReader),
  { type: 'document.failed', failure: { code: 'OFFLINE', operation: 'document' } },
);

/** Whether this window is one in which the browser shows a PDF inside a page. */
const isPdfShown = () => navigator.pdfViewerEnabled && !matchMedia('(width < 48rem)').matches;

/** What can't be shown here is refused at once, before anything is drawn or fetched. */
export const documentFeed: Feeds['document'] = (request, hear) => {
  if (request.type !== 'application/pdf' || isPdfShown()) return readDocument(request, hear);
  hear({ type: 'document.refused', refusal: 'NO_VIEWER' });
  return { stop: () => undefined };
};

/** What is said before the code has come is said to it then. */
export const evidenceFeed: Feeds['evidence'] = (request, hear) => {
  let early: EvidenceOrder[] | null = [];
  let writer: ReturnType<Feeds['evidence']> | undefined;
  const loading = lazyFeed<EvidenceRequest, EvidenceEvent>(
    () =>
      import('./evidence/evidence').then(({ evidenceWriter }) => (asked, listener) => {
        const started = (writer = evidenceWriter(asked, listener));
        early?.forEach((order) => started.say(order));
        early = null;
        return started;
      }),
    { type: 'evidence.failed', fault: 'NO_LIFE' },
  )(request, hear);
  return { say: (order) => (writer === undefined ? early?.push(order) : writer.say(order)), stop: loading.stop };
};

export const evidenceCheckFeed: Feeds['evidenceCheck'] = lazyFeed(
  () => import('./evidence/evidence').then((code) => code.evidenceChecker),
  { type: 'check.failed', fault: 'NO_LIFE' },
);
const unreadable = (pictures: readonly PictureRequest[]) => ({
  type: 'pictures.hashed' as const,
  hashes: {},
  faults: Object.fromEntries(pictures.map(({ key }) => [key, 'MISSING' as const])),
});

/** Its code comes with the first pictures that are asked for. */
export const picturesFeed: Feeds['pictures'] = (hear) => {
  let feed: Promise<ReturnType<Feeds['pictures']> | null> | undefined;
  let ended = false;
  const load = async () => {
    const { workerPicturesFeed } = await import('./pictures/pictures');
    return ended ? null : workerPicturesFeed(hear);
  };
  return {
    read: (pictures) => {
      feed ??= load();
      feed.then(
        (found) => found?.read(pictures),
        () => ended || hear(unreadable(pictures)),
      );
    },
    stop: () => {
      ended = true;
      feed?.then((found) => found?.stop()).catch(() => undefined);
    },
  };
};
const loadRecorder = () => import('./recorder/attach');
/** Records the machines under that root; its code comes when somebody agreed to it. */
export const recordingFeed =
  (rootOf: () => AnyActorRef): Feeds['recording'] =>
  (hear) => {
    let running: ReturnType<Feeds['recording']> | null = null;
    let ended = false;
    loadRecorder().then(
      ({ recordPage }) => {
        if (!ended) running = recordPage(rootOf(), hear);
      },
      () => ended || hear({ type: 'recording.failed' }),
    );
    return {
      finish: () => running?.finish(),
      stop: () => {
        ended = true;
        running?.stop();
      },
    };
  };
