import { newProfileDraft, profileValuesOf } from '../../../domain/profile-form';
import { commandAdapter } from './command';
import { foundAbsent, foundDone, mapOutcome, noticeTo } from './mutation-adapter';

export const createProfile = commandAdapter('createProfile', {
  touches: () => ['profile:new'],
  wasDone: async (ports, input, _since, signal) =>
    mapOutcome(await ports.profiles(undefined, signal), (profiles) => {
      const made = profiles.find((profile) => {
        const known = profileValuesOf(profile);
        return (Object.keys(known) as (keyof typeof known)[]).every((field) => known[field] === input[field]);
      });
      return made ? foundDone(made) : foundAbsent(input);
    }),
  after: (_made, _heard, _id, { givenName, familyName }) => [
    { to: 'drafts', event: { type: 'draft.drop', key: newProfileDraft } },
    noticeTo({
      code: 'command.createProfile.done',
      tone: 'success',
      values: { name: [givenName, familyName].filter(Boolean).join(' ') },
    }),
  ],
});
