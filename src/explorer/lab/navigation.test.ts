import { describe, expect, test } from 'vitest';
import type { Target } from '../../../machines/domain/addresses';
import { placeOf } from '../../../machines/domain/places';
import { go } from '../../../machines/domain/go';
import { loadExhibit, type machineNames } from './exhibit';
import { frameWith } from './frame.fixture';
import type { PlainEvent } from './lab.types';
import { navigationOf } from './navigation';

type Name = (typeof machineNames)[number];
const plain = (event: object) => JSON.parse(JSON.stringify(event)) as PlainEvent;
const heard = (target: Target) => frameWith({ said: [{ from: '', to: 'screens', event: plain(go(target)) }] });

async function asked(name: Name, frame: Parameters<typeof navigationOf>[2]) {
  const exhibit = await loadExhibit(name);
  return navigationOf(exhibit, exhibit.samples.lives[0].name, frame);
}

describe('where a step asks the console to go', () => {
  test('within the screen of the machine: the console answers with what its address says', async () => {
    const target: Target = { to: 'history', search: { size: 20, page: 2, item: null, sites: ['MLA', 'MLB'] } };
    const { search } = placeOf('history', {}, { size: '20', page: '2', sites: 'MLA,MLB' });
    expect(await asked('history', heard(target))).toEqual({
      href: '/reports/noticed_articles?size=20&page=2&sites=MLA,MLB',
      answer: { type: 'search.change', search },
    });
  });

  test('within the screen, of the same visit alone', async () => {
    const own = await asked('case', heard({ to: 'case', params: { id: '10000002' }, search: { tab: 'seller' } }));
    expect(own?.answer).toEqual({ type: 'search.change', search: { site: null, tab: 'seller' } });
    expect(await asked('case', heard({ to: 'case', params: { id: '10000003' } }))).toEqual({
      href: '/case_management/10000003',
      answer: null,
    });
  });

  test('to another screen: nothing is answered to this machine', async () => {
    expect((await asked('history', heard({ to: 'case', params: { id: '10000002' } })))?.answer).toBeNull();
    expect((await asked('logout', heard({ to: 'logout' })))?.answer).toBeNull();
  });

  test('told to the router itself: the address is committed', async () => {
    const target: Target = { to: 'liveSearches', search: { q: 'a b' } };
    const href = '/live_searches?q=a+b';
    expect(
      await asked('screens', frameWith({ said: [{ from: '', to: 'everyone', event: plain(go(target)) }] })),
    ).toEqual({
      href,
      answer: { type: 'route.commit', place: placeOf('liveSearches', {}, { q: 'a b' }, href) },
    });
  });

  test('to return: the first wish that leads somewhere, or home', async () => {
    const back = (...wishes: string[]) =>
      frameWith({ said: [{ from: '', to: 'everyone', event: plain({ type: 'return', wishes }) }] });
    expect(await asked('screens', back('/nowhere', '/profile'))).toMatchObject({ href: '/profile' });
    expect(await asked('screens', back('//evil.test'))).toMatchObject({ href: '/' });
  });

  test('said to others, or nothing said, it is none', async () => {
    const event = plain(go({ to: 'home' }));
    expect(await asked('case', frameWith({ said: [{ from: '', to: 'shell', event }] }))).toBeNull();
    expect(
      await asked(
        'case',
        frameWith({ said: [{ from: '', to: 'screens', event: { type: 'go', target: { to: 'nowhere' } } }] }),
      ),
    ).toBeNull();
    expect(await asked('case', frameWith({}))).toBeNull();
  });
});
