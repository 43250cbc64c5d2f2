import type { Feeds, TabMessage } from '../../contracts/ports';

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

/** The code for it comes with the first file. */
export const spreadsheetFeed: Feeds['spreadsheet'] = (request, hear) => {
  let ended = false;
  let stop = () => undefined as void;
  import('./spreadsheet/spreadsheet').then(
    (code) => {
      if (!ended) ({ stop } = code.workerSpreadsheetFeed(request, hear));
    },
    () => ended || hear({ type: 'sheet.failed', fault: 'NO_LIFE' }),
  );
  return {
    stop: () => {
      ended = true;
      stop();
    },
  };
};
