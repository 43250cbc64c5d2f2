import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useSystemActor } from './use-system';
import { wordsOf } from './words';

/** The words of the painted language around the console; nothing is painted before there are any. */
export function Words({ children }: { children: ReactNode }) {
  const shell = useSystemActor('shell');
  const lang = useSelector(shell, ({ context }) => (context.painted ? context.lang : null));
  if (lang === null) return null;
  return (
    <IntlProvider locale={lang} messages={wordsOf(lang)} defaultLocale="es">
      {children}
    </IntlProvider>
  );
}
