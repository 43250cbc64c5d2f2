import { describe, expect, it } from 'vitest';
import type { Ports } from '../../../../contracts/ports';
import { accountDraft, accountFormOf } from '../../../domain/account-form';
import { typedAccount } from '../../../profile/account-form/account-form.samples';
import { answers } from '../../../simulator/answers';
import { anaFacts } from '../../../simulator/sample-system-actors';
import { updateProfileAccount as rule } from './profiles';
import { foundAbsent, foundDone, emptyResult } from './mutation-adapter';

const { signal } = new AbortController();
const ports = (some: Partial<Ports>) => some as Ports;
const input = { account: accountFormOf(typedAccount) };
const account = {
  accountType: 'rights_holder',
  accountId: '51',
  accountName: 'Kumara',
  identificationName: 'Kumara S.A.',
  identificationNumber: '30-71234567-1',
  contactName: 'Ana Quiroga',
  contactEmail: 'ana@kumara.test',
  isVerified: true,
};

describe('whether an account was verified', () => {
  it.each([
    ['the account says the same', account, foundDone({ isVerified: true, accountId: '51' })],
    ['the account says another name', { ...account, accountName: 'Otra' }, foundAbsent(input)],
    ['there is no account', null, foundAbsent(input)],
  ])('%s', async (_, known, found) => {
    if (anaFacts.profile === null) throw new Error('The sample has no profile.');
    const profile = answers({ ...anaFacts.profile, account: known });
    expect(await rule.wasDone?.(ports({ profile }), input, 0, signal)).toEqual({ ok: true, value: found });
  });
});

describe('what is told of it', () => {
  const told = (failure: Parameters<typeof rule.ends>[2]['failure'], heard = true) =>
    rule.ends('j', input, { done: emptyResult, failure, heard }).tells;

  it('the profile is asked again and the draft is dropped once it is done', () => {
    expect(told(null)).toMatchObject([
      { to: 'profile', event: { type: 'profile.refetch' } },
      { to: 'drafts', event: { type: 'draft.drop', key: accountDraft } },
      { event: { notice: { code: 'command.updateProfileAccount.done', tone: 'success' } } },
    ]);
  });

  it('a mere 400 raises nothing, and the profile isn’t verified; what else fails is told by whoever is there', () => {
    const refused = { code: 'BAD_STATUS' as const, values: { status: 400 } };
    expect([told(refused), told(refused, false)]).toEqual(
      Array(2).fill([{ to: 'profile', event: { type: 'verification.refuse' } }]),
    );
    expect(told({ code: 'BAD_STATUS', values: { status: 429 } })).toEqual([]);
    expect(told({ code: 'OFFLINE' }, false)).toMatchObject([
      { event: { notice: { code: 'command.updateProfileAccount.failed', tone: 'failure' } } },
    ]);
  });
});
