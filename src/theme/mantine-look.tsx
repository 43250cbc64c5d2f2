import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/global.layer.css';
import type { ReactNode } from 'react';
import { useColours } from './look';
import { theme } from './theme';

const noRoot = () => undefined;

/**
 * What Mantine's components need around them. It stands in the lazy modules that use them, so that no first chunk carries them;
 * its variables come from variables.css, so that no style element is ever inserted.
 */
export function MantineLook({ children }: { children: ReactNode }) {
  const { painted } = useColours();
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={painted}
      getRootElement={noRoot}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
