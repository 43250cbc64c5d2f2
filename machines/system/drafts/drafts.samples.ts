import type { DraftEntry } from '../../../contracts/ports';
import { answered, finished, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { draftsMachine, DraftsOwnEvent } from './drafts.machine';

export const reportKey = 'report:MLA1000000001';
export const replyKey = 'reply:12345678';

export const sampleReportDraft: DraftEntry = {
  key: reportKey,
  profileId: 'profile-1',
  savedAt: sampleNow - 60_000,
  value: { code: 'PPPI1', comment: 'No es original' },
};

const said: DraftsOwnEvent[] = [
  { type: 'drafts.wake', profileId: 'profile-1' },
  { type: 'draft.keep', key: reportKey, value: { code: 'PPPI1', comment: 'No es' } },
  { type: 'draft.drop', key: reportKey },
  { type: 'drafts.rest' },
  { type: 'drafts.clear' },
  {
    type: 'session.heard',
    message: {
      type: 'drafts.changed',
      profileId: 'profile-1',
      changes: { [replyKey]: { kept: true, value: { comment: 'Es original' } } },
    },
  },
];

export const draftsSamples: MachineSamples<typeof draftsMachine> = {
  lives: [{ name: 'nobody signed in yet', systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    ...said,
    answered('readDrafts', [sampleReportDraft]),
    refused('readDrafts', 'STORAGE_UNAVAILABLE'),
    finished('writeDrafts', null),
    finished('writeDrafts', { code: 'STORAGE_UNAVAILABLE' }),
  ],
  never: {
    'drafts are held while nobody is signed in': ({ value, context }) =>
      value === 'asleep' && Object.keys(context.drafts).length > 0,
    'everything is said to be kept while something is not': ({ value, context }) =>
      value === 'keeping' && Object.keys(context.unwritten).length > 0,
  },
};

export const draftsDescriptions = {
  states: {
    asleep: 'Nobody is signed in: nothing is kept.',
    reading: 'What this profile had typed is read from the browser; what is typed meanwhile wins.',
    keeping: 'Every draft is in the browser.',
    writing: 'Changed drafts are being written.',
    parting: 'The person leaves: the last changes are written before anything else.',
  },
  guards: {
    isUnkept: 'the browser has not kept it, and nobody was told yet',
    somethingUnwritten: 'a draft has changed since the last write began',
    somebodyIsNext: 'another profile has come meanwhile',
  },
};
