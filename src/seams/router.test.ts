import { createBrowserHistory, createMemoryHistory } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { expect, it, vi, beforeAll, describe, test } from 'vitest';
import { answers, testEnvironment } from '../../machines/simulator/answers';
import { setEnvironment } from '../../machines/kit/port';
import { systemActor } from '../../machines/kit/system-actor';
import { quietOutbox } from '../../machines/simulator/sample-system-actors';
import type { QueuedMutationFacts, OutboxFacts, SendFacts } from '../../machines/system-actors/outbox';
import { rootMachine, loadCoreActors } from '../../machines/system/root/root.machine';
import { rootInput, rootPorts } from '../../machines/system/root/root.samples';
import { addCleanup } from '../../tests/cleanup';
import { createAddressBook, createConsoleRouter, getHeadlessAddressBook } from './addresses';
import { goBack } from '../../machines/domain/navigation-events';
import { joinRouter } from './router';
import { screenMachines } from '../../machines/screen-machines.gen';
import { createPrefetcher, isSignedInOnly, screenToPrefetch } from './prefetch';

it('ERR-08 somebody who is led elsewhere before React is mounted stands there, and not where the page was opened', async () => {
  const root = createActor(rootMachine, { input: rootInput });
  setEnvironment(root, testEnvironment({ ...rootPorts(), restoreSession: answers(null) }).outside);
  root.start();
  addCleanup(() => root.stop());
  const router = createConsoleRouter(createMemoryHistory({ initialEntries: ['/authenticate/es?code=1'] }));
  const book = createAddressBook(router);
  joinRouter(router, book, root, () => undefined);
  const screens = systemActor(root.system, 'screens');
  screens.send({ type: 'route.commit', place: book.placeAt('/authenticate/es?code=1') });
  screens.send({ type: 'go', target: { to: 'noPermission', params: { lang: 'es', siteId: 'MLU' } } });
  await vi.waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/no_permission/es/MLU'));
  expect(screens.getSnapshot().context).toMatchObject({ screen: 'noPermission' });
});

it('DSC-07 who is led back goes the way of the browser, or, where the page was opened alone, to where it would lead', async () => {
  const root = createActor(rootMachine, { input: rootInput });
  setEnvironment(root, testEnvironment({ ...rootPorts(), restoreSession: answers(null) }).outside);
  root.start();
  addCleanup(() => root.stop());
  const history = createMemoryHistory({ initialEntries: ['/es', '/en'] });
  const router = createConsoleRouter(history);
  joinRouter(router, createAddressBook(router), root, () => undefined);
  const back = goBack({ to: 'landing', params: { lang: 'pt' } });
  systemActor(root.system, 'screens').send(back);
  await vi.waitFor(() => expect(history.location.pathname).toBe('/es'));
  expect(history.length).toBe(2);
  systemActor(root.system, 'screens').send(back);
  await vi.waitFor(() => expect(history.location.pathname).toBe('/pt'));
});

