import { profileFormDraft, newProfileDraft, profileValuesOf } from '../../../domain/profile-form';
import { commandAdapter } from './command';
import { foundAbsent, foundDone, mapOutcome, noticeTo } from './mutation-adapter';

/** Whether everything that was wanted is there, beside whatever else is. */
function contains(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    return wanted === undefined || JSON.stringify(found) === JSON.stringify(wanted);
  return Object.entries(wanted).every(
    ([name, value]) =>
      typeof found === 'object' && found !== null && contains((found as Record<string, unknown>)[name], value),
  );
}

export const updateProfile = commandAdapter('updateProfile', {
  touches: () => ['profile'],
  wasDone: async (ports, change, _since, signal) =>
    mapOutcome(await ports.profile(undefined, signal), (profile) =>
      contains(profile, change) ? foundDone(profile) : foundAbsent(change),
    ),
  begins: (id, change) => [{ to: 'profile', event: { type: 'change.propose', id, change } }],
  /** Names are changed in the form alone, which sends all of it; what the header and the screens change is seen at once. */
  after: (_profile, _heard, id, { givenName }) => [
    { to: 'profile', event: { type: 'change.settle', id } },
    ...(givenName === undefined
      ? []
      : [
          { to: 'drafts' as const, event: { type: 'draft.drop' as const, key: profileFormDraft } },
          noticeTo({ code: 'command.updateProfile.done', tone: 'success' }),
        ]),
  ],
  failed: (failure, heard, id) => [
    { to: 'profile', event: { type: 'change.reject', id } },
    ...(heard ? [] : [noticeTo({ code: 'profile.changeFailed', tone: 'failure', failure })]),
  ],
});

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
