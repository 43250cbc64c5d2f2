import type { RootEvent, RootInput } from './root.types';

export const rootInput: RootInput = { version: '3.20.1', requiredSince: '2020-06-15' };

export const rootEvents: RootEvent[] = [
  { type: 'session.entered', userId: 'u-ana' },
  { type: 'profile.opened', profileId: 'p-ana' },
  { type: 'session.left', kept: true },
  { type: 'session.left', kept: false },
];
