import { createContext, use } from 'react';
import type { ConsoleConfig } from './config';

export const ConfigContext = createContext<ConsoleConfig | null>(null);

/** What this installation told the console at run time. */
export function useConfig(): ConsoleConfig {
  const config = use(ConfigContext);
  if (config === null) throw new Error('No configuration around this component: render it inside ConfigContext.');
  return config;
}
