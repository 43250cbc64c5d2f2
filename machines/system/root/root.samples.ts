import type { AnyEventObject } from 'xstate';
import * as inside from './inside';
import type { RootInput } from './root.types';

export const rootInput: RootInput = { version: '3.20.1', requiredSince: '2020-06-15' };

export const rootEvents: AnyEventObject[] = [
  { type: 'session.entered', userId: 'u-ana', remembered: null },
  { type: 'xstate.done.actor.loadInside', actorId: 'loadInside', output: inside },
  { type: 'xstate.error.actor.loadInside', actorId: 'loadInside', error: new Error('No network.') },
  { type: 'profile.opened', profileId: 'p-ana' },
  { type: 'session.left', kept: true },
  { type: 'session.left', kept: false },
];
