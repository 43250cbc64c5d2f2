import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  omitBasePath,
  moduleList,
  partLoader,
  samplePictures,
  usersRoster,
  removeAttributeHas,
} from './scripts/build/vite-plugins.ts';
import { deployment } from './scripts/build/deployment.ts';
import { assignFirstFile } from './scripts/build/first-file.ts';
import { knownWordsModule } from './scripts/build/known-words.ts';
import { initialRequests } from './scripts/build/initial-requests.ts';
import { localeMessages } from './scripts/build/locale-messages.ts';
import { machineDrawings } from './scripts/build/machine-drawings.ts';
import { privateMaps } from './scripts/build/private-maps.ts';
import { routeOptions } from './scripts/build/route-tree.ts';
import { shippedPackages } from './scripts/build/shipped-packages.ts';

const inTree = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sandbox = `http://localhost:${process.env['VIGIA_SANDBOX_PORT'] ?? '4601'}`;
const served = [
  '/config.json',
  '/errors',
  '/production',
  '/identity',
  '/oidc',
  '/login-form',
  '/files',
  '/marketplace/',
  '/control',
];

/** Messages are compiled by the build: react-intl runs without the ICU parser, and a message that isn't compiled throws. */
export const withoutIcuParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** No style element is inserted: the console's policy knows no exception. */
const withoutStyleElements = { find: /^react-style-singleton$/, replacement: inTree('src/seams/scroll-style.ts') };

/** The theme has colours of its own for every variant. */
const withoutVariantColours = {
  find: /^.*\/default-variant-colors-resolver\.mjs$/,
  replacement: inTree('src/theme/variant-colours.ts'),
};

const signIn = ['src/screens/session/login/login-screen.tsx', 'machines/session/login/login.machine.ts'].map(inTree);
const form = inTree('src/seams/use-machine-form.ts');
/** Libraries that are one list of all their parts: each part comes with who uses it. */
const libraries =
  /\/node_modules\/(?!react\/|react-dom|scheduler|xstate|@xstate|use-sync-external-store|@tanstack|@tabler)/;
/** Parts of them that every screen has. */
const common =
  /\/@mantine\/(core\/esm\/components\/(ActionIcon|CloseButton)\/|hooks\/esm\/use-(id|uncontrolled|merged-ref)\/)/;
/** What a text is written into: nearly every screen has one, the landing none. */
const fields = /\/@mantine\/core\/esm\/components\/(Input|InputBase|TextInput)\//;
/** What the landing alone shows. */
const landing = /\/src\/screens\/session\/landing\//;
/** A visitor's first paint is one file beside React, but for what the landing shows, and the sign-in's form and its fields. */
const firstFile = assignFirstFile(
  'first',
  [...['index.html', 'src/screens/session/landing/landing-screen.tsx'].map(inTree), ...signIn],
  (id) =>
    signIn.includes(id) ||
    landing.test(id) ||
    id === form ||
    id === withoutStyleElements.replacement ||
    libraries.test(id),
  (id) => common.test(id),
);

/** What stands around every screen of a signed-in person, and what the list at home shares with the other lists, is one file more. */
const insideFile = assignFirstFile(
  'inside',
  [
    'src/screens/shell/signed-in-shell.tsx',
    'src/screens/search/live-searches/live-searches-screen.tsx',
    'machines/search/live-searches/live-searches.machine.ts',
    'machines/system/root/core-actors.ts',
    'contracts/client/create-gateway.ts',
    'contracts/operations/profile.ts',
    'contracts/operations/session.ts',
    'contracts/operations/cases.ts',
    'contracts/operations/reports.ts',
    'contracts/operations/search.ts',
    'src/seams/durable-storage.ts',
  ].map(inTree),
  (id) => /\/search\/(live-searches|new-live-search)\//.test(id) || libraries.test(id),
);

const { ofPage, ofWorkers } = shippedPackages();

