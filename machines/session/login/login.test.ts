import { describe, expect, it } from 'vitest';
import type { DraftEntry } from '../../../contracts/ports';
import { answers, startWith } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { loginMachine } from './login.machine';
import { loginView } from './login.view';

function open(query: Record<string, string> = {}, kept: DraftEntry[] = []) {
  const stage = startWith(loginMachine, {
    input: inputAt('login', { lang: 'es' }, query),
    ports: { readDrafts: answers(kept) },
  });
  return { ...stage, view: () => loginView(stage.actor.getSnapshot()) };
}

describe('the login', () => {
  it('hands complete credentials to the session, trimmed, and keeps none', () => {
    const { actor, receivedBy } = open();
    actor.send({ type: 'login.submit', user: ' ana@vigia.test ', password: ' pass word ' });
    expect(receivedBy('session')).toEqual([
      { type: 'session.signIn', user: 'ana@vigia.test', password: ' pass word ' },
    ]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('pass word');
  });

  it('tells what is missing at its field and sends nothing', () => {
    const { actor, receivedBy, view } = open();
    actor.send({ type: 'login.submit', user: '  ', password: '' });
    expect(view().faults).toEqual({ user: { because: 'USER_EMPTY' }, password: { because: 'PASSWORD_EMPTY' } });
    actor.send({ type: 'login.submit', user: 'ana', password: '' });
    expect(view().faults).toEqual({ user: null, password: { because: 'PASSWORD_EMPTY' } });
    actor.send({ type: 'login.change' });
    expect(view().faults).toEqual({ user: null, password: null });
    expect(receivedBy('session')).toEqual([]);
  });

  it('takes over the e-mail of who recovered a password or registered, under nothing that was typed', async () => {
    const kept = [{ key: 'visitor', profileId: null, savedAt: 0, value: { email: 'nora@kumara.test' } }];
    const untouched = open({}, kept);
    await untouched.settle();
    expect(untouched.view().user).toBe('nora@kumara.test');
    const typing = open({}, kept);
    typing.actor.send({ type: 'login.change' });
    await typing.settle();
    expect(typing.view().user).toBe('');
  });

  it('a redirect elsewhere is dropped', () => {
    const { actor, view } = open({ redirect: '//evil.test' });
    expect(view().redirect).toBeNull();
    actor.send(searchAt('login', { redirect: '/live_searches' }));
    expect(view().redirect).toBe('/live_searches');
  });
});
