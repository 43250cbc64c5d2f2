import type { Picture } from '../../../contracts/shapes';
import type { ListingPreviewContext } from './listing-preview.types';

/** How many are kept. */
const mostKept = 40;

/** What is kept once that one is, too: the last ones, each once. */
export function keptWith(kept: readonly string[], id: string | null): string[] {
  return id === null ? [...kept] : [...kept.filter((one) => one !== id), id].slice(-mostKept);
}

/** Whether it would have to be asked for. */
export const isUnknown = ({ kept }: Pick<ListingPreviewContext, 'kept'>, id: string | null): boolean =>
  id !== null && !kept.includes(id);

/** The pictures by which every screen knows it now. */
export function picturesOf({ listings }: Pick<ListingPreviewContext, 'listings'>, id: string): Picture[] {
  return listings.getSnapshot().context.visible[id]?.pictures ?? [];
}
