import { answered, refused } from '../../simulator/cover';
import { sampleCase } from '../../simulator/sample-case';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { CasePreviewEvent, casePreviewMachine } from './case-preview.machine';

const sentEvents: CasePreviewEvent[] = [
  { type: 'preview.show', caseId: '10000002', siteId: 'MLA' },
  { type: 'preview.show', caseId: '10000003', siteId: 'MLB' },
  { type: 'preview.hide' },
  { type: 'preview.retry' },
  { type: 'preview.renew' },
];

export const casePreviewSamples: MachineSamples<typeof casePreviewMachine> = {
  lives: [{ name: 'two cases in a row', systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    ...sentEvents,
    answered('caseDescription', sampleCase()),
    refused('caseDescription', 'CASE_NOT_FOUND'),
    refused('caseDescription', 'OFFLINE'),
  ],
  serialize: ({ value, context: { of, kept, fresh, failure } }) =>
    JSON.stringify([value, of?.caseId, kept.map(({ id }: { id: string }) => id), fresh.length, failure?.code]),
  never: {
    'something is asked while nothing is looked at': ({ value, context: { of } }) =>
      (value === 'hidden') !== (of === null),
    'the same one is kept twice': ({ context: { kept } }) =>
      new Set(kept.map(({ id }: { id: string }) => id)).size !== kept.length,
    'it is said why one could not be had that was had': (snapshot) =>
      snapshot.context.failure !== null && !snapshot.matches({ shown: { rested: 'failed' } }),
  },
};

export const casePreviewDescriptions = {
  states: {
    hidden: 'No case is looked at; nothing is asked.',
    shown: 'One is looked at; what was known of it stands.',
    'shown.passing': 'The cursor may be passing by: nothing is asked yet.',
    'shown.rested': 'It rests there.',
    'shown.rested.choosing': 'Whether it was asked for since the list was read.',
    'shown.rested.asking': 'The gateway is asked for it.',
    'shown.rested.failed': 'It could not be had; the list goes on, and it can be asked for again.',
    'shown.rested.known': 'It is known as the gateway has it.',
  },
  guards: {
    isShownAlready: 'it is the one that is looked at',
    isFresh: 'it was asked for since the list was read',
    succeeded: 'the gateway answered',
  },
};
