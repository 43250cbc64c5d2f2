import { beforeAll, describe, expect, test, vi } from 'vitest';
import { screenMachines } from '../../machines/screen-machines.gen';
import { loadCoreActors } from '../../machines/system/root/root.machine';
import { getHeadlessAddressBook } from './addresses';
import { createPrefetcher, isSignedInOnly, screenToPrefetch } from './prefetch';

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
