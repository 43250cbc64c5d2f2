import { describe, expect, test } from 'vitest';
import type { Target } from '../../../machines/domain/addresses';
import { locationOf } from '../../../machines/domain/locations';
import { goTo } from '../../../machines/domain/navigation-events';
import { loadExhibit, type machineNames } from './exhibit';
import { frameWith } from './frame.fixture';
import type { PlainEvent } from './lab.types';
import { navigationOf } from './navigation';

type Name = (typeof machineNames)[number];
const plain = (event: object) => JSON.parse(JSON.stringify(event)) as PlainEvent;
const frameWithNavigation = (target: Target) =>
  frameWith({ said: [{ from: '', to: 'screens', event: plain(goTo(target)) }] });

async function readNavigation(name: Name, frame: Parameters<typeof navigationOf>[2]) {
  const exhibit = await loadExhibit(name);
  return navigationOf(exhibit, exhibit.samples.lives[0].name, frame);
}

describe('where a step asks the console to go', () => {
  test('within the screen of the machine: the console answers with what its address says', async () => {
    const target: Target = { to: 'history', search: { size: 20, page: 2, item: null, sites: ['MLA', 'MLB'] } };
    const { search } = locationOf('history', {}, { size: '20', page: '2', sites: 'MLA,MLB' });
    expect(await readNavigation('history', frameWithNavigation(target))).toEqual({
      href: '/reports/noticed_articles?size=20&page=2&sites=MLA,MLB',
      answer: { type: 'search.change', search },
    });
  });

  test('within the screen, of the same visit alone', async () => {
    const own = await readNavigation(
      'case',
      frameWithNavigation({ to: 'case', params: { id: '10000002' }, search: { tab: 'seller' } }),
    );
    expect(own?.answer).toEqual({ type: 'search.change', search: { site: null, tab: 'seller' } });
    expect(await readNavigation('case', frameWithNavigation({ to: 'case', params: { id: '10000003' } }))).toEqual({
      href: '/case_management/10000003',
      answer: null,
    });
  });

  test('to another screen: nothing is answered to this machine', async () => {
    expect(
      (await readNavigation('history', frameWithNavigation({ to: 'case', params: { id: '10000002' } })))?.answer,
    ).toBeNull();
    expect((await readNavigation('logout', frameWithNavigation({ to: 'logout' })))?.answer).toBeNull();
  });

  test('told to the router itself: the address is committed', async () => {
    const target: Target = { to: 'liveSearches', search: { q: 'a b' } };
    const href = '/live_searches?q=a+b';
    expect(
      await readNavigation('screens', frameWith({ said: [{ from: '', to: 'everyone', event: plain(goTo(target)) }] })),
    ).toEqual({
      href,
      answer: { type: 'route.commit', place: locationOf('liveSearches', {}, { q: 'a b' }, href) },
    });
  });

  test('to return: the first wish that leads somewhere, or home', async () => {
    const back = (...wishes: string[]) =>
      frameWith({ said: [{ from: '', to: 'everyone', event: plain({ type: 'return', wishes }) }] });
    expect(await readNavigation('screens', back('/nowhere', '/profile'))).toMatchObject({ href: '/profile' });
    expect(await readNavigation('screens', back('//evil.test'))).toMatchObject({ href: '/' });
  });

  test('said to others, or nothing said, it is none', async () => {
    const event = plain(goTo({ to: 'home' }));
    expect(await readNavigation('case', frameWith({ said: [{ from: '', to: 'shell', event }] }))).toBeNull();
    expect(
      await readNavigation(
        'case',
        frameWith({ said: [{ from: '', to: 'screens', event: { type: 'go', target: { to: 'nowhere' } } }] }),
      ),
    ).toBeNull();
    expect(await readNavigation('case', frameWith({}))).toBeNull();
  });
});
