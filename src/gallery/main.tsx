import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Look } from '../theme/look';
import { Gallery } from './gallery';
import { ShellSample } from './shell-sample';

const asked = new URLSearchParams(location.search);
const lang = asked.get('lang') ?? 'es';
const words: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  es: () => import('../../locales/es.json'),
  en: () => import('../../locales/en.json'),
  pt: () => import('../../locales/pt.json'),
};
const { default: messages } = await (words[lang] ?? words['es'])!();

const root = document.getElementById('root');
if (root !== null) {
  document.documentElement.lang = lang;
  createRoot(root).render(
    <StrictMode>
      <IntlProvider locale={lang} messages={messages}>
        <Look>
          {asked.get('view') === 'shell' ? (
            <ShellSample state={asked.get('state') ?? 'screen'} />
          ) : (
            <Gallery open={asked.get('open')} />
          )}
        </Look>
      </IntlProvider>
    </StrictMode>,
  );
}
