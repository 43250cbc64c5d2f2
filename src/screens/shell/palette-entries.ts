import { useSelector } from '@xstate/react';
import { use } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Target } from '../../../machines/domain/addresses';
import { isSingleKey } from '../../../machines/domain/key-settings';
import { readRecentPages } from '../../../machines/domain/recent-pages';
import { viewTarget, readSavedViews } from '../../../machines/domain/saved-views';
import { destinationFault, destinationsOf } from '../../../machines/domain/typed-destinations';
import { matchingEntries, menuDestinations, reachableAddresses } from '../../../machines/system/palette/palette.view';
import type { NamedSearch } from '../../../machines/system/palette/palette.machine';
import type { MessageId } from '../../copy/message-ids';
import { hasMessage } from '../../copy/message-ids';
import { screenName } from '../../copy/names';
import { useAppNavigation } from '../../parts/app-link';
import { formatKey, SingleKeysContext, useRegisteredKeys, type RegisteredKeys } from '../../parts/keys';
import { useProfile, useSystemActorState } from '../../seams/use-console';
import { useProblemReportActor, useSystemMachine } from '../../seams/use-system';

/** One thing to choose: a place to go to, or something that the live screen does now. */
export type PaletteEntry = {
  id: string;
  name: string;
  /** What people call it otherwise. */
  also?: string | undefined;
  aside?: string | undefined;
  key?: string | undefined;
} & ({ target: Target; press?: undefined } | { target?: undefined; press: () => void });

export interface PaletteGroup {
  name: MessageId;
  entries: PaletteEntry[];
}

const none: [] = [];

/** The id in the path of a target, for the eye. */
const idIn = ({ params = {} }: Target): string => Object.values(params as Record<string, string>)[0] ?? '';

const kinds = {
  listing: 'palette.listing.name',
  catalogueDetail: 'palette.catalogue.name',
  case: 'palette.case.name',
  historyItem: 'palette.report.name',
  results: 'palette.search.name',
} as const;

function named(intl: IntlShape, target: Target): string {
  const kind = (kinds as Partial<Record<string, MessageId>>)[target.to];
  return kind === undefined ? idIn(target) : intl.formatMessage({ id: kind }, { id: idIn(target) });
}

/** What people call a screen; those of the answers and of an import are a list with something more in its address. */
function otherNames(intl: IntlShape, target: Target): string | undefined {
  const screen =
    target.to === 'history' && target.search?.status?.includes('PENDING') === true
      ? 'answering'
      : target.to === 'suspicious' && target.search?.import === 'open'
        ? 'import'
        : target.to;
  const id = `palette.${screen}.also`;
  return hasMessage(intl, id) ? intl.formatMessage({ id }) : undefined;
}

const placeEntry = (intl: IntlShape, of: string, target: Target, title: string | null): PaletteEntry => ({
  id: `${of}:${target.to}:${idIn(target)}`,
  name: title ?? named(intl, target),
  aside: title === null ? undefined : named(intl, target),
  target,
});

/** What the live screen's keys do now, each once, with the key as far as it is heard; the keys that walk and the palette's own are nothing to choose. */
function actEntries(intl: IntlShape, places: readonly RegisteredKeys[], hearsSingle: boolean): PaletteEntry[] {
  const entries = places.flatMap(({ keys }) =>
    Object.entries(keys).flatMap(([key, { words, press, why }]): PaletteEntry[] => {
      const disabledReason = why?.() ?? null;
      if (/\/|^(arrow|shift\+|escape$|ctrl\+k$)/.test(key) || (disabledReason !== null && disabledReason !== false))
        return [];
      return [
        {
          id: `act:${words}`,
          name: intl.formatMessage({ id: words }),
          key: hearsSingle || !isSingleKey(key) ? formatKey(key) : undefined,
          press,
        },
      ];
    }),
  );
  return entries.filter((entry, at) => entries.findIndex(({ id }) => id === entry.id) === at);
}

/**
 * What can be chosen now and has what was typed in its name; an id that was typed leads to its place first, and what is no id can be looked
 * for on the marketplace last.
 */
export function usePaletteEntries(
  query: string,
  searches: readonly NamedSearch[],
  onSearch: (text: string) => void,
): PaletteGroup[] {
  const intl = useIntl();
  const { placeAt } = useAppNavigation();
  const access = useSelector(useSystemMachine('screens'), ({ context }) => context.access);
  const menu = useProfile((facts) => facts.menu) ?? none;
  const drafts = useSelector(useSystemActorState('drafts'), ({ context }) => context.drafts);
  const keyPlaces = useRegisteredKeys().flatMap((read) => read() ?? []);
  const settings = useProfile(({ profile }) => profile?.settings);
  // What can be done with a listing follows from it.
  useSelector(useSystemActorState('listings'), ({ context }) => context.visible);

  const problem = useProblemReportActor();
  const report: PaletteEntry[] =
    problem === null
      ? []
      : [
          {
            id: 'act:problem',
            name: intl.formatMessage({ id: 'shell.user.report' }),
            press: () => problem.send({ type: 'report.open' }),
          },
        ];

  const inMenu = menuDestinations(menu, placeAt);
  const allowed = reachableAddresses(access);
  const places = allowed.flatMap((address): PaletteEntry[] => {
    const name = screenName(intl, address);
    if (name === null || inMenu.some((goal) => goal.address === address)) return [];
    const target = { to: address } as Target;
    return [{ id: `screen:${address}`, name, also: otherNames(intl, target), target }];
  });
  const recent = readRecentPages(drafts);
  const text = query.trim();
  const destinations = destinationsOf(query);
  const beginsSearch = text !== '' && destinations.length === 0 && destinationFault(query) === null;
  const groups: PaletteGroup[] = [
    { name: 'palette.goTo.name', entries: destinations.map((target) => placeEntry(intl, 'id', target, null)) },
    {
      name: 'palette.acts.name',
      entries: matchingEntries(actEntries(intl, keyPlaces, use(SingleKeysContext)), query),
    },
    {
      name: 'palette.recent.name',
      entries: matchingEntries(
        recent.map(({ target, title }) => placeEntry(intl, 'recent', target, title)),
        query,
      ),
    },
    {
      name: 'palette.searches.name',
      entries:
        text === ''
          ? []
          : matchingEntries(
              searches
                .map(({ id, keyword }) => placeEntry(intl, 'search', { to: 'results', params: { id } }, keyword))
                .filter(
                  ({ target }) =>
                    !recent.some((one) => one.target.to === 'results' && idIn(one.target) === idIn(target as Target)),
                ),
              query,
            ),
    },
    {
      name: 'palette.views.name',
      entries: matchingEntries(
        readSavedViews(settings)
          .filter(({ list }) => list === 'results' || allowed.includes(list))
          .map((view) => ({
            id: `view:${view.id}`,
            name: view.name,
            aside: screenName(intl, view.list) ?? undefined,
            target: viewTarget(view),
          })),
        query,
      ),
    },
    {
      name: 'palette.screens.name',
      entries: matchingEntries(
        [
          ...inMenu.map(({ id, name, target }) => ({ id: `menu:${id}`, name, also: otherNames(intl, target), target })),
          ...places,
          ...report,
        ],
        query,
      ),
    },
    {
      name: 'palette.newSearch.name',
      entries:
        beginsSearch && allowed.includes('liveSearches')
          ? [
              {
                id: 'act:search',
                name: intl.formatMessage({ id: 'palette.newSearch.action' }, { query: text }),
                press: () => onSearch(text),
              },
            ]
          : [],
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
