import type { MenuEntry } from '../../../contracts/shapes';
import type { AddressName } from '../../../machines/domain/addresses';
import type { Location } from '../../../machines/domain/locations';

type MenuGroup = 'work' | 'cases' | 'sheets' | 'sellers' | 'account';

const addressGroups: Partial<Record<AddressName, MenuGroup>> = {
  liveSearches: 'work',
  suggestions: 'work',
  suspicious: 'work',
  recentlyTrusted: 'work',
  history: 'cases',
  pendingCases: 'cases',
  closedCases: 'cases',
  performance: 'cases',
  customReports: 'sheets',
  liveSearchReports: 'sheets',
  watchedSellers: 'sellers',
  trustedSellers: 'sellers',
  profilePage: 'account',
  supportForm: 'account',
  help: 'account',
  videos: 'account',
};

function groupOf({ url, children }: MenuEntry, placeAt: (href: string) => Location): MenuGroup | null {
  const [first] = children;
  if (url === null || !url.startsWith('/')) return first === undefined ? null : groupOf(first, placeAt);
  const { address, search } = placeAt(url);
  if (address === 'suspicious' && search.import === 'open') return 'sheets';
  return addressGroups[address] ?? null;
}

/** The entries by their group, in the order of the server within it; one that no group knows stands with what is before it. */
export function groupsOf(
  entries: readonly MenuEntry[],
  placeAt: (href: string) => Location,
): { group: MenuGroup | null; entries: MenuEntry[] }[] {
  const groups: { group: MenuGroup | null; entries: MenuEntry[] }[] = [];
  for (const entry of entries) {
    const group = groupOf(entry, placeAt);
    const own = group === null ? groups.at(-1) : groups.find((one) => one.group === group);
    if (own === undefined) groups.push({ group, entries: [entry] });
    else own.entries.push(entry);
  }
  return groups;
}
