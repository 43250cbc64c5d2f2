import type { Page } from '@playwright/test';
import { test as base } from '../fixtures/test';
import { startNginxSite, type Site } from './nginx';

/** The configuration of a host that has the identity adapter. */
export const adapterConfig = {
  gateway: '/production',
  identity: '/identity',
  oidc: '/oidc',
  clientId: 'vigia-console',
  apiKey: 'vigia-demo-key',
};

interface Fixtures {
  /** The built console behind nginx, before the world of the test. */
  site: Site;
  config: object;
}

export const test = base.extend<Fixtures>({
  config: [adapterConfig, { option: true }],
  site: async ({ world, config }, use) => {
    const site = await startNginxSite(new URL(world.url).host.replace('localhost', '127.0.0.1'), config);
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

export const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });
