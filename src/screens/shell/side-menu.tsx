import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { MenuEntry } from '../../../contracts/shapes';
import type { ScreenName, Target } from '../../../machines/domain/addresses';
import type { Location } from '../../../machines/domain/locations';
import { formatCount } from '../../copy/money';
import { AppLink, useAppNavigation, type AppNavigation } from '../../parts/app-link';
import { Hint } from '../../parts/hint';
import { SkeletonBar } from '../../parts/skeletons';
import { VisuallyHidden } from '../../parts/visually-hidden';
import { groupsOf, menuIcon } from './menu-groups';
import { sideMenuId } from './header';
import classes from './side-menu.module.css';

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);

const isSame = (one: Location, other: Location): boolean =>
  one.screen === other.screen && JSON.stringify(one.params) === JSON.stringify(other.params);

function matchLength(url: string | null, current: Location, placeAt: (href: string) => Location): number {
  if (url === null || !url.startsWith('/')) return 0;
  const [path = '', query = ''] = url.split('?');
  const [herePath = '', hereQuery = ''] = current.href.split('?');
  const entryPlace = placeAt(url);
  const isShown = entryPlace.screen !== 'notFound' && isSame(entryPlace, current);
  if (!isShown && herePath !== path && !herePath.startsWith(`${path}/`)) return 0;
  const hereParams = new URLSearchParams(hereQuery);
  const entryParams = [...new URLSearchParams(query)];
  return entryParams.every(([name, value]) => hereParams.get(name) === value) ? path.length + query.length : 0;
}

/** Where those screens belong whose address lies beneath that of no entry. */
const listsOf: Partial<Record<ScreenName, Target>> = {
  answering: { to: 'history', search: { status: ['PENDING'] } },
  pastedListings: { to: 'liveSearches' },
  recentlyTrusted: { to: 'liveSearches' },
  receipt: { to: 'suspicious' },
};

/** The id of the entry that names this place best, null when none does. `placeAt` tells what is at an address, `hrefOf` the address of a list. */
export function findCurrentEntry(
  entries: readonly MenuEntry[],
  current: Location,
  { placeAt, hrefOf }: Pick<AppNavigation, 'placeAt' | 'hrefOf'>,
): string | null {
  const list = listsOf[current.screen];
  const place = list === undefined ? current : placeAt(hrefOf(list));
  const best = flat(entries)
    .map((entry) => ({ id: entry.id, length: matchLength(entry.url, place, placeAt) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)[0];
  return best?.id ?? null;
}

interface SideMenuProps {
  /** Null until the server's menu is here. */
  entries: readonly MenuEntry[] | null;
  /** Where the page is; null before it is known. */
  place: Location | null;
  reportedCount: number | null;
  /** Answers that are due: they are in the way of sending. */
  answersDue?: number;
  collapsed: boolean;
  onExpand: () => void;
}

/** The server's menu: a column or a rail of icons beside the page, a sheet over it on narrow screens. */
export function SideMenu({ entries, place, reportedCount, answersDue, collapsed, onExpand }: SideMenuProps) {
  const intl = useIntl();
  const navigation = useAppNavigation();
  const current = entries === null || place === null ? null : findCurrentEntry(entries, place, navigation);
  return (
    <nav
      id={sideMenuId}
      popover="auto"
      className={classes.menu}
      data-collapsed={collapsed || undefined}
      aria-label={intl.formatMessage({ id: 'shell.menu.label' })}
    >
      {entries === null ? (
        <div className={classes.list} aria-hidden="true">
          {['70%', '85%', '60%', '75%', '50%'].map((width) => (
            <div key={width} className={classes.entry}>
              <SkeletonBar width={width} />
            </div>
          ))}
        </div>
      ) : (
        <Groups
          entries={entries}
          current={current}
          reportedCount={reportedCount}
          answersDue={answersDue}
          collapsed={collapsed}
          onExpand={onExpand}
        />
      )}
    </nav>
  );
}

interface EntriesProps {
  entries: readonly MenuEntry[];
  current: string | null;
  reportedCount: number | null;
  /** Answers that are due: they are in the way of sending. */
  answersDue?: number;
  collapsed: boolean;
  onExpand: () => void;
}

const containsEntry = (entry: MenuEntry, id: string | null): boolean =>
  entry.children.some((child) => child.id === id || containsEntry(child, id));

function Entries({ entries, ...rest }: EntriesProps) {
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.children.length === 0 ? <Leaf entry={entry} {...rest} /> : <Branch entry={entry} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

/** The entries in the groups of what one does with them; a menu that has one alone needs no names of them. */
function Groups({ entries, ...rest }: EntriesProps) {
  const intl = useIntl();
  const { placeAt } = useAppNavigation();
  const groups = groupsOf(entries, placeAt);
  if (groups.length < 2) return <Entries entries={entries} {...rest} />;
  return groups.map(({ group, entries: own }) => {
    const name = group === null ? undefined : intl.formatMessage({ id: `shell.menu.${group}` });
    return (
      <div key={own[0]?.id} className={classes.group} role="group" aria-label={name}>
        <span className={classes.heading} aria-hidden="true">
          {name}
        </span>
        <Entries entries={own} {...rest} />
      </div>
    );
  });
}

type EntryProps = Omit<EntriesProps, 'entries'> & { entry: MenuEntry };

function Name({ entry, reportedCount, answersDue = 0 }: Pick<EntryProps, 'entry' | 'reportedCount' | 'answersDue'>) {
  const intl = useIntl();
  const EntryIcon = menuIcon(entry.icon);
  const { placeAt } = useAppNavigation();
  const place = entry.url === null ? null : placeAt(entry.url);
  const isPending = place?.address === 'history' && String(place.search.status) === 'PENDING';
  const isList = place?.address === 'suspicious' && place.search.import !== 'open';
  const count = isList ? reportedCount : isPending ? answersDue : null;
  return (
    <>
      <EntryIcon size={18} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <span className={classes.name}>{entry.name}</span>
      {entry.isNew && <span className={classes.new}>{intl.formatMessage({ id: 'shell.menu.new' })}</span>}
      {count !== null && count > 0 && (
        <span className={classes.count}>
          <span aria-hidden="true">{formatCount(intl, count)}</span>
          <VisuallyHidden>
            {intl.formatMessage({ id: isPending ? 'shell.menu.due' : 'shell.menu.count' }, { count })}
          </VisuallyHidden>
        </span>
      )}
      {entry.newTab && <IconExternalLink size={14} aria-hidden="true" className={classes.external} />}
    </>
  );
}

function Leaf({ entry, current, reportedCount, answersDue, collapsed }: EntryProps) {
  return (
    <Hint label={collapsed ? entry.name : null} className={classes.hint}>
      <AppLink
        className={classes.entry}
        href={entry.url ?? ''}
        newTab={entry.newTab}
        aria-current={entry.id === current ? 'page' : undefined}
        onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()}
      >
        <Name entry={entry} reportedCount={reportedCount} answersDue={answersDue} />
      </AppLink>
    </Hint>
  );
}

function Branch({ entry, ...rest }: EntryProps) {
  const { current, reportedCount, answersDue, collapsed, onExpand } = rest;
  return (
    <details className={classes.branch} open={containsEntry(entry, current) || undefined}>
      <summary className={classes.entry} onClick={collapsed ? onExpand : undefined}>
        <Name entry={entry} reportedCount={reportedCount} answersDue={answersDue} />
        <IconChevronDown size={16} aria-hidden="true" className={classes.chevron} />
      </summary>
      <Entries entries={entry.children} {...rest} />
    </details>
  );
}
