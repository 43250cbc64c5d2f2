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
