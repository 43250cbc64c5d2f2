import type { IntlShape } from 'react-intl';
import type { MessageId } from './message-ids';

/** Whether the language at hand has a sentence of that id: for ids made of a code that comes as plain text. */
export function hasWords(intl: IntlShape, id: string): id is MessageId {
  return Object.hasOwn(intl.messages, id);
}
