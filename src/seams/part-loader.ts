import { canRepairLoads, missingFiles, partFileOf, prepareFile, loadWithoutRepair } from './part-files';

/** By address: parts that are asked for again. */
const repairs = new Map<string, Promise<unknown>>();

const loadRepair = () => loadWithoutRepair(() => import('./part-repair'));

/**
 * Loads a part of the console. The build puts this around every `import()` of the page, in the place of Vite's own helper: what doesn't
 * come is asked for again by `part-repair`, and rejects in the end with `PartMissing`.
 *
 * @param load holds the `import()`
 * @param files what the part brings with it, scripts and sheets, from the root of the build
 * @param importer the address that `files` are relative to, where the build knows no root
 */
export function loadPart<Part>(load: () => Promise<Part>, files: string[] = [], importer?: string): Promise<Part> {
  const mayRepair = canRepairLoads();
  const brought = files.map((file) => (importer ? new URL(file, importer).href : import.meta.env.BASE_URL + file));
  const own = partFileOf(load);
  const hrefs = own ? [...brought, new URL(own, import.meta.url).pathname] : brought;
  const missing = hrefs.map((href) => missingFiles.get(href)).find(Boolean);
  if (missing) return Promise.reject(missing);
  const part = hrefs.at(-1) ?? '';
  const loadAgain = () => loadPart(load, files, importer);
  const repair = repairs.get(part);
  if (repair) return repair.then(loadAgain);
  // Asked for ahead as well, a script that is missing would be asked for once more than it is counted.
  const loading = load();
  const companionFiles = brought.filter((href) => href !== part).map(prepareFile);
  const partLoad = Promise.all([loading, ...companionFiles]).then(([loaded]) => loaded);
  return partLoad.catch((error: unknown) => {
    if (!mayRepair) throw error;
    const pendingRepair = repairs.get(part);
    if (pendingRepair) return pendingRepair.then(loadAgain);
    const repairing = loadRepair().then(
      ({ repairPart }) => repairPart(load, hrefs),
      () => {
        throw error;
      },
    );
    const endRepair = () => void repairs.delete(part);
    repairs.set(part, repairing);
    repairing.then(endRepair, endRepair);
    return repairing;
  });
}
