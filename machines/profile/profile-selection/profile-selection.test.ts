import { describe, expect, it } from 'vitest';
import { answers, answersInTurn, neverAnswers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { profileSelectionMachine } from './profile-selection.machine';
import { issuedCredentials, otherSession, profileSelectionInput, sampleProfiles } from './profile-selection.samples';
import { profileSelectionView } from './profile-selection.view';

async function open(ports: FakePorts = {}) {
  const stage = startWith(profileSelectionMachine, {
    input: profileSelectionInput,
    ports: {
      profiles: answers(sampleProfiles),
      getCredentials: answers(issuedCredentials),
      signIn: answers(otherSession),
      ...ports,
    },
  });
  await stage.settle();
  const view = () => profileSelectionView(stage.actor.getSnapshot());
  return { ...stage, view };
}

describe('the choice among profiles', () => {
  it('PRF-05 SES-29 shows a card for each profile with its names', async () => {
    const { view } = await open();
    expect(view().cards.map(({ givenName, familyName }) => [givenName, familyName])).toEqual([
      ['Ana', 'Suárez'],
      ['Ana', 'Brasil'],
    ]);
  });

  it('PRF-06 PRF-07 marks the active profile, which can not be chosen', async () => {
    const getCredentials = answers(issuedCredentials);
    const { actor, view, settle } = await open({ getCredentials });
    expect(view().cards.map(({ active, canChoose }) => [active, canChoose])).toEqual([
      [true, false],
      [false, true],
    ]);
    actor.send({ type: 'profile.choose', id: 'p-ana' });
    actor.send({ type: 'profile.choose', id: 'p-somebody' });
    await settle();
    expect(getCredentials.asked).toEqual([]);
  });

  it.each([
    ['p-ana-br', 'u-ana-br'],
    ['p-ana-mx', 'u-ana-mx'],
  ])('SES-28 SES-29 GW-58 obtains credentials, signs in with them, keeps them nowhere: %s', async (id, userId) => {
    const getCredentials = answers(issuedCredentials);
    const signIn = answers(otherSession);
    const third = { ...sampleProfiles[1]!, id: 'p-ana-mx', userIds: ['u-ana-mx'] };
    const profiles = answers([...sampleProfiles, third]);
    const { actor, settle } = await open({ profiles, getCredentials, signIn });
    const contexts: string[] = [];
    actor.subscribe((snapshot) => contexts.push(JSON.stringify(snapshot.context)));
    actor.send({ type: 'profile.choose', id });
    actor.send({ type: 'profile.choose', id });
    await settle();
    expect(getCredentials.asked).toEqual([{ userId, operationKey: 'id-1' }]);
    expect(signIn.asked).toEqual([{ user: 'issued-user', password: 'issued-password' }]);
    actor.send({ type: 'modal.gone' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { session: otherSession } });
    expect(contexts.length).toBeGreaterThan(2);
    expect(contexts.join('')).not.toContain('issued-password');
  });

  it.each([
    ['obtaining them', { getCredentials: refuses<typeof issuedCredentials>('NOT_ALLOWED') }, 'NOT_ALLOWED'],
    ['signing in', { signIn: refuses<typeof otherSession>('WRONG_CREDENTIALS') }, 'WRONG_CREDENTIALS'],
  ])('ERR-42 when %s fails the person stays and is told', async (_, ports, code) => {
    const { actor, settle, view, receivedBy } = await open(ports);
    actor.send({ type: 'profile.choose', id: 'p-ana-br' });
    await settle();
    expect(view()).toMatchObject({ busy: false, open: true, failure: { code } });
    expect(view().cards[1]).toMatchObject({ entering: false, canChoose: true });
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'profile.switchFailed', tone: 'failure', failure: { code } } },
    ]);
  });

  it('SHL-35 closes without a session, except while a request is in flight', async () => {
    const { actor, view, clock, settle } = await open({ getCredentials: neverAnswers<typeof issuedCredentials>() });
    actor.send({ type: 'profile.choose', id: 'p-ana-br' });
    await settle();
    expect(view().canClose).toBe(false);
    const other = await open();
    other.actor.send({ type: 'modal.close' });
    expect(other.view().open).toBe(false);
    other.clock.increment(400);
    clock.increment(400);
    expect(other.actor.getSnapshot()).toMatchObject({ status: 'done', output: { session: null } });
  });

  it('a failed list can be asked for again', async () => {
    const profiles = answersInTurn<typeof sampleProfiles>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: sampleProfiles },
    );
    const { actor, view, settle } = await open({ profiles });
    expect(view()).toMatchObject({ failed: true, failure: { code: 'OFFLINE' } });
    actor.send({ type: 'profiles.reload' });
    await settle();
    expect(view()).toMatchObject({ failed: false, failure: null });
    expect(view().cards).toHaveLength(2);
  });
});
