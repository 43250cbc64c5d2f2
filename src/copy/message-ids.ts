import type es from '../../locales/es.json';

/** Every sentence of locales/*.json: an id that is not there does not compile. */
export type MessageId = keyof typeof es;

declare global {
  // The merge point that react-intl offers for its ids is a namespace.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
