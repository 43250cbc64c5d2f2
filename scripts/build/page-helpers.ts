/**
 * What classic scripts of a page do before anything of the console is there. Each is written into a script as it stands: it knows
 * nothing but what it is given, and the browser's own names.
 */
/* oxlint-disable no-var -- written into classic scripts */

/** What the browser keeps under that name; null where it keeps nothing. */
export function readStorage(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Whether somebody may be signed in: by the trace of a session, or because the server that sent the page can tell. */
export function maybeSignedIn(): boolean {
  var config = document.querySelector('meta[name="vigia-config"]')?.getAttribute('content') ?? '';
  if (/"session":true/.test(config)) return true;
  try {
    return localStorage.getItem('vigia:signed-in') !== null;
  } catch {
    return true;
  }
}

/** Asks for files all at once. */
export function preloadFiles(files: readonly string[]): void {
  files.forEach(function (file) {
    var link = document.createElement('link');
    link.rel = /css$/.test(file) ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  });
}

/** Runs the console's own file. One that can't be had is asked for again after 1, 2, 4 … 30 s, and once the connection is back: nobody else could. */
export function startEntry(entry: string): void {
  var pause = 1000;
  var start = function () {
    import(/* @vite-ignore */ entry).catch(function (error: unknown) {
      // As Chromium and Firefox, and as Safari say it; what fails within the file is a fault of another kind.
      if (!/dynamically imported|importing a module/i.test(String(error))) throw error;
      var again = function () {
        removeEventListener('online', again);
        clearTimeout(timer);
        start();
      };
      var timer = setTimeout(again, pause);
      addEventListener('online', again);
      pause = Math.min(2 * pause, 30000);
    });
  };
  start();
}
/* oxlint-enable no-var */

export interface PageHelpers {
  keptIn: typeof readStorage;
  mayBeIn: typeof maybeSignedIn;
  askForFiles: typeof preloadFiles;
  start: typeof startEntry;
}

/** A call of one of these scripts, with what it is given. */
export const inlineCall = <Given extends unknown[]>(
  script: (page: PageHelpers, ...given: Given) => void,
  ...given: Given
) => {
  const helpers = { keptIn: readStorage, mayBeIn: maybeSignedIn, askForFiles: preloadFiles, start: startEntry };
  const page = `{${Object.entries(helpers)
    .map(([name, helper]) => `${name}:${String(helper)}`)
    .join()}}`;
  return `(${String(script)})(${[page, ...given.map((one) => JSON.stringify(one))].join(',')});\n`;
};
