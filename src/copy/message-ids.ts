import type { WordsOfAreas } from './words-of-areas.gen';

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
