import { describe, expect, it } from 'vitest';
import { startWith } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { marketplaceLoginMachine } from './marketplace-login.machine';
import { marketplaceLoginInput } from './marketplace-login.samples';
import { marketplaceLoginView } from './marketplace-login.view';

describe('the marketplace login', () => {
  it('leaves with the language and the redirect of its address', () => {
    const { actor, receivedBy } = startWith(marketplaceLoginMachine, { input: marketplaceLoginInput });
    actor.send({ type: 'marketplace.continue' });
    expect(receivedBy('session')).toEqual([
      { type: 'session.signInWithMarketplace', lang: 'pt', redirect: '/sendNotice/MLB1234567890' },
    ]);
  });

  it('a redirect elsewhere is dropped', () => {
    const { actor } = startWith(marketplaceLoginMachine, {
      input: inputAt('marketplaceLogin', { lang: 'es' }, { redirect: 'https://evil.test' }),
    });
    expect(marketplaceLoginView(actor.getSnapshot())).toEqual({ redirect: null, lang: 'es' });
    actor.send(searchAt('marketplaceLogin', { redirect: '/live_searches' }));
    expect(marketplaceLoginView(actor.getSnapshot()).redirect).toBe('/live_searches');
  });
});
