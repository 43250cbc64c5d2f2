import type { Outcome } from '../../contracts/ports';
import type { CatalogueProduct } from '../../contracts/shapes';
import { valueOf, type Done } from '../kit/outcome';
import { port } from '../kit/port';

type Answer = Outcome<CatalogueProduct | null>;

/** A page of the catalogue, null where there is none of that id. */
export const cataloguePage = port('articleCatalogo');

/** What a guard on the answer is given, and an action that keeps it. */
export const pageAnswer = ({ event }: { event: Done<CatalogueProduct | null> }): Answer => event.output;
export const pageIn = ({ event }: { event: Done<CatalogueProduct | null> }): CatalogueProduct | null => valueOf(event);

export const pageGuards = {
  isThere: (_: unknown, answer: Answer) => answer.ok && answer.value !== null,
  isMissing: (_: unknown, answer: Answer) => answer.ok || answer.failure.code === 'ARTICLE_NOT_FOUND',
  isInvalid: (_: unknown, answer: Answer) => !answer.ok && answer.failure.code === 'INVALID_ARTICLE',
};
