import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { localeMessages } from './scripts/build/locale-messages.ts';
import { machineDrawings } from './scripts/build/machine-drawings.ts';
import { withoutIcuParser } from './vite.config.ts';

/** Node gives graphql-yoga the CommonJS build of graphql: our own imports must meet it there, or types of two realms are compared. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Milliseconds that a test may take, and whatever comes before it: what takes seconds alone takes many of them beside others. */
const patience = 120_000;

/** `expect.poll` waits as long as whatever else does: a second, its own measure, passes on a busy machine before anything has come. */
const expectOptions = { poll: { timeout: patience } };

/** Room for what is soon thrown away, of which walking machines and rendering leave much: with less, a tenth of the time goes into clearing it. */
const roomy = ['--max-semi-space-size=64'];

/** What writes which transitions the tests take, where `npm run transitions` asks for it. */
const recordings = process.env['VIGIA_TRANSITIONS'] === undefined ? [] : ['tests/taken-transitions.setup.ts'];

/**
 * One project a layer of tests; `npm test` runs each and counts it. The names are those of its table. Files of one worker share their
 * modules unless `isolate` says otherwise: what keeps state beside its actors would be found out, and nothing is loaded a hundred times.
 */
const node = (name: string, include: string[], { exclude = [] as string[], isolate = false } = {}) => ({
  resolve: oneGraphql,
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    isolate,
    environment: 'node' as const,
    execArgv: roomy,
    setupFiles: recordings,
    testTimeout: patience,
    hookTimeout: patience,
    expect: expectOptions,
  },
});

/** One process writes one contract: two at a time lose interactions in silence. */
const serial = (name: string, include: string[], globalSetup: string[] = []) => ({
  resolve: oneGraphql,
  test: {
    name,
    include,
    environment: 'node' as const,
    pool: 'threads' as const,
    maxWorkers: 1,
    isolate: false,
    fileParallelism: false,
    globalSetup,
    testTimeout: patience,
    hookTimeout: patience,
    expect: expectOptions,
    env: { PACT_DO_NOT_TRACK: 'true' },
  },
});

/**
 * Each with modules of its own: the words begin with none, code that comes late has come for the files behind it, and a replaced module
 * would stay replaced for them.
 */
const alone = [
  'src/seams/messages.test.ts',
  'src/parts/urls.test.tsx',
  'src/parts/day-field.test.tsx',
  'src/explorer/desk/browser-platform.test.ts',
];

/** Files of one worker share their modules and their page, which `screens.setup.ts` leaves to each as it was. */
const screens = (
  name: string,
  {
    include = ['src/**/*.test.{ts,tsx}'],
    exclude = [] as string[],
    isolate,
  }: { include?: string[]; exclude?: string[]; isolate: boolean },
) => ({
  plugins: [localeMessages(), machineDrawings(), react()],
  resolve: { alias: [withoutIcuParser], conditions: ['browser'] },
  test: {
    name,
    include,
    exclude,
    isolate,
    environment: 'jsdom' as const,
    execArgv: roomy,
    setupFiles: ['tests/screens.setup.ts', ...recordings],
    css: { include: [/\/chart\/drawing\.module\.css/] },
    testTimeout: patience,
    hookTimeout: patience,
    expect: expectOptions,
    server: {
      deps: {
        inline: [
          /react-intl/,
          /@formatjs\//,
          /intl-messageformat/,
          /@tanstack\/react-router/,
          /@tanstack\/router-core/,
        ],
      },
    },
  },
});

export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      node('rules', ['machines/{domain,kit,simulator}/**/*.test.ts']),
      {
        ...node('machines', ['machines/**/*.test.ts', 'src/explorer/lab/**/*.test.ts'], {
          exclude: ['machines/{domain,kit,simulator}/**'],
        }),
        plugins: [machineDrawings()],
      },
      node('contracts', ['contracts/**/*.test.ts']),
      serial('pact', ['pact/**/*.pact.ts'], ['pact/contract-setup.ts']),
      serial('verify', ['pact/**/*.test.ts', 'tests/gateway-verification/*.test.ts']),
      node('sandbox', ['sandbox/**/*.test.ts'], { isolate: true }),
      screens('screens', { exclude: ['src/explorer/lab/**', ...alone], isolate: false }),
      screens('screens-alone', { include: alone, isolate: true }),
      {
        test: {
          name: 'fences',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/gateway-verification/**'],
          environment: 'node' as const,
          testTimeout: 5 * patience,
          hookTimeout: 5 * patience,
          expect: expectOptions,
        },
      },
    ],
  },
});
