/** By address: files that the server was asked for several times and doesn't have, until they may be asked for again. */
export const missingFiles = new Map<string, Error>();

const sheets = new Map<string, Promise<unknown>>();
/** By address: parts that are asked for again. */
const repairs = new Map<string, Promise<unknown>>();
let isRepaired = true;

/** Begins a load that is given up where it fails at first. */
export function withoutRepair<Value>(begin: () => Value): Value {
  isRepaired = false;
  try {
    return begin();
  } finally {
    isRepaired = true;
  }
}

const loadRepair = () => withoutRepair(() => import('./part-repair'));

/** The file that the build wrote into what loads a part: ``() => import(`./part-1a2b3c4d.js`)``. */
export const ownFile = (load: () => unknown) => /import\(["'`](.+?)["'`]/.exec(String(load))?.[1];

/** Asks for a file beside the part; a sheet is waited for, a script is not. Rejects where a sheet doesn't come. */
export function prepareFile(href: string): Promise<unknown> | undefined {
  const isSheet = href.endsWith('.css');
  const rel = isSheet ? 'stylesheet' : 'modulepreload';
  if (document.querySelector(`link[rel=${rel}][href="${href}"]`)) return sheets.get(href);
  const link = document.createElement('link');
  Object.assign(link, { rel, crossOrigin: '', href });
  document.head.append(link);
  const coming = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = (error) => {
      link.remove();
      if (isSheet) reject(error);
    };
  });
  if (!isSheet) return;
  sheets.set(href, coming);
  return coming;
}

/**
 * Loads a part of the console. The build puts this around every `import()` of the page, in the place of Vite's own helper: what doesn't
 * come is asked for again by `part-repair`, and rejects in the end with `PartMissing`.
 *
 * @param load holds the `import()`
 * @param files what the part brings with it, scripts and sheets, from the root of the build
 * @param importer the address that `files` are relative to, where the build knows no root
 */
export function loadPart<Part>(load: () => Promise<Part>, files: string[] = [], importer?: string): Promise<Part> {
  const mayRepair = isRepaired;
  const brought = files.map((file) => (importer ? new URL(file, importer).href : import.meta.env.BASE_URL + file));
  const own = ownFile(load);
  const hrefs = own ? [...brought, new URL(own, import.meta.url).pathname] : brought;
  const missing = hrefs.map((href) => missingFiles.get(href)).find(Boolean);
  if (missing) return Promise.reject(missing);
  const part = hrefs.at(-1) ?? '';
  const again = () => loadPart(load, files, importer);
  const repair = repairs.get(part);
  if (repair) return repair.then(again);
  // Asked for ahead as well, a script that is missing would be asked for once more than it is counted.
  const loading = load();
  const beside = brought.filter((href) => href !== part).map(prepareFile);
  const coming = Promise.all([loading, ...beside]).then(([loaded]) => loaded);
  return coming.catch((error: unknown) => {
    if (!mayRepair) throw error;
    const begun = repairs.get(part);
    if (begun) return begun.then(again);
    const repairing = loadRepair().then(
      ({ repairPart }) => repairPart(load, hrefs),
      () => {
        throw error;
      },
    );
    const over = () => void repairs.delete(part);
    repairs.set(part, repairing);
    repairing.then(over, over);
    return repairing;
  });
}
