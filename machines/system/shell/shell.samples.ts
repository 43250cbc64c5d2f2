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
  serialize: ({ value, context: { served: _, requesters, ...context } }) =>
    JSON.stringify([value, context, requesters.length]),
  never: {
    'the initial language is painted unasked': ({ context }) => context.painted && context.lang === 'en',
    'it runs against another version': ({ value, context }) =>
      (value as { service: unknown }).service === 'running' && context.announced === '3.20.2',
  },
};

export const shellDescriptions = {
  states: {
    words: 'The language that is painted.',
    remembering: 'The language chosen last in this browser is read.',
    applying: 'The words of the wanted language are loaded, one language at a time.',
    lacking: 'They did not come; the former language stays and they are asked for again.',
    painted: 'The wanted language is on the page.',
    menu: 'The side menu.',
    closed: 'Folded away.',
    open: 'Shown.',
    keys: 'The list of keys.',
    untold: 'Nobody asked for it.',
    told: 'It stands over the page.',
    service: 'Whether console and gateway fit each other.',
    running: 'They do, as far as is known.',
    maintained: 'They do not: a screen covers everything and stops nothing.',
    resting: 'Waiting for the next look at the gateway.',
    checking: 'The gateway is asked whether it fits again.',
    code: 'Whether every part of the console that was asked for came.',
    complete: 'All did, or the person goes on without the one that did not.',
    incomplete: 'A file could not be had: the person is told, and may load the page again.',
    leaving: 'Leaving a screen with something unsaved.',
    free: 'Nothing holds the person back.',
    asking: 'The person is asked whether to leave.',
  },
  guards: {
    isPainted: 'it is the language on the page already',
    isOurVersion: 'the gateway has the version of this console',
    stillUnfit: 'the gateway does not fit yet, or gave no proper answer',
    agreesWithServer: 'the gateway announced this version, or none',
  },
};
