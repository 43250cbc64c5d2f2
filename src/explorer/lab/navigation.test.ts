import { describe, expect, test } from 'vitest';
import { loadExhibit, type machineNames } from './exhibit';
import { frameWith } from './frame.fixture';
import type { Plain, PlainEvent } from './lab.types';
import { navigationOf } from './navigation';

type Name = (typeof machineNames)[number];
const heard = (event: PlainEvent) => frameWith({ heard: [{ seat: 'screens', event }] });
const navigate = (to: string, more: Record<string, Plain> = {}): PlainEvent => ({ type: 'navigate', to, ...more });

async function asked(name: Name, frame: Parameters<typeof navigationOf>[2]) {
  const exhibit = await loadExhibit(name);
  return navigationOf(exhibit, exhibit.samples.lives[0].name, frame);
}

describe('where a step asks the console to go', () => {
  test('within the screen of the machine: the console answers with the search, as text', async () => {
    const search = { page: 2, item: '', due: null, sites: ['MLA', 'MLB'] };
    expect(await asked('history', heard(navigate('/reports/noticed_articles?size=20', { search })))).toEqual({
      href: '/reports/noticed_articles?size=20&page=2&sites=MLA,MLB',
      answer: { type: 'search.change', search: { size: '20', page: '2', sites: 'MLA,MLB' } },
    });
  });

  test('within the screen, of the same visit alone', async () => {
    const own = await asked('case', heard(navigate('/case_management/10000002', { search: { tab: 'seller' } })));
    expect(own?.answer).toEqual({ type: 'search.change', search: { tab: 'seller' } });
    expect(await asked('case', heard(navigate('/case_management/10000003')))).toEqual({
      href: '/case_management/10000003',
      answer: null,
    });
  });

  test('to another screen, or to where no screen is: nothing is answered to this machine', async () => {
    expect((await asked('history', heard(navigate('/case_management/10000002'))))?.answer).toBeNull();
    expect((await asked('history', heard(navigate('/nowhere'))))?.answer).toBeNull();
    expect((await asked('logout', heard(navigate('/logout'))))?.answer).toBeNull();
  });

  test('told to the router itself: the address is committed', async () => {
    const emitted = [navigate('/live_searches', { search: { q: 'a b' } })];
    expect(await asked('screens', frameWith({ emitted }))).toEqual({
      href: '/live_searches?q=a+b',
      answer: { type: 'route.commit', screen: '', params: {}, search: { q: 'a b' }, href: '/live_searches?q=a+b' },
    });
  });

  test('back: that is known to the browser alone; said to others, or nothing said, it is none', async () => {
    expect(await asked('case', heard(navigate('/', { back: true })))).toEqual({ href: null, answer: null });
    expect(await asked('case', frameWith({ heard: [{ seat: 'shell', event: navigate('/') }] }))).toBeNull();
    expect(await asked('case', frameWith({}))).toBeNull();
  });
});
