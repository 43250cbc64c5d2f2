import type { MenuEntry } from '../../../contracts/shapes';
import type { AddressName } from '../../../machines/domain/addresses';
import type { Location } from '../../../machines/domain/locations';
import {
  IconBookmark,
  IconBuildingStore,
  IconChartBar,
  IconEye,
  IconFileImport,
  IconFileSpreadsheet,
  IconFlag,
  IconFolder,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconInbox,
  IconLifebuoy,
  IconMessageReport,
  IconPlayerPlay,
  IconPoint,
  IconSearch,
  IconShieldCheck,
  IconSparkles,
  IconTable,
  IconUser,
  type Icon,
} from '@tabler/icons-react';

/** Icons that the server may name in its menu. */
const icons: Readonly<Record<string, Icon>> = {
  bookmark: IconBookmark,
  case: IconMessageReport,
  cases: IconMessageReport,
  chart: IconChartBar,
  export: IconFileSpreadsheet,
  flag: IconFlag,
  folder: IconFolder,
  help: IconHelpCircle,
  history: IconHistory,
  home: IconHome,
  import: IconFileImport,
  inbox: IconInbox,
  report: IconFileSpreadsheet,
  search: IconSearch,
  seller: IconBuildingStore,
  sellers: IconBuildingStore,
  statistics: IconChartBar,
  suggestions: IconSparkles,
  support: IconLifebuoy,
  table: IconTable,
  trusted: IconShieldCheck,
  user: IconUser,
  video: IconPlayerPlay,
  videos: IconPlayerPlay,
  watched: IconEye,
};

/** The icon of a name, a plain point for one that is not known here. */
export function menuIcon(name: string | null): Icon {
  return (name !== null && Object.hasOwn(icons, name) ? icons[name] : undefined) ?? IconPoint;
}

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
