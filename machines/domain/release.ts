/** How the release that a server has now stands to the one that a page was opened from. */
export type Release = 'newer' | 'older' | 'same';

/** What the build says of itself, in `version.json` and in its pages. */
export interface BuiltRelease {
  /** Numbers with dots. */
  version: string;
  /** ISO 8601. */
  built: string;
}

const isBuiltRelease = (told: unknown): told is BuiltRelease => {
  const { version, built } = Object(told) as Partial<BuiltRelease>;
  return typeof version === 'string' && /^\d+(\.\d+)*$/.test(version) && !Number.isNaN(Date.parse(String(built)));
};

/** Version by version, then by when it was built; null where one of them isn't a release's word of itself. */
export function compareReleases(own: unknown, served: unknown): Release | null {
  if (!isBuiltRelease(own) || !isBuiltRelease(served)) return null;
  const [ours, theirs] = [own.version, served.version].map((version) => version.split('.').map(Number));
  const byVersion = (theirs ?? [])
    .map((number, at) => number - (ours?.[at] ?? 0))
    .find((difference) => difference !== 0);
  const later = byVersion ?? Date.parse(served.built) - Date.parse(own.built);
  if (later === 0) return 'same';
  return later > 0 ? 'newer' : 'older';
}
