import { findExecutedPayloads, routePayloads } from '../fixtures/payload-injection';
import { expect, test } from '../fixtures/test';
import { visitScreens, locateScreens } from '../fixtures/visit-screens';

// What breaks the content policy or Trusted Types fails every journey (`faultless`).
test('whatever people wrote is text on every screen: 200 payloads in each field run nothing and load nothing', async ({
  page,
  world,
  signIn,
}) => {
  const arrivals = await locateScreens(page, world, signIn);
  const tried = await routePayloads(page);
  const shown: string[] = [];
  const lacking = new Set<string>();
  page.on('response', (response) => {
    const headers = response.headers();
    const { pathname } = new URL(response.url());
    const wanted = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      ...(/\/(gql|refresh|sign-in|token)$|^\/marketplace\//.test(pathname) && { 'cache-control': 'no-store' }),
    };
    for (const [name, value] of Object.entries(wanted))
      if (headers[name] !== value) lacking.add(`${pathname} ${name}: ${headers[name] ?? ''}`);
  });
  await visitScreens(page, signIn, arrivals, async ({ name }) => {
    expect.soft(await findExecutedPayloads(page), name).toEqual([]);
    if ((await page.locator('body').innerText()).includes('__ran')) shown.push(name);
  });
  expect([...lacking], 'every answer has its headers').toEqual([]);
  const fields = [...tried].filter(([, payloads]) => payloads >= 200).map(([path]) => path);
  expect(fields.length, 'so many fields held them all').toBeGreaterThan(120);
  expect(shown.length, 'so many screens showed some').toBeGreaterThan(25);
});
