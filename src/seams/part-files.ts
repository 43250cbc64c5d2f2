/** By address: files that the server was asked for several times and doesn't have, until they may be asked for again. */
export const missingFiles = new Map<string, Error>();

const sheets = new Map<string, Promise<unknown>>();
let isRepaired = true;

/** Begins a load that is given up where it fails at first. */
export function loadWithoutRepair<Value>(startLoad: () => Value): Value {
  isRepaired = false;
  try {
    return startLoad();
  } finally {
    isRepaired = true;
  }
}

/** Whether a load that begins now is repaired where it fails. */
export const canRepairLoads = (): boolean => isRepaired;

/** The file that the build wrote into what loads a part: ``() => import(`./part-1a2b3c4d.js`)``. */
export const partFileOf = (load: () => unknown) => /import\(["'`](.+?)["'`]/.exec(String(load))?.[1];

/** Asks for a file beside the part; a sheet is waited for, a script is not. Rejects where a sheet doesn't come. */
export function prepareFile(href: string): Promise<unknown> | undefined {
  const isSheet = href.endsWith('.css');
  const rel = isSheet ? 'stylesheet' : 'modulepreload';
  if (document.querySelector(`link[rel=${rel}][href="${href}"]`)) return sheets.get(href);
  const link = document.createElement('link');
  Object.assign(link, { rel, crossOrigin: '', href });
  document.head.append(link);
  const loading = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      if (isSheet) reject(new Error(`${href} did not come`));
    };
  });
  if (!isSheet) return;
  sheets.set(href, loading);
  return loading;
}
