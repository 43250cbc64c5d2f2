import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createBidiIntl } from '../copy/bidi-intl';
import { useSystemMachine } from './use-system';
import { loadMessageParts, loadScreenMessages, subscribeToMessages, messagesOf } from './messages';

export { loadMessageParts, loadScreenMessages };

/** The words of the painted language around the console; nothing is painted before there are any. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const shell = useSystemMachine('shell');
  const lang = useSelector(shell, ({ context }) => (context.painted ? context.lang : null));
  const messages = useSyncExternalStore(subscribeToMessages, () => (lang === null ? null : messagesOf(lang)));
  const intl = useMemo(
    () => (lang === null || messages === null ? null : createBidiIntl(lang, messages)),
    [lang, messages],
  );
  return intl === null ? null : <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
