import type { Page } from '@playwright/test';
import { builtFileOf } from '../fixtures/built-file';
import { expect, waitUntilSettled } from '../fixtures/test';
import { EntrancePage } from '../pages/entrance-page';
import { mainHeading, test as base, adapterConfig } from './site';

const withErrors = { ...adapterConfig, errors: '/errors' };

interface Posted {
  kind: string;
  vitals?: Record<string, number>;
}

const test = base.extend<{ posted: () => Promise<Posted[]> }>({
  config: withErrors,
  /** What the address of errors was sent, newest first. */
  posted: async ({ world, request }, use) =>
    use(async () => (await request.get(`${world.url}/control/api/errors`)).json() as Promise<Posted[]>),
});

const file = new RegExp(`/${builtFileOf('src/seams/telemetry.ts')}$`);

/** Signs in, opens a second screen, and leaves the console; what the page sends last of all is a mark of our own. */
async function visit(page: Page) {
  await page.goto('/login/es?utm=secret');
  await waitUntilSettled(page);
  await new EntrancePage(page).fill('ana@vigia.test');
  await expect(mainHeading(page)).toHaveText(/^Búsquedas/);
  await page.getByRole('navigation').getByRole('link', { name: 'Reportes personalizados' }).click();
  await expect(mainHeading(page)).toHaveText(/^Reportes personalizados/);
  await waitUntilSettled(page);
  await page.evaluate(() => {
    const mark = new Blob([JSON.stringify({ kind: 'mark' })], { type: 'application/json' });
    addEventListener('visibilitychange', () => navigator.sendBeacon('/errors', mark));
  });
  await page.goto('about:blank');
}
const kindsIn = async (posted: () => Promise<Posted[]>) => (await posted()).map(({ kind }) => kind);

test.describe('where an installation asks for telemetry', () => {
  test.use({ config: { ...withErrors, telemetryShare: 1 } });

  test('a page that is left sends once what it measured and how often, and nothing of the person', async ({
    page,
    posted,
  }) => {
    const loaded = page.waitForResponse((answer) => file.test(answer.url()));
    await visit(page);
    await loaded;
    await expect.poll(() => kindsIn(posted)).toEqual(expect.arrayContaining(['mark', 'telemetry']));
    expect((await kindsIn(posted)).toSorted()).toEqual(['mark', 'telemetry']);
    const report = (await posted()).find(({ kind }) => kind === 'telemetry');
    expect(report).toEqual({
      kind: 'telemetry',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      route: '/login/$lang',
      at: expect.any(Number),
      received: expect.any(Number),
      vitals: expect.objectContaining({
        LCP: expect.any(Number),
        FCP: expect.any(Number),
        TTFB: expect.any(Number),
        CLS: expect.any(Number),
        INP: expect.any(Number),
      }),
      screens: { login: 1, liveSearches: 1, customReports: 1 },
      decisions: 0,
      sends: 0,
      failures: {},
    });
    expect(Object.keys(report?.vitals ?? {})).toHaveLength(5);
    expect(JSON.stringify(report)).not.toMatch(/ana|vigia\.|secret|http|localhost/i);
  });

  test('a browser that blocks its file sends nothing, and nothing on the page says so', async ({ page, posted }) => {
    await page.route(file, (route) => route.abort());
    const requestedUrls: string[] = [];
    page.on('request', (request) => void (file.test(request.url()) && requestedUrls.push(request.url())));
    await visit(page);
    await expect.poll(() => kindsIn(posted)).toEqual(['mark']);
    expect(requestedUrls).toHaveLength(1);
  });
});

test('an installation that does not ask for telemetry is sent none, and its file is never loaded', async ({
  page,
  posted,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => void (file.test(request.url()) && requestedUrls.push(request.url())));
  await visit(page);
  await expect.poll(() => kindsIn(posted)).toEqual(['mark']);
  expect(requestedUrls).toEqual([]);
});
