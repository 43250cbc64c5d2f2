import type { ListingDetailEvent } from '../../../../machines/listings/listing-detail/listing-detail.types';
import { nameOfKey, type KeyTable } from '../../../parts/keys';

const key = 'l';
export const translateKeys = {
  [key]: { event: { type: 'translation.toggle' }, words: 'keys.translate.text' },
} as const satisfies KeyTable<ListingDetailEvent>;

/** For the eye. */
export const translateKey = nameOfKey(key);
