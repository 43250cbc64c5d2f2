import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { sampleProfile } from '../profile/profile.samples';
import type { shellMachine, ShellInput, ShellOwnEvent } from './shell.machine';

export const shellInput: ShellInput = { version: '3.20.1' };

const said: ShellOwnEvent[] = [
  { type: 'language.apply', lang: 'pt' },
  { type: 'language.apply', lang: 'es' },
  { type: 'language.force', lang: 'es' },
  { type: 'language.force', lang: null },
  { type: 'menu.toggle' },
  { type: 'keys.open' },
  { type: 'keys.close' },
  { type: 'version.seen', version: '3.20.1' },
  { type: 'version.seen', version: '3.20.2' },
  { type: 'field.unknown' },
  { type: 'maintenance.reload' },
  { type: 'part.missing', release: 'newer' },
  { type: 'part.missing', release: null },
  { type: 'part.dismiss' },
  { type: 'page.reload' },
  { type: 'leave.ask' },
  { type: 'leave.stay' },
  { type: 'leave.go' },
];

export const shellSamples: MachineSamples<typeof shellMachine> = {
  lives: [{ name: 'a first visit', input: shellInput, systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    answered('readPreference', 'pt'),
    answered('readPreference', null),
    refused('readPreference', 'STORAGE_UNAVAILABLE'),
    answered('applyLanguage', undefined),
    refused('applyLanguage', 'OFFLINE'),
    answered('profile', sampleProfile),
    refused('profile', 'UNKNOWN_FIELD'),
    refused('profile', 'OFFLINE'),
    ...said,
  ],
  // What the server has is told and decides nothing.
  serialize: ({ value, context: { served: _, askers, ...context } }) => JSON.stringify([value, context, askers.length]),
  never: {
    'the initial language is painted unasked': ({ context }) => context.painted && context.lang === 'en',
    'it runs against another version': ({ value, context }) =>
      (value as { service: unknown }).service === 'running' && context.announced === '3.20.2',
  },
};
