import { useSelector } from '@xstate/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useSystemActor } from './use-system';
import { completeWords, completeWordsOf, onWords, wordsOf } from './words';

export { completeWords, completeWordsOf };

/** The words of the painted language around the console; nothing is painted before there are any. */
export function Words({ children }: { children: ReactNode }) {
  const shell = useSystemActor('shell');
  const lang = useSelector(shell, ({ context }) => (context.painted ? context.lang : null));
  const words = useSyncExternalStore(onWords, () => (lang === null ? null : wordsOf(lang)));
  if (lang === null || words === null) return null;
  return (
    <IntlProvider locale={lang} messages={words} defaultLocale="es">
      {children}
    </IntlProvider>
  );
}
