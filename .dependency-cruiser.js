/**
 * The import table: who may import whom. What a row doesn't name is forbidden; `byType` may be met by `import type` alone. Tests
 * have rows of their own, wider ones.
 */
/** @typedef {{ name: string, comment: string, severity: string, from: object, to: object }} Rule */

const test = '\\.test\\.tsx?$';
/** What makes the explorer's payloads. */
const explorersBuild = '^scripts/build/schemas\\.ts$';
/** What tests render with. */
const rendering = '\\.fixture\\.tsx?$';
/** @param {string[]} names */
const npm = (...names) => `(^|(^|/)node_modules/)(${names.join('|')})(/|$)`;
const react = ['react', 'react-dom', '@types/react', '@types/react-dom'];
const view = [...react, '@mantine', 'dayjs', '@tabler', 'react-intl', '@xstate/react', '@tanstack', 'xstate'];
const asset = '\\.(css|svg|png|webp|woff2)(\\?|$)';

/** @param {string[]} paths */
const any = (paths) => `(${paths.join('|')})`;

/**
 * The two rules of one row: what is never met, and what is met by type only.
 * @param {string} name
 * @param {string} comment
 * @param {string} who
 * @param {{ may: string[], byType?: string[] }} what
 * @returns {Rule[]}
 */
function row(name, comment, who, { may, byType = [] }) {
  const from = { path: who, pathNot: any([test, rendering]) };
  const never = { name, comment, severity: 'error', from, to: { pathNot: any([...may, ...byType]) } };
  if (byType.length === 0) return [never];
  return [
    never,
    {
      name: `${name}-by-type-only`,
      comment: `${comment} What it knows by type it may not run.`,
      severity: 'error',
      from,
      to: { path: any(byType), pathNot: any(may), dependencyTypesNot: ['type-only'] },
    },
  ];
}

