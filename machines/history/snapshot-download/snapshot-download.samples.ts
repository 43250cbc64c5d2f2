import { answered, refused } from '../../simulator/cover';
import { inputAt } from '../../simulator/sample-addresses';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { snapshotDownloadMachine, SnapshotDownloadInput } from './snapshot-download.machine';

export const snapshotDownloadInput: SnapshotDownloadInput = inputAt('snapshotDownload', { articleId: 'MLA1234567890' });

export const snapshotDownloadSamples: MachineSamples<typeof snapshotDownloadMachine> = {
  lives: [
    { name: 'the copy of a listing', input: snapshotDownloadInput, systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: [
    answered('snapshotLink', { url: '/files/snapshots/1.pdf' }),
    refused('snapshotLink', 'ARTICLE_NOT_FOUND'),
    answered('downloadFile', undefined),
    refused('downloadFile', 'OFFLINE'),
    { type: 'snapshot.save' },
  ],
  never: {
    'something is saved without an address': (snapshot) => snapshot.matches('saving') && snapshot.context.url === null,
    'it failed without a reason': (snapshot) => snapshot.matches('failed') && snapshot.context.failure === null,
  },
};

export const snapshotDownloadDescriptions = {
  states: {
    asking: 'The link of the copy is asked for.',
    saving: 'What is at the link is fetched and saved.',
    saved: 'The copy is on this device; it can be saved once more.',
    failed: 'There is no link, or nothing is at it: it can be tried again.',
  },
  guards: { succeeded: 'it was answered' },
};
