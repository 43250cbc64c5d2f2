import { afterEach, expect, test, vi } from 'vitest';

/** The modules as a build for that path has them. */
async function builtFor(path: string) {
  vi.resetModules();
  vi.stubEnv('BASE_URL', path);
  const [
    { renderNode: rendered },
    { AppLink, AppNavigationContext },
    { getHeadlessAddressBook },
    { addBasePath, removeBasePath },
  ] = await Promise.all([
    import('../../tests/render-node'),
    import('./app-link'),
    import('../seams/addresses'),
    import('./urls'),
  ]);
  const hrefOf = (href: string, newTab: boolean) => {
    const { host } = rendered(
      <AppNavigationContext value={{ ...getHeadlessAddressBook(), go: () => undefined }}>
        <AppLink href={href} newTab={newTab}>
          Ver
        </AppLink>
      </AppNavigationContext>,
    );
    return host.querySelector('a')?.getAttribute('href');
  };
  return { book: getHeadlessAddressBook(), hrefOf, addBasePath, removeBasePath };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['/', ['/reported_articles?page=1', '/', '/nope'], ['/reported_articles?page=1', '/', '/nope']],
  [
    '/vigia/',
    ['/reported_articles?page=1', '/', '/nope'],
    ['/vigia/reported_articles?page=1', '/vigia/', '/vigia/nope'],
  ],
])('built for %s the console’s own links lead to where it is', async (path, links, expected) => {
  const { hrefOf } = await builtFor(path);
  expect(links.map((link) => hrefOf(link, false))).toEqual(expected);
});

test('in a new tab a page of the console is under its path, a file of the gateway and another site are where they are', async () => {
  const { hrefOf } = await builtFor('/vigia/');
  const links = ['/reported_articles', '/files/documents/1.pdf', 'https://legal.example/terms', '/vigia/licences.txt'];
  expect(links.map((link) => hrefOf(link, true))).toEqual([
    '/vigia/reported_articles',
    '/files/documents/1.pdf',
    'https://legal.example/terms',
    '/vigia/licences.txt',
  ]);
});

test('an address means the same with the path and without it, and one that only begins alike is another', async () => {
  const { book, addBasePath, removeBasePath } = await builtFor('/vigia/');
  const places = ['/vigia/reported_articles?page=2', '/reported_articles?page=2'].map(book.placeAt);
  expect(places[0]).toEqual(places[1]);
  expect(places[0]?.address).toBe('suspicious');
  expect(book.hrefOf({ to: 'suspicious' })).toBe('/reported_articles');
  expect(['/vigia', '/vigia/', '/vigia?a=1', '/vigia/x?a=1', '/vigiatis/x'].map(removeBasePath)).toEqual([
    '',
    '/',
    '?a=1',
    '/x?a=1',
    '/vigiatis/x',
  ]);
  expect(['/', '/x', '/vigia/x', '/vigiatis/x'].map(addBasePath)).toEqual([
    '/vigia/',
    '/vigia/x',
    '/vigia/x',
    '/vigia/vigiatis/x',
  ]);
});
