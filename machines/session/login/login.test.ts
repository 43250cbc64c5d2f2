import { describe, expect, it } from 'vitest';
import { startWith } from '../../rehearsal/answers';
import { inputAt, searchAt } from '../../rehearsal/at';
import { loginMachine } from './login.machine';
import { loginView } from './login.view';

function open(query: Record<string, string> = {}) {
  const stage = startWith(loginMachine, { input: inputAt('login', { lang: 'es' }, query) });
  return { ...stage, view: () => loginView(stage.actor.getSnapshot()) };
}

describe('the login', () => {
  it('hands complete credentials to the session, trimmed, and keeps none', () => {
    const { actor, heardBy } = open();
    actor.send({ type: 'login.submit', user: ' ana@vigia.test ', password: ' pass word ' });
    expect(heardBy('session')).toEqual([{ type: 'session.signIn', user: 'ana@vigia.test', password: ' pass word ' }]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('pass word');
  });

  it('tells what is missing at its field and sends nothing', () => {
    const { actor, heardBy, view } = open();
    actor.send({ type: 'login.submit', user: '  ', password: '' });
    expect(view().faults).toEqual({ user: { because: 'USER_EMPTY' }, password: { because: 'PASSWORD_EMPTY' } });
    actor.send({ type: 'login.submit', user: 'ana', password: '' });
    expect(view().faults).toEqual({ user: null, password: { because: 'PASSWORD_EMPTY' } });
    actor.send({ type: 'login.change' });
    expect(view().faults).toEqual({ user: null, password: null });
    expect(heardBy('session')).toEqual([]);
  });

  it('a redirect elsewhere is dropped', () => {
    const { actor, view } = open({ redirect: '//evil.test' });
    expect(view().redirect).toBeNull();
    actor.send(searchAt('login', { redirect: '/live_searches' }));
    expect(view().redirect).toBe('/live_searches');
  });
});
