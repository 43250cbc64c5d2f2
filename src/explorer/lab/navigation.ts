import type { AnyEventObject } from 'xstate';
import { readSearch, writeSearch } from '../../../machines/domain/search-text';
import { findPlace } from '../../../machines/system/screens/places';
import type { Exhibit, Frame } from './lab.types';

/** What a step asked the console's router for. */
interface Navigation {
  /** Path and query, as the address bar would have it; null to go back to wherever one came from. */
  href: string | null;
  /** What the console would answer this machine, where that can be known. */
  answer: AnyEventObject | null;
}

type Search = Record<string, string>;

/** An address of this machine's own screen comes back as another search; one of another visit or screen leaves the machine alone. */
function answerTo({ name, machine, samples }: Asked, life: string, path: string, search: Search, href: string) {
  if (machine.events.includes('route.commit')) return { type: 'route.commit', screen: '', params: {}, search, href };
  const found = findPlace(path);
  if (found?.place.screen !== name || !machine.events.includes('search.change')) return null;
  const input = samples.lives.find((one) => one.name === life)?.input as { params?: object } | undefined;
  const isHere = JSON.stringify(input?.params ?? {}) === JSON.stringify(found.params);
  return isHere ? { type: 'search.change', search } : null;
}

type Asked = Pick<Exhibit, 'name' | 'machine' | 'samples'>;

/** Where the last step asked the console to go; null when it didn't. */
export function navigationOf(exhibit: Asked, life: string, { heard, emitted }: Frame): Navigation | null {
  const asked = [...heard.flatMap(({ seat, event }) => (seat === 'screens' ? [event] : [])), ...emitted];
  const navigate = asked.findLast(({ type }) => type === 'navigate');
  if (navigate === undefined) return null;
  if (navigate['back'] === true) return { href: null, answer: null };
  const { pathname, searchParams } = new URL(String(navigate['to']), 'https://console.invalid');
  const query = writeSearch({ ...Object.fromEntries(searchParams), ...(navigate['search'] as object | undefined) });
  const href = `${pathname}${query}`;
  return { href, answer: answerTo(exhibit, life, pathname, readSearch(query), href) };
}
