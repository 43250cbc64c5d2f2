import { finished } from '../../simulator/cover';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { templatesMachine } from './templates.machine';
import type { TemplatesContext, TemplatesEvent } from './templates.types';

export const sampleTemplates = {
  'template:t1': { code: 'PPPI8', lang: 'es', name: 'Modelo copiado', text: 'Copia de {{marca}} {{modelo}}' },
};

/** A profile with these settings. */
export const templateSystemActors = (settings: Record<string, unknown> = sampleTemplates) =>
  sampleSystemActors({ profile: { ...anaFacts, profile: { ...anaProfile, settings } } });

const sentEvents: TemplatesEvent[] = [
  { type: 'template.begin', code: 'PPPI8', lang: 'es', text: '' },
  { type: 'template.edit', id: 't1' },
  { type: 'template.about', code: 'PPPI1', lang: 'pt' },
  { type: 'template.type', name: 'Copia', text: 'Es una' },
  { type: 'template.keep', name: 'Copia', text: 'Es una copia' },
  { type: 'template.keep', name: '', text: '' },
  { type: 'template.leave' },
  { type: 'template.cancel' },
  { type: 'template.delete', id: 't1' },
  { type: 'template.restore' },
  { type: 'save.retry', id: 't1' },
  { type: 'save.edit', id: 't1' },
  { type: 'save.forget', id: 't1' },
];

export const templatesSamples: MachineSamples<typeof templatesMachine> = {
  lives: [{ name: 'a profile with one template', systemActors: templateSystemActors(), now: sampleNow }],
  events: [
    finished('updateProfile', { ok: true, value: anaProfile }),
    finished('updateProfile', { ok: false, failure: { code: 'OFFLINE' } }),
    ...sentEvents,
  ],
  serialize: ({ value, context }) => {
    const { writing, dropped, saves, failed } = context as TemplatesContext;
    return JSON.stringify([
      value,
      writing && [writing.id, writing.code],
      dropped !== null,
      saves.slice(0, 2).map(({ what, written }) => [what, written?.id === 't1']),
      failed.slice(0, 2).map(({ save }) => [save.what, save.template.id === 't1', save.written !== null]),
    ]);
  },
  offers: ({ context }) =>
    (context as TemplatesContext).saves.length < 3 && (context as TemplatesContext).failed.length < 3,
  never: {
    'one is written and nothing of it is known': (snapshot) =>
      snapshot.matches({ pen: 'writing' }) && snapshot.context.writing === null,
    'nothing is to be saved and something is on its way': (snapshot) =>
      snapshot.matches({ desk: 'saving' }) && snapshot.context.saves.length === 0,
  },
};

export const templatesDescriptions = {
  states: {
    pen: 'What is written of a template.',
    'pen.resting': 'No template is being written.',
    'pen.writing': 'A template is written: a kept one, or a new one.',
    desk: 'What is asked of the profile, one after the other.',
    'desk.quiet': 'Nothing is on its way.',
    'desk.saving': 'The first of them is on its way.',
  },
  guards: {
    isKept: 'it is a template of the profile',
    isNew: 'it is a new one',
    isWhole: 'its name and its text are as they must be, beside the others',
    wasDeleted: 'one was deleted, and not brought back',
    hasFailed: 'it could not be saved',
    wasWritten: 'it could not be saved, and was written here',
    isWanted: 'something is to be saved',
    succeeded: 'the gateway has kept it',
  },
};
