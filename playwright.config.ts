import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/lib/browser.mjs';
import { findBrotli, findNginx } from './scripts/lib/nginx.mjs';

const executablePath = findBrowser() ?? undefined;
const nginx = findNginx();
if (nginx !== null) {
  process.env['VIGIA_NGINX'] = nginx;
  process.env['VIGIA_NGINX_BROTLI'] = findBrotli(nginx) ?? '';
}

export default defineConfig({
  testDir: 'e2e',
  // `npm test` brings an nginx, and says so where it can't; what takes an hour is `npm run soak`.
  testIgnore: [
    ...(nginx === null ? ['deployed/**'] : []),
    ...(process.env['VIGIA_SOAK'] === undefined ? ['soak/**'] : []),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // How long is waited for what is sure to come: on a busy machine a page takes many times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // Less than the whole test: what waits in vain names the line.
    actionTimeout: 60_000,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    launchOptions: { executablePath, args: browserArguments },
    trace: process.env['VIGIA_TRACE'] === '1' ? 'on' : 'off',
    screenshot: 'only-on-failure',
  },
});