/** @type {Rule[]} */
const forbidden = [
  {
    name: 'no-unresolvable',
    comment: 'An import that leads nowhere.',
    severity: 'error',
    from: {},
    to: {
      couldNotResolve: true,
      pathNot: '\\?|^@graphql-typed-document-node/core$|^virtual:(machine-drawings|known-words|words)(/|$)',
    },
  },
  {
    name: 'no-circular',
    comment: 'Modules that need each other to run are one module.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
  {
    name: 'nobody-imports-tests',
    comment: "A test is nobody's dependency.",
    severity: 'error',
    from: {},
    to: { path: test },
  },
  ...row('vocabulary-imports-nothing', 'Words are data.', '^contracts/vocabulary/', {
    may: ['^contracts/vocabulary/'],
  }),
  ...row(
    'contracts-import-contracts',
    'Contracts know each other; only their client knows ky.',
    '^contracts/(?!vocabulary/|client/)',
    {
      may: ['^contracts/', npm('@graphql-typed-document-node')],
      byType: [npm('graphql')],
    },
  ),
  ...row('client-imports-contracts-and-ky', 'The client is contracts on ky.', '^contracts/client/', {
    may: ['^contracts/', npm('ky', '@graphql-typed-document-node')],
    byType: [npm('graphql')],
  }),
  ...row('domain-imports-vocabulary', 'A rule is pure over the words.', '^machines/domain/', {
    may: ['^machines/domain/', '^contracts/vocabulary/'],
    byType: ['^contracts/(shapes|ports)\\.ts$'],
  }),
  ...row('kit-imports-xstate', 'The kit knows XState and, by type, what it carries.', '^machines/kit/', {
    may: ['^machines/kit/', '^machines/domain/', '^contracts/vocabulary/', npm('xstate')],
    byType: ['^contracts/', '^machines/system-actors/'],
  }),
  ...row(
    'system-actors-are-types',
    'What a system actor accepts and shows: types, and no more.',
    '^machines/system-actors/',
    {
      may: ['^contracts/vocabulary/'],
      byType: ['^machines/(system-actors|domain)/', '^contracts/', npm('xstate')],
    },
  ),
  ...row(
    'simulator-imports-machines',
    'Whoever tries machines out knows them, and no browser.',
    '^machines/simulator/',
    {
      may: ['^machines/', '^contracts/vocabulary/', npm('xstate')],
      byType: ['^contracts/'],
    },
  ),
  {
    name: 'simulator-is-for-tests-samples-and-the-explorer',
    comment: 'Nothing that users load stands on what machines are tried out with.',
    severity: 'error',
    from: {
      path: '^(machines|src)/',
      pathNot: any([
        test,
        '\\.samples\\.ts$',
        rendering,
        '^machines/simulator/',
        '^machines/roster\\.ts$',
        '^src/(explorer|gallery)/',
      ]),
    },
    to: {
      path: any([
        '^machines/simulator/',
        '\\.samples\\.ts$',
        rendering,
        '^machines/(roster|inner-machines\\.gen)\\.ts$',
      ]),
    },
  },
  ...row(
    'areas-import-their-own',
    'Areas never import each other: what several invoke lives in machines/shared.',
    '^machines/(?!domain/|kit/|shared/|system/)([^/]+)/',
    {
      may: ['^machines/(kit|domain|shared|simulator|$1)/', '^contracts/vocabulary/', npm('xstate')],
      byType: ['^contracts/', '^machines/system-actors/'],
    },
  ),
  ...row('shared-imports-no-area', 'What areas share knows no area.', '^machines/shared/', {
    may: ['^machines/(kit|domain|shared|simulator)/', '^contracts/vocabulary/', npm('xstate')],
    byType: ['^contracts/', '^machines/system-actors/'],
  }),
  ...row('system-imports-machines', 'The living system knows every machine.', '^machines/(system/|[^/]+\\.ts$)', {
    may: ['^machines/', '^contracts/vocabulary/', npm('xstate')],
    byType: ['^contracts/'],
  }),
  {
    name: 'outbox-mutations-know-no-queue',
    comment:
      'The floors of the outbox, upwards: what every kind shares, the mutations, the machines that work on one, the queue.',
    severity: 'error',
    from: { path: '^machines/system/outbox/mutations/', pathNot: any([test, rendering]) },
    to: { path: '^machines/system/outbox/', pathNot: '^machines/system/outbox/(mutations/|(journal|take-back)\\.ts$)' },
  },
  {
    name: 'outbox-machines-know-no-queue',
    comment: 'A machine that works on one mutation knows the queue by its events alone.',
    severity: 'error',
    from: { path: '^machines/system/outbox/(operation|send)/', pathNot: any([test, rendering, '\\.samples\\.ts$']) },
    to: {
      path: '^machines/system/outbox/',
      pathNot: '^machines/system/outbox/(mutations/|$1/|(journal|take-back|retry-delays)\\.ts$)',
    },
  },
  {
    name: 'machine-tests-stay-headless',
    comment: 'A machine is tested without browser and server.',
    severity: 'error',
    from: { path: `^machines/.*${test}` },
    to: { path: '^(src|sandbox|pact|e2e|scripts)/' },
  },
  ...row(
    'views-import-views-and-rules',
    'A view knows actor types, selectors, rules, words, copy, parts and how to render.',
    '^src/(screens|parts|theme)/',
    {
      may: [
        '^src/(parts|theme|copy|assets)/',
        '^src/seams/(use-[^/]+|messages-provider\\.tsx)$',
        '^machines/domain/',
        '^machines/.*\\.view\\.ts$',
        '^contracts/vocabulary/',
        asset,
        npm(...view),
        '^src/screens/',
      ],
      byType: ['^machines/', '^contracts/(shapes|ports)\\.ts$', '^src/seams/'],
    },
  ),
  {
    name: 'screens-stay-in-their-area',
    comment: 'Screens of two areas share parts, never each other; the shell frames them all.',
    severity: 'error',
    from: { path: '^src/screens/(?!shell/)([^/]+)/', pathNot: test },
    to: { path: '^src/screens/', pathNot: '^src/screens/($1|shared)/' },
  },
  {
    name: 'parts-know-no-screen',
    comment: 'A part is presentational.',
    severity: 'error',
    from: { path: '^src/(parts|theme)/' },
    to: { path: '^src/screens/' },
  },
  ...row(
    'routes-import-router-and-screens',
    'A route is a dozen lines: the router, a screen, the words of its address.',
    '^src/routes/',
    {
      may: [
        '^src/(screens|parts|routes)/',
        '^src/seams/',
        '^machines/domain/',
        '^contracts/vocabulary/',
        asset,
        npm('@tanstack/react-router', 'react-intl', ...react),
      ],
      byType: ['^machines/', '^contracts/', npm('xstate')],
    },
  ),
  ...row('copy-imports-words', 'Copy turns words into message ids.', '^src/copy/', {
    may: ['^src/copy/', '^contracts/vocabulary/', npm('react-intl', ...react)],
    byType: ['^contracts/', '^machines/(kit|system-actors|domain)/', '^locales/'],
  }),
  ...row('explorer-imports-roster', 'The explorer shows machines and screens, and rules nothing.', '^src/explorer/', {
    may: [
      '^src/(explorer|screens|parts|theme|copy|assets)/',
      '^src/seams/((use-[^/]+|messages-provider\\.tsx)$|(config|addresses)\\.ts$)',
      '^machines/((roster|screen-machines(\\.gen)?)\\.ts$|(kit|simulator|domain)/)',
      '^machines/.*\\.(samples|view)\\.ts$',
      '^virtual:(machine-drawings$|words/)',
      '^contracts/vocabulary/',
      '^locales/',
      asset,
      npm(...view, 'elkjs', 'ajv', 'fast-check', 'jsonc-parser', 'papaparse', '@codemirror/[^/]+', '@lezer/highlight'),
    ],
    byType: ['^machines/', '^contracts/'],
  }),
  {
    name: 'users-never-load-the-explorer',
    comment: 'The explorer has its own entry.',
    severity: 'error',
    from: { path: '^(src|machines|contracts)/', pathNot: '^src/explorer/' },
    to: { path: '^(src/explorer/|virtual:machine-drawings)' },
  },
  {
    name: 'browser-knows-no-server',
    comment: 'What runs in the browser imports neither the sandbox nor the tests.',
    severity: 'error',
    from: { path: '^(src|machines|contracts|locales)/' },
    to: { path: '^(sandbox|pact|e2e|scripts)/', pathNot: explorersBuild },
  },
  {
    name: 'browser-knows-no-build',
    comment: "Only the explorer's tests make their payloads as the build makes them.",
    severity: 'error',
    from: { path: '^(src|machines|contracts|locales)/', pathNot: `^src/explorer/.*${test}` },
    to: { path: explorersBuild },
  },
  {
    name: 'browser-knows-no-node',
    comment: 'What runs in the browser has no Node.',
    severity: 'error',
    from: { path: '^(src|machines|contracts)/', pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'pact-imports-contracts',
    comment: 'Interactions prove the real client; only the verification meets the sandbox, by its exported server.',
    severity: 'error',
    from: { path: '^pact/', pathNot: '^pact/verify[^/]*\\.ts$' },
    to: { path: '^(machines|src|sandbox|e2e|scripts)/' },
  },
  {
    name: 'verify-imports-the-exported-server',
    comment: 'The verification boots createServer, never a copy of it.',
    severity: 'error',
    from: { path: '^pact/verify[^/]*\\.ts$' },
    to: { path: '^(machines|src|e2e|scripts|sandbox)/', pathNot: '^sandbox/server[^/]*(\\.ts$|/index\\.ts$)' },
  },
  {
    name: 'sandbox-shares-words-not-judgement',
    comment: 'Were the sandbox to import our rules or our client, the verification would agree with itself.',
    severity: 'error',
    from: { path: '^sandbox/' },
    to: {
      path: '^(machines|src|e2e|scripts|pact|contracts)/',
      pathNot: '^(contracts/(vocabulary|generated)/|pact/states\\.ts$)',
    },
  },
  {
    name: 'sandbox-knows-states-by-type-only',
    comment: 'The states of the contract are data: the sandbox knows their types.',
    severity: 'error',
    from: { path: '^sandbox/', pathNot: test },
    to: { path: '^pact/states\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'journeys-know-words-and-the-server',
    comment: 'A journey sees what a person sees; its worlds are instances of the exported server.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: {
      path: '^(machines|src|pact|scripts|contracts|sandbox)/',
      pathNot: '^(contracts/vocabulary/|sandbox/server[^/]*(\\.ts$|/index\\.ts$))',
    },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|node_modules/(?!\\.bin)[^/]*/.*/node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    moduleSystems: ['es6'],
  },
};
