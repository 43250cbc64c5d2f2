import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { AppNavigationContext } from '../parts/app-link';
import { getHeadlessAddressBook } from '../seams/addresses';
import { ThemeProvider } from '../theme/theme-provider';
import { Gallery } from './gallery';
import { ShellSample } from './shell-sample';

const params = new URLSearchParams(location.search);
const lang = params.get('lang') ?? 'es';
const messageFiles: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  es: () => import('virtual:words/es'),
  en: () => import('virtual:words/en'),
  pt: () => import('virtual:words/pt'),
};
const { default: messages } = await (messageFiles[lang] ?? messageFiles['es'])!();

const root = document.getElementById('root');
if (root !== null) {
  document.documentElement.lang = lang;
  createRoot(root).render(
    <StrictMode>
      <IntlProvider locale={lang} messages={messages}>
        <ThemeProvider>
          <AppNavigationContext value={{ ...getHeadlessAddressBook(), go: () => undefined }}>
            {params.get('view') === 'shell' ? (
              <ShellSample state={params.get('state') ?? 'screen'} />
            ) : (
              <Gallery open={params.get('open')} />
            )}
          </AppNavigationContext>
        </ThemeProvider>
      </IntlProvider>
    </StrictMode>,
  );
}
