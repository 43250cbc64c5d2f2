import type { SearchOf } from '../../domain/addresses';

/** How many cards before the last one the next page is asked for. */
const inGoodTime = 12;

/** The country that an address means; one that says none means the profile's. */
export function siteMeant({ site }: Pick<SearchOf<'suggestions'>, 'site'>, kept: string | null): string | null {
  return site === 'all' ? null : (site ?? kept);
}

/** Whether so few are left behind the cursor that the next page is fetched before it is asked for. */
export function nearsEnd(ids: readonly string[], cursor: string | null): boolean {
  return cursor !== null && ids.indexOf(cursor) >= ids.length - inGoodTime;
}
