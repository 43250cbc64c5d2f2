import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { straightIntl } from './straight-intl';
import { useSystemActor } from './use-system';
import { completeWords, completeWordsOf, onWords, wordsOf } from './words';

export { completeWords, completeWordsOf };

/** The words of the painted language around the console; nothing is painted before there are any. */
export function Words({ children }: { children: ReactNode }) {
  const shell = useSystemActor('shell');
  const lang = useSelector(shell, ({ context }) => (context.painted ? context.lang : null));
  const words = useSyncExternalStore(onWords, () => (lang === null ? null : wordsOf(lang)));
  const intl = useMemo(() => (lang === null || words === null ? null : straightIntl(lang, words)), [lang, words]);
  return intl === null ? null : <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
