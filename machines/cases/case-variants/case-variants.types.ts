import type { Failure } from '../../../contracts/ports';
import type { DenouncedVariant, Variant } from '../../../contracts/shapes';

export interface CaseVariantsInput {
  caseId: string;
  articleId: string;
}

export interface CaseVariantsContext extends CaseVariantsInput {
  /** Those that the report names. */
  denounced: DenouncedVariant[];
  /** All that the listing has, as far as its page tells them. */
  listed: Variant[];
  failure: Failure | null;
}

export type CaseVariantsEvent = { type: 'variants.reload' };