/** What a part that comes later asks for: not what every page names itself. */
const comesWithPage = new Set(['react', 'rolldown-runtime']);
const resolveDependencies = (_: string, parts: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  parts.filter((part) => hostType === 'html' || !comesWithPage.has(/\/([\w-]+)-[\w-]{7}\.js$/.exec(part)?.[1] ?? ''));

/** The users' console, alone in its build. */
const consoleBuild = {
  base: process.env['VIGIA_BASE'] || '/',
  worker: { plugins: () => [ofWorkers] },
  plugins: [
    partLoader(),
    omitBasePath(),
    localeMessages(),
    removeAttributeHas(),
    tanstackRouter(routeOptions),
    react(),
    initialRequests('colour-scheme.js'),
    usersRoster(),
    knownWordsModule(),
    moduleList(),
    ofPage,
    privateMaps(),
    deployment(),
  ],
  build: {
    outDir: 'dist/console',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      input: inTree('index.html'),
      output: {
        // The first page names every file that may follow, and each letter is fetched by everybody: what is in one, the manifest says.
        chunkFileNames: ({ name }: { name: string }) =>
          comesWithPage.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/c-[hash:7].js',
        assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
          name.endsWith('.css') ? 'assets/c-[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: firstFile, debugName: 'first', priority: 2 },
            { name: 'landing', test: landing },
            { name: 'fields', test: fields, priority: 2 },
            { name: 'forms', test: /\/src\/seams\/use-machine-form|\/@mantine\/form\//, priority: 2 },
            { name: 'sign-in', test: /\/session\/login\// },
            {
              name: 'home',
              test: /\/search\/live-searches\/live-search|operations\/search-quick/,
            },
            { name: insideFile, debugName: 'inside', priority: 1 },
            { name: 'documents', test: /\/contracts\/(?!vocabulary|client)/, minShareCount: 3 },
            { name: 'parts', test: /\/src\/(parts|copy)\/|\/@tabler\//, minShareCount: 2, maxModuleSize: 1500 },
            // What the outbox judges by; what one screen alone needs comes with that.
            {
              name: 'reporting',
              test: /\/machines\/(domain\/(?!case-|history-|report-(comment|steps)|read-report-draft|send-summary|filter-|support-|email|discard|recent-trust|search-query|search-queue)|kit\/(?!outbox-recovery))|\/contracts\/vocabulary\//,
              minShareCount: 2,
            },
            {
              name: 'outbox-rules',
              test: /\/machines\/domain\/(case-reply|discard|email|support-message)\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
};

/** The machine explorer, alone in its own (`--mode explorer`); any folder of any static server may hold it. */
const explorerBuild = {
  plugins: [partLoader(), localeMessages({ whole: true }), machineDrawings(), react(), samplePictures()],
  base: './',
  build: {
    outDir: 'dist/explorer',
    rolldownOptions: {
      input: ['explorer.html', 'src/explorer/pictures/picture.html', 'src/explorer/pictures/sheet.html'].map(inTree),
      /** A guard that is a function is told by its name, `succeeded`, and `and` from `or`. */
      output: { keepNames: true },
    },
  },
};

const everyBuild = {
  target: 'es2023',
  emptyOutDir: true,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
};

export default defineConfig(({ command, mode }) => {
  const { build, ...one } = command === 'build' && mode === 'explorer' ? explorerBuild : consoleBuild;
  return {
    ...one,
    // The sandbox, which the dev server asks, has the console at the root.
    ...(command === 'serve' && { base: '/' }),
    // The dev server has the explorer's page beside the console's.
    plugins: command === 'serve' ? [...one.plugins, machineDrawings()] : one.plugins,
    build: { ...everyBuild, ...build },
    resolve: { alias: [withoutIcuParser, withoutStyleElements, withoutVariantColours] },
    optimizeDeps: { entries: ['index.html', 'explorer.html', 'src/explorer/pictures/picture.html'] },
    server: {
      port: 4600,
      proxy: Object.fromEntries(served.map((path) => [path, { target: sandbox, xfwd: true }])),
    },
  };
});
