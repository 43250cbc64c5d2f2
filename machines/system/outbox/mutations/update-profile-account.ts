import { accountDraft } from '../../../domain/account-form';
import { commandAdapter } from './command';
import { foundAbsent, foundDone, mapOutcome, noticeTo } from './mutation-adapter';

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
