import { helpByPath } from '../../contracts/vocabulary/help-entries';
import type { Target } from './addresses';
import { readPathOf } from './locations';

/** What the help tells of, in the order in which it is read: entries of the help section. */
export const helpTopics = [
  'menu1',
  'menu2',
  'menu3',
  'menu4',
  'menu5',
  'menu6',
  'menu7',
  'menu8',
  'menu9',
  'menu10',
  'menu12',
  'menu13',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** Those that are shown as videos, too. */
export const videoTopics = ['menu1', 'menu2', 'menu5', 'menu7', 'menu12'] as const satisfies readonly HelpTopic[];

/** The topic of that entry, null where the help has none. */
export function helpTopic(id: string): HelpTopic | null {
  return helpTopics.find((one) => one === id) ?? null;
}

/** Where the help of a page is: its entry by its path and query, else the whole section (rulings B01, B02). */
export function helpFor(href: string): Target {
  const path = readPathOf(href);
  const found = helpByPath.find((one) =>
    one.exact ? path === one.path : path === one.path || path.startsWith(`${one.path}/`),
  );
  return found ? { to: 'helpEntry', params: { id: found.entry } } : { to: 'help' };
}
