import type { Outcome } from '../../contracts/ports';
import type { CatalogueProduct } from '../../contracts/shapes';
import { valueOf, type OutcomeEvent } from '../kit/outcome';
import { port } from '../kit/port';

type Answer = Outcome<CatalogueProduct | null>;

/** A page of the catalogue, null where there is none of that id. */
export const cataloguePagePort = port('articleCatalogo');

/** What a guard on the answer is given, and an action that keeps it. */
export const catalogueOutcomeOf = ({ event }: { event: OutcomeEvent<CatalogueProduct | null> }): Answer => event.output;
export const cataloguePageOf = ({ event }: { event: OutcomeEvent<CatalogueProduct | null> }): CatalogueProduct | null =>
  valueOf(event);

export const cataloguePageGuards = {
  isThere: (_: unknown, answer: Answer) => answer.ok && answer.value !== null,
  isMissing: (_: unknown, answer: Answer) => answer.ok || answer.failure.code === 'ARTICLE_NOT_FOUND',
  isInvalid: (_: unknown, answer: Answer) => !answer.ok && answer.failure.code === 'INVALID_ARTICLE',
};
