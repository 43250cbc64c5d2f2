import type { SnapshotFrom } from 'xstate';
import type { MenuEntry } from '../../../contracts/shapes';
import type { Access } from '../../domain/access';
import { addresses, shownBy, unreachable, type AddressName, type Target } from '../../domain/addresses';
import { locationOf, targetOf, type Location } from '../../domain/locations';
import { foldText } from '../../domain/search-query';
import { admission } from '../screens/admission';
import type { paletteMachine } from './palette.machine';

export function paletteView(snapshot: SnapshotFrom<typeof paletteMachine>) {
  const { query, pointed, searches } = snapshot.context;
  return { opened: snapshot.matches('open'), query, pointed, searches };
}

/** Every address that a person can be led to by its name alone. */
export const plainAddresses = (Object.keys(addresses) as AddressName[]).filter(
  (name) =>
    Object.keys(addresses[name].params).length === 0 &&
    !Object.hasOwn(shownBy, name) &&
    !unreachable.some((one) => one === name),
);

/** Those of them that this person may open, as the access table has it. */
export const reachableAddresses = (access: Access): AddressName[] =>
  plainAddresses.filter((name) => {
    const admitted = admission(access, locationOf(name, {} as never));
    return admitted.type === 'show' && admitted.place.address === name;
  });

const leaves = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.children.length > 0 ? leaves(entry.children) : [entry]));

/** The entries of the server's menu that lead to a place of the console, each once; `placeAt` tells what is at an address. */
export function menuDestinations(menu: readonly MenuEntry[], placeAt: (href: string) => Location) {
  return leaves(menu).flatMap(({ id, name, url }) => {
    const place = url?.startsWith('/') === true ? placeAt(url) : null;
    const target: Target | null = place === null || place.screen === 'notFound' ? null : targetOf(place);
    return place === null || target === null ? [] : [{ id, name, target, address: place.address }];
  });
}

/**
 * Those that have every word of what was typed in their name, or in what people call them, neither case nor accents counting; what begins
 * with it stands first, and what is only called so last.
 */
export function matchingEntries<Entry extends { name: string; also?: string | undefined }>(
  entries: readonly Entry[],
  query: string,
): Entry[] {
  const wanted = foldText(query.trim());
  const words = wanted.split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => foldText(text).includes(word));
  const found = entries.filter(({ name, also = '' }) => hasAll(`${name} ${also}`));
  const rank = ({ name }: Entry) => (foldText(name).startsWith(wanted) ? 0 : hasAll(name) ? 1 : 2);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
