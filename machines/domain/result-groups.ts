import type { Listing } from '../../contracts/shapes';
import type { ResultGroup } from './addresses';
import { foldText } from './search-query';

/** What groups need to know of a listing. */
export type Groupable = Pick<Listing, 'title' | 'seller' | 'thumbnail' | 'pictures'>;
type Seen = Readonly<Record<string, Groupable | undefined>>;

/** Listings that stand together; `key` is null for those that nothing else is like. */
export interface ResultRun {
  key: string | null;
  ids: string[];
}

/** The same picture in any size: its address without the mark of the size, and without what follows the name. */
export const pictureKey = (url: string): string => url.replace(/[?#].*/s, '').replace(/-[A-Z]{1,2}(\.\w+)?$/i, '');

/** Titles that differ in case, accents, punctuation and blanks are one. */
export const titleKey = (title: string): string =>
  foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The picture by which a listing is compared with others; null where it has none. */
export function comparedPicture({ thumbnail, pictures }: Pick<Groupable, 'thumbnail' | 'pictures'>) {
  const url = pictures[0]?.url ?? thumbnail;
  return url === null ? null : { key: pictureKey(url), url };
}

/** Of pictures that look the same the key of the first one, by the key of each. */
export type SamePictures = Readonly<Record<string, string>>;

const keyOf: Record<Exclude<ResultGroup, 'none'>, (listing: Groupable, same: SamePictures) => string | null> = {
  seller: ({ seller }) => seller?.id ?? null,
  picture: (listing, same) => {
    const key = comparedPicture(listing)?.key ?? null;
    return key === null ? null : (same[key] ?? key);
  },
  title: ({ title }) => titleKey(title) || null,
};

/** The key of each that has others with the same among them. */
function keysOf(
  ids: readonly string[],
  seen: Seen,
  by: Exclude<ResultGroup, 'none'>,
  samePictures: SamePictures,
): Map<string, string[]> {
  const members = new Map<string, string[]>();
  for (const id of ids) {
    const listing = seen[id];
    const key = listing === undefined ? null : keyOf[by](listing, samePictures);
    if (key === null) continue;
    const known = members.get(key);
    if (known === undefined) members.set(key, [id]);
    else known.push(id);
  }
  return new Map([...members].filter(([, alike]) => alike.length > 1));
}

/** Of those chosen each group of which the photos only look alike: their addresses differ. */
export function groupLookalikes(runs: readonly ResultRun[], chosen: readonly string[], seen: Seen): string[][] {
  const chosenSet = new Set(chosen);
  return runs.flatMap(({ key, ids }) => {
    const among = key === null ? [] : ids.filter((id) => chosenSet.has(id));
    const photos = new Set(among.map((id) => seen[id] && comparedPicture(seen[id])?.key));
    return photos.size > 1 ? [among] : [];
  });
}

/** The same ids, those of a group together: the largest group first, those that nothing else is like last, as they come within each. */
export function groupResults(ids: readonly string[], seen: Seen, by: ResultGroup, same: SamePictures = {}): string[] {
  if (by === 'none') return [...ids];
  const groups = [...keysOf(ids, seen, by, same).values()].toSorted((a, b) => b.length - a.length);
  const together = new Set(groups.flat());
  return [...together, ...ids.filter((id) => !together.has(id))];
}

/** These as they stand, cut where another group begins. */
export function runsOf(ids: readonly string[], seen: Seen, by: ResultGroup, same: SamePictures = {}): ResultRun[] {
  if (by === 'none') return ids.length === 0 ? [] : [{ key: null, ids: [...ids] }];
  const keyed = new Map(
    [...keysOf(ids, seen, by, same)].flatMap(([key, alike]) => alike.map((id) => [id, key] as const)),
  );
  const runs: ResultRun[] = [];
  for (const id of ids) {
    const key = keyed.get(id) ?? null;
    const last = runs.at(-1);
    if (last?.key === key) last.ids.push(id);
    else runs.push({ key, ids: [id] });
  }
  return runs;
}
