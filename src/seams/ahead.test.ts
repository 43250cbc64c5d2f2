import { beforeAll, describe, expect, test, vi } from 'vitest';
import { screenMachines } from '../../machines/screen-machines.gen';
import { loadInside } from '../../machines/system/root/root.machine';
import { headlessBook } from './addresses';
import { codeAhead, isInside, screenAhead } from './ahead';

const book = headlessBook();

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
  ])('%s: %s', (href, screen) => expect(screenAhead(href, book)).toBe(screen));

  test('whoever comes to the landing or the sign-in may be anybody', () => {
    expect(
      ['/', '/reported_articles', '/es', '/login/pt', '/support_form', '/nowhere'].map((href) =>
        isInside(book.placeAt(href)),
      ),
    ).toEqual([true, true, false, false, false, false]);
  });
});

describe('code that is fetched ahead', () => {
  beforeAll(() => Promise.all([loadInside(), ...Object.values(screenMachines).map(({ load }) => load())]));

  const sources = () => ({
    operations: vi.fn((_names: readonly string[]) => Promise.resolve()),
    view: vi.fn(() => Promise.resolve()),
    shell: vi.fn(() => Promise.resolve()),
  });
  const asked = ({ operations }: ReturnType<typeof sources>) => operations.mock.calls.flatMap(([names]) => names);

  test('is that of the screen, of its machine, and of what its machine asks', async () => {
    const given = sources();
    codeAhead(given, book).screen('suspicious');
    expect(given.view).toHaveBeenCalledExactlyOnceWith('suspicious');
    await vi.waitFor(() => expect(asked(given)).toContain('reportedArticles'));
    expect(given.shell).not.toHaveBeenCalled();
  });

  test('is that of the machines too that its machine invokes', async () => {
    const given = sources();
    codeAhead(given, book).screen('results');
    await vi.waitFor(() => expect(asked(given)).toContain('blindages'));
  });

  test('is that of everything inside, when somebody is about to be there', async () => {
    const given = sources();
    codeAhead(given, book).inside('/login/es?redirect=%2Freported_articles');
    expect(given.shell).toHaveBeenCalledOnce();
    expect(given.view).toHaveBeenCalledExactlyOnceWith('suspicious');
    await vi.waitFor(() => expect(asked(given)).toEqual(expect.arrayContaining(['profile', 'reportedArticles'])));
  });

  test('hurts nobody when it does not come', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const lost = () => Promise.reject(new Error('no network'));
    codeAhead({ operations: lost, view: lost, shell: lost }, book).inside('/');
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
