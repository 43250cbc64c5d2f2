import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../contracts/ports';
import { startWith } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { authenticateMachine } from './authenticate.machine';
import { authenticateInput, strandedInput } from './authenticate.samples';
import { authenticateView } from './authenticate.view';

describe('the return from the identity provider', () => {
  it('SES-09 hands the answer to the session, once', () => {
    const { actor, receivedBy } = startWith(authenticateMachine, { input: authenticateInput });
    actor.send(searchAt('authenticate'));
    expect(receivedBy('session')).toEqual([
      { type: 'session.returned', answer: 'code=c-1&state=s-1&iss=http%3A//x/oidc' },
    ]);
  });

  it('SES-09 hands on a refusal too, so that the session can tell it, and begins anew in the language of the address', () => {
    const { actor, receivedBy } = startWith(authenticateMachine, {
      input: inputAt('authenticate', { lang: 'en' }, { error: 'access_denied' }),
    });
    expect(receivedBy('session')).toEqual([{ type: 'session.returned', answer: 'error=access_denied' }]);
    actor.send({ type: 'marketplace.continue' });
    expect(receivedBy('session').at(-1)).toMatchObject({ type: 'session.signInWithMarketplace', lang: 'en' });
  });

  it('SES-11 hands on the answer to the variant for development as well', () => {
    const { receivedBy } = startWith(authenticateMachine, {
      input: inputAt('authenticate', { lang: 'pt', dev: 'dev' }, { code: 'c-1', state: 's-1' }),
    });
    expect(receivedBy('session')).toEqual([{ type: 'session.returned', answer: 'code=c-1&state=s-1' }]);
  });

  it('the same answer is tried again, and a sign-in that begins anew leads to where the first one would have', () => {
    const away: Failure = { code: 'SERVER_ERROR', redirect: '/reported_articles' };
    const { actor, receivedBy } = startWith(authenticateMachine, {
      input: authenticateInput,
      systemActors: sampleSystemActors({ session: { userId: null, failure: away, redirect: null } }),
    });
    actor.send({ type: 'answer.again' });
    const { answer } = actor.getSnapshot().context;
    expect(receivedBy('session').slice(1)).toEqual([{ type: 'session.returned', answer }]);
    actor.send({ type: 'marketplace.continue' });
    expect(receivedBy('session').at(-1)).toEqual({
      type: 'session.signInWithMarketplace',
      lang: 'es',
      redirect: '/reported_articles',
    });
    expect(authenticateView(actor.getSnapshot()).redirect).toBe('/reported_articles');
  });

  it('SES-10 continues to the report of the listing in its address', () => {
    const { actor, receivedBy } = startWith(authenticateMachine, { input: strandedInput });
    expect(authenticateView(actor.getSnapshot())).toEqual({
      stranded: true,
      lang: 'es',
      redirect: '/sendNotice/MLA1234567890',
    });
    actor.send({ type: 'marketplace.continue' });
    expect(receivedBy('session')).toEqual([
      { type: 'session.signInWithMarketplace', lang: 'es', redirect: '/sendNotice/MLA1234567890' },
    ]);
  });
});
