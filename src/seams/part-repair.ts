import { compareReleases, type Release } from '../../machines/domain/release';
import { afterFailedFetchPause, failedFetchPause, reportMissingPart } from '../parts/memoize-async';
import { missingFiles, partFileOf, prepareFile, loadWithoutRepair } from './part-files';

/** A part of the console can't be had. */
export class PartMissing extends Error {
  override name = 'PartMissing';

  /** @param release the release that the server has, beside this page's; null where it could not be asked */
  constructor(
    file: string,
    readonly release: Release | null,
  ) {
    super(`${file} is missing (the server's release: ${release ?? 'unknown'})`);
  }
}

/** Milliseconds before the second and the third time that a file is asked for. */
export const retryPauses = [1000, 3000];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How the release that the server has now stands to the one of this page; null where that can't be known. */
async function releaseOfServer(): Promise<Release | null> {
  try {
    const own = document.querySelector('meta[name="vigia-release"]')?.getAttribute('content') ?? '';
    const answer = await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store', credentials: 'omit' });
    return compareReleases(JSON.parse(own), await answer.json());
  } catch {
    return null;
  }
}

const rounds = new Map<string, Promise<boolean>>();

/** Whether the server has that file, asked once for all parts that need it; what a cache may have kept of it is replaced. */
function isThere(href: string, round: number): Promise<boolean> {
  const key = `${round} ${href}`;
  const known = rounds.get(key);
  if (known) return known;
  const response = fetch(href, { cache: round === 0 ? 'default' : 'reload', credentials: 'same-origin' }).then(
    ({ ok }) => ok,
    () => false,
  );
  rounds.set(key, response);
  setTimeout(() => rounds.delete(key), failedFetchPause);
  return response;
}

/** From now on, for a minute, these aren't asked for; a connection that comes back ends that. */
function restFrom(hrefs: readonly string[], error: PartMissing): void {
  for (const href of hrefs) missingFiles.set(href, error);
  afterFailedFetchPause(() => {
    for (const href of hrefs) missingFiles.delete(href);
  });
}

/**
 * Loads a part whose files are there. A browser that remembers that an `import()` failed asks again under another address; not where the
 * part is something within its file, which this can't reach, or no module.
 */
async function loadAgain<Part>(load: () => Promise<Part>, href: string): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (partFileOf(load) === undefined || String(load).includes('.then(')) throw error;
    return (await loadWithoutRepair(() => import(/* @vite-ignore */ `${href}?again`))) as Part;
  }
}

/**
 * Loads a part whose files did not come. Where the server has another release, that is the reason, and nothing is asked for again; else
 * each file is asked for twice more, with pauses. Rejects with `PartMissing`, which is reported where errors go.
 *
 * @param load holds the `import()` that failed
 * @param hrefs addresses of all files that the part needs
 */
export async function repairPart<Part>(load: () => Promise<Part>, hrefs: readonly string[]): Promise<Part> {
  const release = await releaseOfServer();
  let lacking = hrefs;
  if (release === null || release === 'same')
    for (const [round, pause] of retryPauses.entries()) {
      await wait(pause);
      const found = await Promise.all(hrefs.map((href) => isThere(href, round)));
      lacking = hrefs.filter((_, at) => !found[at]);
      if (lacking.length > 0) continue;
      try {
        await Promise.all(hrefs.filter((href) => href.endsWith('.css')).map(prepareFile));
        return await loadAgain(load, hrefs.at(-1) ?? '');
      } catch {
        lacking = hrefs.slice(-1);
      }
    }
  const error = new PartMissing(lacking.at(-1) ?? '', release);
  restFrom(lacking, error);
  // Where the server can't be asked it is nobody's loss until somebody needs the part.
  if (release === null) throw error;
  return reportMissingPart(error);
}
