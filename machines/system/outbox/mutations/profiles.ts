import { profileFormDraft, newProfileDraft, profileValuesOf } from '../../../domain/profile-form';
import { commandAdapter } from './command';
import { foundAbsent, foundDone, mapOutcome, noticeTo } from './mutation-adapter';
import { accountDraft } from '../../../domain/account-form';

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

/** Of what is said, what the profile tells again. */
const told = {
  accountName: 'accountDisplayName',
  identificationName: 'identificationName',
  identificationNumber: 'identificationNumber',
  contactName: 'contactName',
  contactEmail: 'contactEmail',
  accountType: 'accountType',
} as const;
type Told = keyof typeof told;

export const updateProfileAccount = commandAdapter('updateProfileAccount', {
  touches: () => ['profile'],
  wasDone: async (ports, input, _since, signal) =>
    mapOutcome(await ports.profile(undefined, signal), ({ account }) => {
      const says = (Object.keys(told) as Told[]).every((field) => {
        const said = input.account[told[field]];
        return said === undefined || account?.[field] === said;
      });
      return says && account !== null
        ? foundDone({ isVerified: account.isVerified, accountId: account.accountId })
        : foundAbsent(input);
    }),
  after: () => [
    { to: 'profile', event: { type: 'profile.refetch' } },
    { to: 'drafts', event: { type: 'draft.drop', key: accountDraft } },
    noticeTo({ code: 'command.updateProfileAccount.done', tone: 'success' }),
  ],
  /** What the gateway merely refuses is told in the form and by the profile, which isn't verified (ERR-45). */
  failed: (failure, heard) => {
    if (failure.code === 'BAD_STATUS' && failure.values?.['status'] === 400)
      return [{ to: 'profile', event: { type: 'verification.refuse' } }];
    return heard ? [] : [noticeTo({ code: 'command.updateProfileAccount.failed', tone: 'failure', failure })];
  },
});
