import { matchesState, type StateValue } from 'xstate';
import type { TranslatedListing, TranslationContext } from './translation.machine';

export interface TranslationView {
  translating: boolean;
  /** What is shown in the place of the original. */
  translated: TranslatedListing | null;
}

/** Before it has said anything. */
export const initialTranslationView: TranslationView = { translating: false, translated: null };

/** Whether it is being translated, and what is shown in the place of the original. */
export function translationView({
  value,
  context,
}: {
  value: StateValue;
  context: Pick<TranslationContext, 'translated'>;
}): TranslationView {
  return {
    translating: matchesState('translating', value),
    translated: value === 'on' ? context.translated : null,
  };
}
