import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { WayContext } from '../parts/app-link';
import { headlessBook } from '../seams/addresses';
import { Look } from '../theme/look';
import { Gallery } from './gallery';
import { ShellSample } from './shell-sample';

const asked = new URLSearchParams(location.search);
const lang = asked.get('lang') ?? 'es';
const words: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  es: () => import('virtual:words/es'),
  en: () => import('virtual:words/en'),
  pt: () => import('virtual:words/pt'),
};
const { default: messages } = await (words[lang] ?? words['es'])!();

const root = document.getElementById('root');
if (root !== null) {
  document.documentElement.lang = lang;
  createRoot(root).render(
    <StrictMode>
      <IntlProvider locale={lang} messages={messages}>
        <Look>
          <WayContext value={{ ...headlessBook(), go: () => undefined }}>
            {asked.get('view') === 'shell' ? (
              <ShellSample state={asked.get('state') ?? 'screen'} />
            ) : (
              <Gallery open={asked.get('open')} />
            )}
          </WayContext>
        </Look>
      </IntlProvider>
    </StrictMode>,
  );
}
