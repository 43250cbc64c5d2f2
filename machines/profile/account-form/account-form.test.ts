import { describe, expect, it } from 'vitest';
import {
  accountDraft,
  accountFaults,
  accountFormOf,
  beginAccount,
  fieldsOf,
  readAccountDraft,
  type AccountValues,
} from '../../domain/account-form';
import { startWith } from '../../simulator/answers';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { accountFormMachine } from './account-form.machine';
import { typedAccount } from './account-form.samples';
import { drawerFormView } from '../../shared/drawer-form.view';
import { toWire } from '../../../tests/wire';

function open(values: AccountValues = beginAccount(null, 'es')) {
  const stage = startWith(accountFormMachine, {
    input: { values },
    systemActors: sampleSystemActors(),
    now: sampleNow,
  });
  return { ...stage, view: () => drawerFormView<AccountValues>(stage.actor.getSnapshot()) };
}

describe('the form of an account', () => {
  it('GW-56 keeps what is typed, and submits once what its type asks for', async () => {
    const { actor, receivedBy, settleWork, view } = open();
    actor.send({ type: 'values.change', values: typedAccount });
    expect(receivedBy('drafts')).toEqual([{ type: 'draft.keep', key: accountDraft, value: typedAccount }]);
    actor.send({ type: 'form.submit', values: typedAccount });
    actor.send({ type: 'form.submit', values: typedAccount });
    const said = Object.entries(typedAccount).filter(([field, text]) => field !== 'capacity' && text !== '');
    const account = Object.fromEntries(said);
    expect(receivedBy('outbox')).toMatchObject([
      { work: { command: { type: 'updateProfileAccount', input: { account } } } },
    ]);
    const input = { account: accountFormOf(typedAccount), operationKey: 'key' };
    expect(await toWire('updateProfileAccount', input)).toEqual({ account });
    settleWork({ ok: true, value: { isVerified: true, accountId: '51' } });
    expect(view().open).toBe(false);
  });

  it('what is missing is told, and nothing goes out', () => {
    const { actor, receivedBy, view } = open();
    actor.send({ type: 'form.submit', values: beginAccount(null, 'es') });
    expect(view().refused).toEqual({ accountType: { because: 'FIELD_EMPTY' } });
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('an address that is taken is told at its field; any other failure leaves the form as it is', () => {
    const { actor, settleWork, view } = open(typedAccount);
    actor.send({ type: 'form.submit', values: typedAccount });
    settleWork({ ok: false, failure: { code: 'EMAIL_REGISTERED' } });
    expect(view()).toMatchObject({ refused: { accountDisplayEmail: { because: 'EMAIL_REGISTERED' } }, failure: null });
    actor.send({ type: 'form.submit', values: typedAccount });
    settleWork({ ok: false, failure: { code: 'OFFLINE' } });
    expect(view()).toMatchObject({ refused: null, failure: { code: 'OFFLINE' }, values: typedAccount, open: true });
  });
});

describe('what the form asks', () => {
  it.each([
    ['nothing but the type', { accountType: '' as const, capacity: '' as const }, 1],
    ['a rights holder', { accountType: 'rights_holder' as const, capacity: 'holder' as const }, 14],
    ['who represents the rights', { accountType: 'rights_holder' as const, capacity: 'representative' as const }, 16],
    ['an attorney', { accountType: 'attorney' as const, capacity: '' as const }, 11],
  ])('of %s', (_, chosen, count) => {
    expect(fieldsOf(chosen)).toHaveLength(count);
  });

  it('GW-56 says nothing of what another type asks', () => {
    const attorney = { ...typedAccount, accountType: 'attorney' as const, attorneyName: ' Estudio Paz ' };
    expect(accountFormOf(attorney)).toEqual({
      accountType: 'attorney',
      attorneyName: 'Estudio Paz',
      contactName: 'Ana Quiroga',
      internationalCode: '+54',
      contactPhone: '11 4321 8765',
      contactEmail: 'ana@kumara.test',
      accountLang: 'es',
      accountDisplayName: 'Kumara',
      accountDisplayEmail: 'denuncias@kumara.test',
    });
  });

  it.each([
    ['internationalCode', '54', null],
    ['internationalCode', 'AR', 'INTERNATIONAL_CODE_INVALID'],
    ['contactPhone', '(011) 4321-8765', null],
    ['contactPhone', '4321', 'PHONE_INVALID'],
    ['contactEmail', 'ana@x', 'EMAIL_INVALID'],
  ] as const)('%s %s', (field, text, code) => {
    expect(accountFaults({ ...typedAccount, [field]: text })[field]?.because ?? null).toBe(code);
  });

  it('a draft of another version is left alone', () => {
    const begun = beginAccount(null, 'es');
    expect(readAccountDraft({ accountType: 'attorney' }, begun)).toBeNull();
    expect(readAccountDraft('x', begun)).toBeNull();
    expect(readAccountDraft({ ...typedAccount, more: 1 }, begun)).toEqual(typedAccount);
  });
});
