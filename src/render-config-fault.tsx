import { StrictMode, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { removeBasePath } from './parts/urls';
import { ConfigFaultScreen, type WrongField } from './screens/shell/config-fault-screen';
import { configFields, fieldForms, hasEntry, type ConfigFault } from './seams/config-check';
import { removePrerenderedPage } from './seams/prerendered-page';
import { ThemeProvider } from './theme/theme-provider';

const sources = {
  es: () => import('virtual:words/es/installation'),
  en: () => import('virtual:words/en/installation'),
  pt: () => import('virtual:words/pt/installation'),
};
type Lang = keyof typeof sources;
const languages = Object.keys(sources) as Lang[];

/** The path at which the page was loaded: the console may have left it for another before the fault was found. */
const readLoadedPath = () =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href, location.href).pathname;

/** The language of the address, else the one that this browser keeps, else the first of its own that there is, else Spanish. */
export function detectLanguage(path: string, preferred: readonly string[]): Lang {
  let savedLanguage: string | null = null;
  try {
    savedLanguage = localStorage.getItem('vigia:lang');
  } catch {
    savedLanguage = null;
  }
  const candidates = [
    ...path.split('/'),
    savedLanguage ?? '',
    ...preferred.map((one) => one.slice(0, 2).toLowerCase()),
  ];
  return candidates.flatMap((one) => languages.filter((lang) => lang === one))[0] ?? 'es';
}

const longest = 60;
function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Each wrong field, and within a table the entries that are wrong. */
export function findWrongFields(fault: ConfigFault): WrongField[] {
  if (fault.kind !== 'fields') return [];
  const { names, told } = fault;
  return names.flatMap((name): WrongField[] => {
    if (!Object.hasOwn(configFields, name)) return [{ path: name, form: 'unknown' }];
    if (!Object.hasOwn(told, name)) return [{ path: name, form: 'lacking' }];
    const form = configFields[name as keyof typeof configFields];
    const value = told[name];
    const inner =
      (form === 'addresses' || form === 'offers') && typeof value === 'object' && value !== null
        ? Object.entries(value).filter(([entry, one]) => !hasEntry(name, entry) || !fieldForms[form]({ [entry]: one }))
        : [];
    if (inner.length === 0) return [{ path: name, form, value: shown(value) }];
    return inner.map(([entry, one]): WrongField =>
      hasEntry(name, entry)
        ? { path: `${name}.${entry}`, form, value: shown({ [entry]: one }) }
        : { path: `${name}.${entry}`, form: 'unknown' },
    );
  });
}

/** The page that the build painted still stands where the fault is found before the console has painted its own. */
function PrerenderedPageRemoval() {
  useLayoutEffect(removePrerenderedPage, []);
  return null;
}

/** Paints what is wrong with the configuration in the place of the console, of which nothing has started. Rejects when its words don't come. */
export async function renderConfigFault(page: Root, fault: ConfigFault): Promise<void> {
  const lang = detectLanguage(removeBasePath(readLoadedPath()), navigator.languages);
  const loadedMessages: unknown = (await sources[lang]()).default;
  document.documentElement.lang = lang;
  page.render(
    <StrictMode>
      <IntlProvider
        locale={lang}
        messages={loadedMessages as Record<string, MessageFormatElement[]>}
        defaultLocale="es"
      >
        <ThemeProvider>
          <ConfigFaultScreen kind={fault.kind} wrong={findWrongFields(fault)} onReload={() => location.reload()} />
          <PrerenderedPageRemoval />
        </ThemeProvider>
      </IntlProvider>
    </StrictMode>,
  );
}
