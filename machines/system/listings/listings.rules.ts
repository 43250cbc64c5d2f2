import type { Listing } from '../../../contracts/shapes';
import { confirm, over, propose, reject, settle, visible } from '../../kit/overlay';
import type { ListingWord, Mark, VisibleListing } from '../../kit/seats';
import type { Held, ListingsContext, OpenMark, Standing, TimedMark } from './listings.types';
import { applyMark } from './marks';

type Cache = Pick<ListingsContext, 'held' | 'visible' | 'open' | 'moment' | 'tick' | 'capacity'>;

function shown(held: Held): VisibleListing {
  const standing = visible(held.overlay, applyMark);
  const top = held.overlay.layers.findLast((layer) => !layer.settled);
  return {
    ...standing.listing,
    pendingMark: top ? { id: top.id, type: top.op.mark.type } : null,
    sending: held.sending,
    removed: standing.removed,
  };
}

/** Puts changed entries in the cache; a listing that looks as before keeps its identity, so that its row isn't drawn again. */
function put(cache: Cache, changed: Record<string, Held>): Cache {
  const ids = Object.keys(changed);
  if (ids.length === 0) return cache;
  let view = cache.visible;
  for (const id of ids) {
    const held = changed[id];
    if (!held) continue;
    const next = shown(held);
    if (JSON.stringify(next) === JSON.stringify(cache.visible[id])) continue;
    if (view === cache.visible) view = { ...view };
    view[id] = next;
  }
  return bounded({ ...cache, held: { ...cache.held, ...changed }, visible: view });
}

function bounded(cache: Cache): Cache {
  const over = Object.keys(cache.held).length - cache.capacity;
  if (over <= 0) return cache;
  const leaving = Object.entries(cache.held)
    .filter(([, held]) => held.overlay.layers.length === 0 && !held.sending)
    .sort(([, a], [, b]) => a.confirmedIn - b.confirmedIn)
    .slice(0, over);
  const held = { ...cache.held };
  const view = { ...cache.visible };
  for (const [id] of leaving) {
    delete held[id];
    delete view[id];
  }
  return { ...cache, held, visible: view };
}

/** The marks of a listing as they are known here, over an answer that was asked for before they were. */
function notOlder(fresh: Listing, known: Standing): Listing {
  const { approved, reported, noticed } = known.listing;
  return { ...fresh, approved, reported, noticed };
}

/**
 * Takes listings from an answer. One asked for before the last settled operation (`asOf`, or, unsaid, answered within `lateFor`
 * milliseconds of it) brings everything but the marks.
 */
export function confirmListings(
  cache: Cache,
  listings: Listing[],
  time: { asOf?: number; now: number; lateFor: number },
): Cache {
  const changed: Record<string, Held> = {};
  const tick = cache.tick + 1;
  for (const listing of listings) {
    const known = changed[listing.id] ?? cache.held[listing.id];
    if (!known) {
      const overlay = openOn(cache, listing.id).reduce(
        (under, [id, { op }]) => propose(under, id, op),
        over<Standing, TimedMark>({ listing, removed: false }),
      );
      changed[listing.id] = { overlay, sending: false, confirmedIn: tick, settledIn: -1, settledAt: -1 };
      continue;
    }
    const late =
      known.settledIn >= 0 &&
      (time.asOf === undefined ? time.now - known.settledAt < time.lateFor : time.asOf < known.settledIn);
    const standing = late
      ? { listing: notOlder(listing, known.overlay.confirmed), removed: known.overlay.confirmed.removed }
      : { listing, removed: false };
    changed[listing.id] = { ...known, overlay: confirm(known.overlay, standing), confirmedIn: tick };
  }
  return put({ ...cache, tick }, changed);
}

export function proposeMark(cache: Cache, id: string, mark: Mark, at: string): Cache {
  const op: TimedMark = { mark, at };
  const open = cache.open[id] ? cache.open : { ...cache.open, [id]: { op, ids: [...mark.ids] } };
  return put(
    { ...cache, open },
    changing(cache, mark.ids, (held) => ({ ...held, overlay: propose(held.overlay, id, op) })),
  );
}

/** The operation is done: its marks are truth, and the gateway's own word of them, where there is one, is laid over. */
export function settleMark(cache: Cache, id: string, now: number, only?: string[], words: ListingWord[] = []): Cache {
  const moment = cache.moment + 1;
  const wordOf = new Map(words.map((word) => [word.id, word]));
  const ids = only ?? [...new Set([...carrying(cache, id), ...wordOf.keys()])];
  const changed = changing(cache, ids, (held) => {
    const settled = settle(held.overlay, id, applyMark);
    const word = wordOf.get(held.overlay.confirmed.listing.id);
    const overlay = word
      ? confirm(settled, { ...settled.confirmed, listing: { ...settled.confirmed.listing, ...marksOf(word) } })
      : settled;
    return { ...held, overlay, settledIn: moment, settledAt: now };
  });
  return put({ ...cache, open: without(cache.open, id, only), moment }, changed);
}

function marksOf({ approved, reported, noticed }: ListingWord): Partial<Listing> {
  return {
    ...(approved === undefined ? {} : { approved }),
    ...(reported === undefined ? {} : { reported }),
    ...(noticed === undefined ? {} : { noticed }),
  };
}

export function rejectMark(cache: Cache, id: string, only?: string[]): Cache {
  const open = without(cache.open, id, only);
  return put(
    { ...cache, open },
    changing(cache, only ?? carrying(cache, id), (held) => ({ ...held, overlay: reject(held.overlay, id, applyMark) })),
  );
}

export function setSending(cache: Cache, ids: string[], sending: boolean): Cache {
  return put(
    cache,
    changing(cache, ids, (held) => (held.sending === sending ? held : { ...held, sending })),
  );
}

function openOn(cache: Cache, listingId: string): [string, OpenMark][] {
  return Object.entries(cache.open).filter(([, mark]) => mark.ids.includes(listingId));
}

function without(open: Record<string, OpenMark>, id: string, only?: string[]): Record<string, OpenMark> {
  const { [id]: mark, ...rest } = open;
  if (!mark) return open;
  const ids = only ? mark.ids.filter((listingId) => !only.includes(listingId)) : [];
  return ids.length > 0 ? { ...open, [id]: { ...mark, ids } } : rest;
}

function carrying(cache: Cache, id: string): string[] {
  return Object.keys(cache.held).filter((key) => cache.held[key]?.overlay.layers.some((layer) => layer.id === id));
}

function changing(cache: Cache, ids: readonly string[], change: (held: Held) => Held): Record<string, Held> {
  const changed: Record<string, Held> = {};
  for (const id of ids) {
    const held = changed[id] ?? cache.held[id];
    if (!held) continue;
    const next = change(held);
    if (next !== held) changed[id] = next;
  }
  return changed;
}
