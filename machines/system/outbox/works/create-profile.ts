import { newProfileDraft, profileValuesOf } from '../../../domain/profile-form';
import { command } from './command';
import { absent, done, mapped, notice } from './work-rule';

export const createProfile = command('createProfile', {
  touches: () => ['profile:new'],
  wasDone: async (ports, input, _since, signal) =>
    mapped(await ports.profiles(undefined, signal), (profiles) => {
      const made = profiles.find((profile) => {
        const known = profileValuesOf(profile);
        return (Object.keys(known) as (keyof typeof known)[]).every((field) => known[field] === input[field]);
      });
      return made ? done(made) : absent(input);
    }),
  after: (_made, _heard, _id, { givenName, familyName }) => [
    { to: 'drafts', event: { type: 'draft.drop', key: newProfileDraft } },
    notice({
      code: 'command.createProfile.done',
      tone: 'success',
      values: { name: [givenName, familyName].filter(Boolean).join(' ') },
    }),
  ],
});
