import './styles';
import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { theme } from './theme';

export const colourSchemes = ['light', 'dark', 'auto'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

const key = 'vigia-colour-scheme';
const darkSystem = '(prefers-color-scheme: dark)';

interface Colours {
  /** As chosen; `auto` is that of the system. */
  scheme: ColourScheme;
  /** As painted. */
  painted: 'light' | 'dark';
  choose: (scheme: ColourScheme) => void;
}

/** For what paints itself in another scheme than the page, such as a picture of a screen in the explorer; set by `Look` otherwise. */
export const ColourSchemeContext = createContext<Colours>({
  scheme: 'auto',
  painted: 'light',
  choose: () => undefined,
});

const isScheme = (text: string | null): text is ColourScheme => colourSchemes.some((one) => one === text);

function readSavedScheme(): ColourScheme {
  try {
    const text = localStorage.getItem(key);
    return isScheme(text) ? text : 'auto';
  } catch {
    return 'auto';
  }
}

function keep(scheme: ColourScheme): void {
  try {
    localStorage.setItem(key, scheme);
  } catch {
    // Where the browser refuses storage the choice holds for this page.
  }
}

/** The page wears the scheme by an effect of `Look`: no part of Mantine has an element to mark, nor a scheme to choose. */
const nothing = () => undefined;

/**
 * Mantine's theme in one colour scheme, for whatever is a document of its own. The variables come from variables.css: Mantine's own
 * provider would bring along what computes them.
 */
export function DocumentTheme({ scheme, children }: { scheme: 'light' | 'dark'; children: ReactNode }) {
  const context = useMemo(
    () => ({
      colorScheme: scheme,
      setColorScheme: nothing,
      clearColorScheme: nothing,
      getRootElement: nothing,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
    }),
    [scheme],
  );
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

/**
 * The theme around the whole console: its styles, Mantine's theme, and the colour scheme that the person chose, in all of this
 * browser's tabs. The variables come from variables.css, so that no style element is ever inserted.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [scheme, setScheme] = useState(readSavedScheme);
  const [dark, setDark] = useState(() => matchMedia(darkSystem).matches);
  const painted = scheme === 'dark' || (scheme === 'auto' && dark) ? 'dark' : 'light';

  useEffect(() => {
    const system = matchMedia(darkSystem);
    const follow = (event: MediaQueryListEvent) => setDark(event.matches);
    const hear = (event: StorageEvent) => {
      if (event.key === key) setScheme(readSavedScheme());
    };
    system.addEventListener('change', follow);
    addEventListener('storage', hear);
    return () => {
      system.removeEventListener('change', follow);
      removeEventListener('storage', hear);
    };
  }, []);

  // How wide the scroll bar is: behind a drawer the page cannot scroll, and must not grow into its place.
  useEffect(() => {
    const root = document.documentElement;
    // Observed, not asked for: who asks in the middle of a start has the whole page laid out for it.
    const observer = new ResizeObserver(() => {
      if (getComputedStyle(root).overflowY !== 'hidden')
        root.style.setProperty('--v-gutter', `${innerWidth - root.clientWidth}px`);
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, []);

  useEffect(() => document.documentElement.setAttribute('data-mantine-color-scheme', painted), [painted]);

  const choose = useCallback((next: ColourScheme) => {
    keep(next);
    setScheme(next);
  }, []);
  const colours = useMemo(() => ({ scheme, painted, choose }) as const, [scheme, painted, choose]);
  return (
    <ColourSchemeContext value={colours}>
      <DocumentTheme scheme={painted}>{children}</DocumentTheme>
    </ColourSchemeContext>
  );
}

/** The colour scheme, and how to choose another. */
export function useColourScheme(): Colours {
  return use(ColourSchemeContext);
}
