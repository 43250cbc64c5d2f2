import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './styles';
import { theme } from './theme';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'vigia-colour-scheme' });

/** The theme around the whole console. Variables come from variables.css, so that no style element is ever inserted. */
export function Look({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
