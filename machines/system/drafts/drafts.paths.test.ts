import { expect, it } from 'vitest';
import { answered, cover, finished, refused } from '../../kit/cover';
import { draftsMachine } from './drafts.machine';
import { draftsEvents, keptReport } from './drafts.samples';

it('every path of the drafts', () => {
  const { walks } = cover(draftsMachine, {
    events: [
      ...draftsEvents,
      answered('readDrafts', [keptReport]),
      refused('readDrafts', 'STORAGE_UNAVAILABLE'),
      finished('writeDrafts'),
    ],
    never: {
      'drafts are held while nobody is signed in': ({ value, context }) =>
        value === 'asleep' && Object.keys(context.drafts).length > 0,
      'everything is said to be kept while something is not': ({ value, context }) =>
        value === 'keeping' && Object.keys(context.unwritten).length > 0,
    },
  });
  expect(walks.length).toBeGreaterThan(10);
});
