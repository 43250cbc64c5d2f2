import type { TranslationEvent } from '../../../../machines/shared/translation/translation.machine';
import { formatKey, type KeyTable } from '../../../parts/keys';

const key = 'l';
export const translateKeys = {
  [key]: { event: { type: 'translation.toggle' }, words: 'keys.translate.text' },
} as const satisfies KeyTable<TranslationEvent>;

/** For the eye. */
export const translateKey = formatKey(key);
