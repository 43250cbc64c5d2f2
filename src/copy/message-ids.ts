import type { WordsOfAreas } from './words-of-areas.gen';
import type { IntlShape } from 'react-intl';

/** Every sentence of locales/*: an id that is not there does not compile. */
export type MessageId = keyof WordsOfAreas;

declare global {
  // The merge point that react-intl offers for its ids is a namespace.
  // oxlint-disable-next-line typescript/no-namespace
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}

/** Whether the language at hand has a sentence of that id: for ids made of a code that comes as plain text. */
export function hasMessage(intl: IntlShape, id: string): id is MessageId {
  return Object.hasOwn(intl.messages, id);
}

/** How a compiled message says that a part of it is text. */
const literal = 0;

/** The sentence of that id, when the language at hand has it and nothing has to be put into it; null otherwise. */
export function findPlainMessage(intl: IntlShape, id: string): string | null {
  if (!hasMessage(intl, id)) return null;
  const message = intl.messages[id];
  const isPlain = typeof message === 'string' || message?.every(({ type }) => type === literal);
  return isPlain ? intl.formatMessage({ id }) : null;
}
