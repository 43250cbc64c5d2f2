/** The listings that a person trusted in this browser, kept one by one beside the drafts: another tab's aren't overwritten. */
const prefix = 'trusted:';
/** More than a day of heavy use; the oldest leave first. */
const maxSaved = 400;

interface SavedTrust {
  /** World time, epoch milliseconds. */
  at: number;
  /** The live search among whose results it was trusted. */
  of?: string;
}
type Kept = Readonly<Record<string, unknown>>;

export const trustKey = (id: string): string => `${prefix}${id}`;

const timeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' ? value.at : 0;

const isOf = (value: unknown, search: string): boolean =>
  typeof value === 'object' && value !== null && 'of' in value && value.of === search;

/** The ids of what is kept, last trusted first; of one live search, where one is named. */
export function trustedIdsIn(kept: Kept = {}, search?: string): string[] {
  return Object.entries(kept)
    .filter(([key, value]) => key.startsWith(prefix) && (search === undefined || isOf(value, search)))
    .sort(([, a], [, b]) => timeOf(b) - timeOf(a))
    .map(([key]) => key.slice(prefix.length));
}

/** What to keep of a trust of these listings, given at `now` among the results of `search`, and the keys of those that leave for want of room. */
export function saveTrust(
  kept: Kept | undefined,
  ids: readonly string[],
  now: number,
  search?: string,
): { keep: [string, SavedTrust][]; drop: string[] } {
  const others = trustedIdsIn(kept).filter((id) => !ids.includes(id));
  return {
    keep: ids.map((id) => [trustKey(id), { at: now, ...(search !== undefined && { of: search }) }]),
    drop: others.slice(Math.max(0, maxSaved - ids.length)).map(trustKey),
  };
}
