import type { AnyEventObject } from 'xstate';
import { findPlace } from '../../../machines/system/screens/places';
import type { Exhibit, Frame, Plain } from './lab.types';

/** What a step asked the console's router for. */
interface Navigation {
  /** Path and query, as the address bar would have it; null to go back to wherever one came from. */
  href: string | null;
  /** What the console would answer this machine, where that can be known. */
  answer: AnyEventObject | null;
}

type Search = Record<string, string>;

/** Every value of an address is text: lists have commas between, what is empty is left out. */
function asText(search: Plain | undefined): Search {
  if (typeof search !== 'object' || search === null || Array.isArray(search)) return {};
  const texts = Object.entries(search).map(([name, value]) => [name, String(value ?? '')]);
  return Object.fromEntries(texts.filter(([, text]) => text !== '')) as Search;
}

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
  const search = { ...Object.fromEntries(searchParams), ...asText(navigate['search']) };
  const query = new URLSearchParams(search).toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  const href = query === '' ? pathname : `${pathname}?${query}`;
  return { href, answer: answerTo(exhibit, life, pathname, search, href) };
}
