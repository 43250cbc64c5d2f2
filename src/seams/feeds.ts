import type { Feeds, TabMessage } from '../../contracts/ports';

const tabsChannel = 'vigia';

/** What one tab says, all others of this origin hear; where the browser has no channels nobody hears anything. */
export const tabs: Feeds['tabs'] = (hear) => {
  if (!('BroadcastChannel' in globalThis)) return { say: () => undefined, stop: () => undefined };
  const channel = new BroadcastChannel(tabsChannel);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
  return { say: (message) => channel.postMessage(message), stop: () => channel.close() };
};

export const online: Feeds['online'] = (hear) => {
  const tell = () => hear(navigator.onLine);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  tell();
  return {
    stop: () => {
      removeEventListener('online', tell);
      removeEventListener('offline', tell);
    },
  };
};

export const sight: Feeds['sight'] = (hear) => {
  const tell = () => hear(!document.hidden);
  document.addEventListener('visibilitychange', tell);
  tell();
  return { stop: () => document.removeEventListener('visibilitychange', tell) };
};

/** A lock that one tab holds at a time; where the browser has none this tab is taken to be alone. */
export const lease: Feeds['lease'] = (name, hear) => {
  const given = new AbortController();
  if (!('locks' in navigator)) {
    queueMicrotask(() => given.signal.aborted || hear());
    return { stop: () => given.abort() };
  }
  const held = new Promise<void>((release) => given.signal.addEventListener('abort', () => release(), { once: true }));
  navigator.locks
    .request(`vigia:${name}`, { signal: given.signal }, () => {
      hear();
      return held;
    })
    .catch(() => undefined);
  return { stop: () => given.abort() };
};

/** The code for it comes with the first file. */
export const spreadsheet: Feeds['spreadsheet'] = (asked, hear) => {
  let ended = false;
  let stop = () => undefined as void;
  import('./spreadsheet/spreadsheet').then(
    (code) => {
      if (!ended) ({ stop } = code.spreadsheet(asked, hear));
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
