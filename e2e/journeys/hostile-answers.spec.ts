import { alive, hostileAnswers } from '../fixtures/hostile';
import { expect, test } from '../fixtures/test';
import { tour, whereScreensAre } from '../fixtures/tour';

// What breaks the content policy or Trusted Types fails every journey (`faultless`).
test('whatever people wrote is text on every screen: 200 payloads in each field run nothing and load nothing', async ({
  page,
  world,
  signIn,
}) => {
  const arrivals = await whereScreensAre(page, world, signIn);
  const tried = await hostileAnswers(page);
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
  await tour(page, signIn, arrivals, async ({ name }) => {
    expect.soft(await alive(page), name).toEqual([]);
    if ((await page.locator('body').innerText()).includes('__ran')) shown.push(name);
  });
  expect([...lacking], 'every answer has its headers').toEqual([]);
  const fields = [...tried].filter(([, payloads]) => payloads >= 200).map(([path]) => path);
  expect(fields.length, 'so many fields held them all').toBeGreaterThan(120);
  expect(shown.length, 'so many screens showed some').toBeGreaterThan(25);
});
