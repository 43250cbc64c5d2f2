import type { Outcome } from '../../contracts/ports';
import type { Listing } from '../../contracts/shapes';
import { readId } from '../domain/listing-id';
import { isInvalidStatus } from '../domain/report-listings';

/** Screens that show listings whatever has become of them. */
const uncheckedOrigins: readonly string[] = ['history', 'case', 'closed_cases', 'reported_articles'];

/** The listing id of an address, null when it holds none: a catalogue id has its own page. */
export function listingIdOf(text: string | undefined): string | null {
  const read = readId(text ?? '');
  return read?.shape === 'listing' ? read.id : null;
}

export type ArticleResult = ReturnType<typeof readArticle>;

/** Guards that are given what `readArticle` made of the answer. */
export const articleGuards = {
  isValid: (_: unknown, { is }: ArticleResult) => is === 'valid',
  isMissing: (_: unknown, { is }: ArticleResult) => is === 'missing',
  isInvalid: (_: unknown, { is }: ArticleResult) => is === 'invalid',
};

/** What a page keeps of an answer that says that its listing is no longer valid. */
export const toInvalidArticle = (read: ArticleResult) => ({
  failure: { code: 'INVALID_ARTICLE' as const },
  status: read.is === 'invalid' ? read.status : null,
});

/** What an answer to `article` means for a page opened from there: the listing, none, or one that is no longer valid. */
export function readArticle(outcome: Outcome<Listing[]>, from: string | null) {
  if (!outcome.ok) {
    const { code } = outcome.failure;
    if (code === 'ARTICLE_NOT_FOUND') return { is: 'missing' as const };
    if (code === 'INVALID_ARTICLE') return { is: 'invalid' as const, status: null };
    return { is: 'failed' as const, failure: outcome.failure };
  }
  const [listing] = outcome.value;
  if (listing === undefined) return { is: 'missing' as const };
  const checked = from === null || !uncheckedOrigins.includes(from);
  if (checked && isInvalidStatus(listing.status)) return { is: 'invalid' as const, status: listing.status };
  return { is: 'valid' as const, listing };
}
