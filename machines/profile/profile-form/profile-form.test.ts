import { describe, expect, it } from 'vitest';
import { profileFormDraft } from '../../domain/profile-form';
import { answers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { profileFormMachine } from './profile-form.machine';
import { changedProfile, profileFormInput, newPasswordValues, currentPasswordValues } from './profile-form.samples';
import { profileFormView } from './profile-form.view';

function open(ports: FakePorts = {}) {
  const checkPassword = answers<void>(undefined);
  const changePassword = answers<void>(undefined);
  const stage = startWith(profileFormMachine, {
    input: profileFormInput,
    systemActors: sampleSystemActors(),
    now: sampleNow,
    ports: { checkPassword, changePassword, ...ports },
  });
  return { ...stage, checkPassword, changePassword, view: () => profileFormView(stage.actor.getSnapshot()) };
}
const sent = [{ work: { command: { type: 'updateProfile', input: { ...changedProfile } } } }];

describe('the form of the profile', () => {
  it('is saved once the current password is right, which is kept nowhere', async () => {
    const { actor, receivedBy, settle, settleWork, checkPassword, changePassword, view } = open();
    const contexts: string[] = [];
    actor.subscribe((snapshot) => contexts.push(JSON.stringify(snapshot.context)));
    actor.send({ type: 'values.change', values: changedProfile });
    actor.send({ type: 'form.submit', values: changedProfile, passwords: currentPasswordValues });
    actor.send({ type: 'form.submit', values: changedProfile, passwords: currentPasswordValues });
    expect(receivedBy('outbox')).toEqual([]);
    await settle();
    expect([checkPassword.asked, changePassword.asked]).toEqual([[{ currentPassword: 'current-password' }], []]);
    expect(receivedBy('outbox')).toMatchObject(sent);
    settleWork({ ok: true, value: anaProfile });
    expect(view().open).toBe(false);
    expect(contexts.join('')).not.toContain('current-password');
    expect(receivedBy('drafts')[0]).toEqual({ type: 'draft.keep', key: profileFormDraft, value: changedProfile });
  });

  it('a current password that is wrong is told at its field, and nothing goes out', async () => {
    const { actor, receivedBy, settle, view } = open({ checkPassword: refuses<undefined>('WRONG_PASSWORD') });
    actor.send({ type: 'form.submit', values: changedProfile, passwords: currentPasswordValues });
    await settle();
    expect(view()).toMatchObject({
      refused: { currentPassword: { because: 'PASSWORD_WRONG' } },
      values: changedProfile,
    });
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('another password alone is changed by the identity service alone', async () => {
    const { actor, receivedBy, settle, changePassword, checkPassword, view } = open();
    actor.send({ type: 'form.submit', values: profileFormInput.known, passwords: newPasswordValues });
    await settle();
    expect([checkPassword.asked, changePassword.asked]).toEqual([
      [],
      [{ currentPassword: 'current-password', password: 'another-password' }],
    ]);
    expect([receivedBy('outbox'), view().open]).toEqual([[], false]);
    expect(receivedBy('notices')).toMatchObject([{ notice: { code: 'profile.passwordChanged', tone: 'success' } }]);
  });

  it('where the profile fails after the password was changed, it is saved again without asking for one', async () => {
    const { actor, receivedBy, settle, settleWork, changePassword, view } = open();
    actor.send({ type: 'form.submit', values: changedProfile, passwords: newPasswordValues });
    await settle();
    settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect(view()).toMatchObject({ passwordChanged: true, failure: { code: 'SERVER_ERROR' }, values: changedProfile });
    actor.send({ type: 'form.submit', values: changedProfile, passwords: newPasswordValues });
    expect(receivedBy('outbox')).toHaveLength(2);
    expect(changePassword.asked).toHaveLength(1);
  });

  it('where nothing is another, that is said and nothing is asked', async () => {
    const { actor, receivedBy, settle, checkPassword, view } = open();
    actor.send({
      type: 'form.submit',
      values: profileFormInput.known,
      passwords: { ...currentPasswordValues, currentPassword: '' },
    });
    await settle();
    expect([checkPassword.asked, receivedBy('outbox')]).toEqual([[], []]);
    expect(view().unchanged).toBe(true);
    actor.send({ type: 'values.change', values: changedProfile });
    expect(view().unchanged).toBe(false);
  });
});
