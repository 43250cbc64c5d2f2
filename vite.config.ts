import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localeMessages } from './scripts/build/locale-messages.ts';
import { routeOptions } from './scripts/build/route-tree.ts';

const inTree = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sandbox = `http://localhost:${process.env['VIGIA_SANDBOX_PORT'] ?? '4601'}`;
const served = ['/production', '/identity', '/oidc', '/login-form', '/files', '/control'];

/** Messages are compiled by the build: react-intl runs without the ICU parser, and a message that isn't compiled throws. */
export const withoutIcuParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

export default defineConfig({
  plugins: [localeMessages(), tanstackRouter(routeOptions), react()],
  resolve: { alias: [withoutIcuParser] },
  build: {
    target: 'es2023',
    outDir: 'dist/console',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'explorer.html'].map(inTree).filter((entry) => existsSync(entry)),
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            { name: 'xstate', test: /\/node_modules\/(xstate|@xstate\/react|use-sync-external-store)\// },
            {
              name: 'router',
              test: /\/node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 4600,
    proxy: Object.fromEntries(served.map((path) => [path, { target: sandbox, xfwd: true }])),
  },
});
