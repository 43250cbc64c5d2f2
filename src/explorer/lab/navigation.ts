import type { AnyEventObject } from 'xstate';
import { addresses, type AddressName } from '../../../machines/domain/addresses';
import { targetOf, type Location } from '../../../machines/domain/locations';
import { getHeadlessAddressBook } from '../../seams/addresses';
import type { Exhibit, Frame, PlainEvent } from './lab.types';

/** What a step asked the console's router for. */
interface Navigation {
  /** Path and query, as the address bar would have it. */
  href: string;
  /** What the console would answer this machine, where that can be known. */
  answer: AnyEventObject | null;
}

type NavigationSource = Pick<Exhibit, 'name' | 'machine' | 'samples'>;

const isAddress = (name: unknown): name is AddressName => typeof name === 'string' && name in addresses;

/** An address of this machine's own screen comes back as another search; one of another visit or screen leaves the machine alone. */
function answerTo({ name, machine, samples }: NavigationSource, life: string, place: Location): AnyEventObject | null {
  if (machine.events.includes('route.commit')) return { type: 'route.commit', place };
  if (place.screen !== name || !machine.events.includes('search.change')) return null;
  const input = samples.lives.find((one) => one.name === life)?.input as { params?: object } | undefined;
  const isHere = JSON.stringify(input?.params ?? {}) === JSON.stringify(place.params);
  return isHere ? { type: 'search.change', search: place.search } : null;
}

function hrefIn({ type, target, otherwise, wishes }: PlainEvent): string | null {
  const { hrefOf, returnTo } = getHeadlessAddressBook();
  if (type === 'return') return returnTo(Array.isArray(wishes) ? wishes.map(String) : []);
  const { to, params, search } = Object(target ?? otherwise) as Record<string, unknown>;
  if (!isAddress(to)) return null;
  const known = targetOf({ address: to, params: Object(params), search: Object(search) });
  return known && hrefOf(known);
}

/** Where the last step asked the console to go; null when it didn't. */
export function navigationOf(exhibit: NavigationSource, life: string, { said }: Frame): Navigation | null {
  const requests = said.filter(({ to }) => to === 'screens' || to === 'everyone');
  const last = requests.findLast(({ event: { type } }) => ['go', 'back', 'return'].includes(type))?.event;
  const href = last === undefined ? null : hrefIn(last);
  return href === null ? null : { href, answer: answerTo(exhibit, life, getHeadlessAddressBook().placeAt(href)) };
}
