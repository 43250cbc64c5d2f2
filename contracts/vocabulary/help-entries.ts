/** The help section's entries; 3 to 6 and 11 are reached from inside it only. */
export const helpEntries = {
  home: 'menu1',
  liveSearch: 'menu2',
  reportedArticles: 'menu7',
  whiteSellers: 'menu8',
  blackSellers: 'menu9',
  noticedArticles: 'menu10',
  pendingCases: 'menu12',
  closedCases: 'menu13',
} as const;
export type HelpEntry = (typeof helpEntries)[keyof typeof helpEntries];

/** Paths of the console with the help entry of each; the first match holds, `exact` matches the whole path. */
export const helpByPath = [
  { path: '/', exact: true, entry: helpEntries.home },
  { path: '/live_searches', exact: true, entry: helpEntries.home },
  { path: '/live_searches', exact: false, entry: helpEntries.liveSearch },
  { path: '/reported_articles', exact: false, entry: helpEntries.reportedArticles },
  { path: '/client_accounts/client_white_sellers', exact: false, entry: helpEntries.whiteSellers },
  { path: '/client_accounts/client_black_sellers', exact: false, entry: helpEntries.blackSellers },
  { path: '/reports/noticed_articles', exact: false, entry: helpEntries.noticedArticles },
  { path: '/case_management/client_pending_cases', exact: false, entry: helpEntries.pendingCases },
  { path: '/case_management/client_closed_cases', exact: false, entry: helpEntries.closedCases },
] as const;

/** Where a path without an entry leads. */
export const helpRoot = '/help_support';