it('asks before the tab closes while a send or a reply of this tab waits to go out, and at no other time', () => {
  const root = createActor(rootMachine, { input: rootInput });
  setEnvironment(root, testEnvironment({ ...rootPorts(), restoreSession: answers(null) }).outside);
  root.start();
  addCleanup(() => root.stop());
  const router = createConsoleRouter(createBrowserHistory());
  addCleanup(() => router.history.destroy());
  const known = root.system.get.bind(root.system);
  const get = vi.spyOn(root.system, 'get');
  addCleanup(() => get.mockRestore());
  joinRouter(router, createAddressBook(router), root, () => undefined);
  const asks = (facts: Partial<OutboxFacts> | null) => {
    const outbox = facts === null ? undefined : { getSnapshot: () => ({ context: { ...quietOutbox, ...facts } }) };
    get.mockImplementation((name) => (name === 'outbox' ? outbox : known(name)) as never);
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  const reply = { type: 'rollback', caseId: '1', siteId: 'MLA', comment: 'x' } as const;
  const job = { id: 'a', failure: null, elsewhere: false, goesAt: 1, work: { kind: 'reply', reply } } as const;
  const given = (more: Partial<QueuedMutationFacts>) => ({
    jobs: { a: { ...job, phase: 'countdown' as const, ...more } },
  });
  const sent = (phase: SendFacts['phase'], elsewhere = false) => ({ sends: { s: { phase, elsewhere } as SendFacts } });
  const deletion = { kind: 'command', command: { type: 'deleteLiveSearch', input: { id: '1' } } } as const;
  expect([asks(given({})), asks(sent('countdown'))]).toEqual([true, true]);
  expect(
    [null, {}, given({ phase: 'inflight' }), given({ elsewhere: true }), given({ work: deletion })].map(asks),
  ).toEqual(Array(5).fill(false));
  expect([asks(sent('sending')), asks(sent('countdown', true))]).toEqual([false, false]);
});

const book = getHeadlessAddressBook();

describe('where an address leads a signed-in person', () => {
  test.each([
    ['/', 'liveSearches'],
    ['/live_searches/7?page=2', 'results'],
    ['/reports/noticed_articles?status=PENDING', 'history'],
    ['/login/es?redirect=%2Freported_articles', 'suspicious'],
    ['/login/es?redirect=%2F%2Felsewhere.test', 'liveSearches'],
    ['/es', 'liveSearches'],
    ['/case_management/client_pending_cases', 'history'],
    ['/nowhere', 'notFound'],
  ])('%s: %s', (href, screen) => expect(screenToPrefetch(href, book)).toBe(screen));

  test('whoever comes to the landing or the sign-in may be anybody', () => {
    expect(
      ['/', '/reported_articles', '/es', '/login/pt', '/support_form', '/nowhere'].map((href) =>
        isSignedInOnly(book.placeAt(href)),
      ),
    ).toEqual([true, true, false, false, false, false]);
  });
});

describe('code that is fetched ahead', () => {
  beforeAll(() => Promise.all([loadCoreActors(), ...Object.values(screenMachines).map(({ load }) => load())]));

  const sources = () => ({
    operations: vi.fn((_names: readonly string[]) => Promise.resolve()),
    view: vi.fn(() => Promise.resolve()),
    shell: vi.fn(() => Promise.resolve()),
  });
  const requestedOperations = ({ operations }: ReturnType<typeof sources>) =>
    operations.mock.calls.flatMap(([names]) => names);

  test('is that of the screen, of its machine, and of what its machine asks', async () => {
    const givenSources = sources();
    createPrefetcher(givenSources, book).screen('suspicious');
    expect(givenSources.view).toHaveBeenCalledExactlyOnceWith('suspicious');
    await vi.waitFor(() => expect(requestedOperations(givenSources)).toContain('reportedArticles'));
    expect(givenSources.shell).not.toHaveBeenCalled();
  });

  test('is that of the machines too that its machine invokes', async () => {
    const givenSources = sources();
    createPrefetcher(givenSources, book).screen('results');
    await vi.waitFor(() => expect(requestedOperations(givenSources)).toContain('blindages'));
  });

  test('is that of everything inside, when somebody is about to be there', async () => {
    const givenSources = sources();
    createPrefetcher(givenSources, book).inside('/login/es?redirect=%2Freported_articles');
    expect(givenSources.shell).toHaveBeenCalledOnce();
    expect(givenSources.view).toHaveBeenCalledExactlyOnceWith('suspicious');
    await vi.waitFor(() =>
      expect(requestedOperations(givenSources)).toEqual(expect.arrayContaining(['profile', 'reportedArticles'])),
    );
  });

  test('hurts nobody when it does not come', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const lost = () => Promise.reject(new Error('no network'));
    createPrefetcher({ operations: lost, view: lost, shell: lost }, book).inside('/');
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
