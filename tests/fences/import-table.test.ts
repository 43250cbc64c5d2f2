import { beforeAll, expect, it } from 'vitest';
import { runInTree, createTree } from './tree';

/** A file of the tree, what it imports from the root of the tree (or a package), and the rule that forbids it; none where it is right. */
interface Row {
  file: string;
  imports: string;
  rule: string | null;
  typeOnly?: boolean;
}

const targets = [
  'contracts/vocabulary/sites.ts',
  'contracts/ports.ts',
  'contracts/client/send.ts',
  'contracts/generated/operations.ts',
  'machines/domain/limits.ts',
  'machines/kit/port.ts',
  'machines/simulator/cover.ts',
  'machines/system-actors/shell.ts',
  'machines/search/a/a.samples.ts',
  'machines/shared/gallery/gallery.machine.ts',
  'machines/reports/reports/reports.machine.ts',
  'machines/reports/reports/reports.view.ts',
  'machines/system/root/root.machine.ts',
  'machines/system/outbox/journal.ts',
  'machines/system/outbox/queue-state.ts',
  'machines/system/outbox/mutations/mark.ts',
  'src/parts/pill.tsx',
  'src/copy/failures.ts',
  'src/screens/reports/reports-screen/reports-screen.tsx',
  'src/seams/clock.ts',
  'src/explorer/main.tsx',
  'scripts/build/schemas.ts',
  'sandbox/server.ts',
  'sandbox/world/world.ts',
  'pact/states.ts',
  'e2e/pages/case-page.ts',
];

const forbidden: Row[] = [
  {
    file: 'contracts/vocabulary/a.ts',
    imports: 'contracts/ports.ts',
    rule: 'vocabulary-imports-nothing',
    typeOnly: true,
  },
  { file: 'contracts/vocabulary/b.ts', imports: 'ky', rule: 'vocabulary-imports-nothing' },
  { file: 'contracts/operations/a.ts', imports: 'ky', rule: 'contracts-import-contracts' },
  { file: 'contracts/operations/b.ts', imports: 'graphql', rule: 'contracts-import-contracts-by-type-only' },
  { file: 'contracts/client/a.ts', imports: 'xstate', rule: 'client-imports-contracts-and-ky' },
  { file: 'contracts/client/b.ts', imports: 'graphql', rule: 'client-imports-contracts-and-ky-by-type-only' },
  { file: 'machines/domain/a.ts', imports: 'machines/kit/port.ts', rule: 'domain-imports-vocabulary', typeOnly: true },
  { file: 'machines/domain/b.ts', imports: 'xstate', rule: 'domain-imports-vocabulary' },
  { file: 'machines/domain/c.ts', imports: 'contracts/ports.ts', rule: 'domain-imports-vocabulary-by-type-only' },
  { file: 'machines/kit/a.ts', imports: 'machines/shared/gallery/gallery.machine.ts', rule: 'kit-imports-xstate' },
  {
    file: 'machines/kit/b.ts',
    imports: 'machines/system-actors/shell.ts',
    rule: 'kit-imports-xstate-by-type-only',
  },
  {
    file: 'machines/system/outbox/mutations/a.ts',
    imports: 'machines/system/outbox/queue-state.ts',
    rule: 'outbox-mutations-know-no-queue',
    typeOnly: true,
  },
  {
    file: 'machines/system/outbox/operation/a.ts',
    imports: 'machines/system/outbox/queue-state.ts',
    rule: 'outbox-machines-know-no-queue',
    typeOnly: true,
  },
  { file: 'machines/system-actors/a.ts', imports: 'machines/kit/port.ts', rule: 'system-actors-are-types' },
  { file: 'machines/system-actors/b.ts', imports: 'contracts/ports.ts', rule: 'system-actors-are-types-by-type-only' },
  { file: 'machines/simulator/a.ts', imports: 'react', rule: 'simulator-imports-machines' },
  {
    file: 'machines/simulator/b.ts',
    imports: 'contracts/client/send.ts',
    rule: 'simulator-imports-machines-by-type-only',
  },
  {
    file: 'machines/search/g/g.machine.ts',
    imports: 'machines/simulator/cover.ts',
    rule: 'simulator-is-for-tests-samples-and-the-explorer',
  },
  {
    file: 'src/seams/e.ts',
    imports: 'machines/search/a/a.samples.ts',
    rule: 'simulator-is-for-tests-samples-and-the-explorer',
  },
  {
    file: 'machines/search/a/a.ts',
    imports: 'machines/reports/reports/reports.machine.ts',
    rule: 'areas-import-their-own',
    typeOnly: true,
  },
  {
    file: 'machines/search/b/b.ts',
    imports: 'machines/system/root/root.machine.ts',
    rule: 'areas-import-their-own',
    typeOnly: true,
  },
  { file: 'machines/search/c/c.ts', imports: 'contracts/ports.ts', rule: 'areas-import-their-own-by-type-only' },
  { file: 'machines/search/d/d.ts', imports: 'ky', rule: 'areas-import-their-own' },
  { file: 'machines/search/e/e.ts', imports: 'src/seams/clock.ts', rule: 'areas-import-their-own' },
  {
    file: 'machines/shared/a/a.ts',
    imports: 'machines/reports/reports/reports.machine.ts',
    rule: 'shared-imports-no-area',
    typeOnly: true,
  },
  { file: 'machines/shared/b/b.ts', imports: 'contracts/client/send.ts', rule: 'shared-imports-no-area-by-type-only' },
  { file: 'machines/system/a/a.ts', imports: 'react', rule: 'system-imports-machines' },
  { file: 'machines/system/b/b.ts', imports: 'contracts/client/send.ts', rule: 'system-imports-machines-by-type-only' },
  { file: 'machines/search/f/f.test.ts', imports: 'sandbox/server.ts', rule: 'machine-tests-stay-headless' },
  {
    file: 'src/screens/case/a/a.tsx',
    imports: 'machines/reports/reports/reports.machine.ts',
    rule: 'views-import-views-and-rules-by-type-only',
  },
  { file: 'src/screens/case/b/b.tsx', imports: 'contracts/client/send.ts', rule: 'views-import-views-and-rules' },
  {
    file: 'src/screens/case/c/c.tsx',
    imports: 'src/seams/clock.ts',
    rule: 'views-import-views-and-rules-by-type-only',
  },
  { file: 'src/screens/case/d/d.tsx', imports: 'ky', rule: 'views-import-views-and-rules' },
  {
    file: 'src/screens/case/e/e.tsx',
    imports: 'src/screens/reports/reports-screen/reports-screen.tsx',
    rule: 'screens-stay-in-their-area',
  },
  {
    file: 'src/parts/a.tsx',
    imports: 'src/screens/reports/reports-screen/reports-screen.tsx',
    rule: 'parts-know-no-screen',
  },
  {
    file: 'src/routes/a.tsx',
    imports: 'machines/reports/reports/reports.machine.ts',
    rule: 'routes-import-router-and-screens-by-type-only',
  },
  { file: 'src/routes/b.tsx', imports: 'ky', rule: 'routes-import-router-and-screens' },
  { file: 'src/copy/a.ts', imports: 'src/parts/pill.tsx', rule: 'copy-imports-words' },
  { file: 'src/copy/b.ts', imports: 'machines/domain/limits.ts', rule: 'copy-imports-words-by-type-only' },
  { file: 'src/explorer/a.tsx', imports: 'contracts/client/send.ts', rule: 'explorer-imports-roster-by-type-only' },
  { file: 'src/explorer/b.tsx', imports: 'src/seams/clock.ts', rule: 'explorer-imports-roster' },
  { file: 'src/seams/a.ts', imports: 'src/explorer/main.tsx', rule: 'users-never-load-the-explorer' },
  { file: 'src/seams/b.ts', imports: 'sandbox/server.ts', rule: 'browser-knows-no-server' },
  { file: 'src/explorer/c.tsx', imports: 'scripts/build/schemas.ts', rule: 'browser-knows-no-build' },
  { file: 'src/seams/c.ts', imports: 'node:fs', rule: 'browser-knows-no-node' },
  { file: 'pact/cases.pact.ts', imports: 'sandbox/server.ts', rule: 'pact-imports-contracts' },
  { file: 'pact/verify.ts', imports: 'sandbox/world/world.ts', rule: 'verify-imports-the-exported-server' },
  {
    file: 'sandbox/a.ts',
    imports: 'machines/domain/limits.ts',
    rule: 'sandbox-shares-words-not-judgement',
    typeOnly: true,
  },
  { file: 'sandbox/b.ts', imports: 'contracts/client/send.ts', rule: 'sandbox-shares-words-not-judgement' },
  { file: 'sandbox/c.ts', imports: 'pact/states.ts', rule: 'sandbox-knows-states-by-type-only' },
  { file: 'e2e/journeys/a.ts', imports: 'src/seams/clock.ts', rule: 'journeys-know-words-and-the-server' },
  { file: 'e2e/journeys/b.ts', imports: 'sandbox/world/world.ts', rule: 'journeys-know-words-and-the-server' },
  { file: 'sandbox/d.ts', imports: 'sandbox/nowhere.ts', rule: 'no-unresolvable' },
  { file: 'src/seams/d.ts', imports: 'machines/search/f/f.test.ts', rule: 'nobody-imports-tests' },
];

const allowed: Row[] = [
  { file: 'machines/system/outbox/send/a.ts', imports: 'machines/system/outbox/mutations/mark.ts', rule: null },
  { file: 'machines/system/outbox/mutations/b.ts', imports: 'machines/system/outbox/journal.ts', rule: null },
  { file: 'contracts/client/right.ts', imports: 'ky', rule: null },
  { file: 'machines/domain/right.ts', imports: 'contracts/vocabulary/sites.ts', rule: null },
  { file: 'machines/search/right/right.ts', imports: 'contracts/ports.ts', rule: null, typeOnly: true },
  { file: 'machines/search/right/more.ts', imports: 'machines/shared/gallery/gallery.machine.ts', rule: null },
  { file: 'machines/search/right/right.samples.ts', imports: 'machines/simulator/cover.ts', rule: null },
  { file: 'machines/search/right/seated.ts', imports: 'machines/system-actors/shell.ts', rule: null, typeOnly: true },
  { file: 'src/screens/case/right/right.tsx', imports: 'machines/reports/reports/reports.view.ts', rule: null },
  {
    file: 'src/screens/case/right/more.tsx',
    imports: 'machines/reports/reports/reports.machine.ts',
    rule: null,
    typeOnly: true,
  },
  { file: 'src/screens/case/right/styled.tsx', imports: '@mantine/core', rule: null },
  { file: 'src/seams/right.ts', imports: 'contracts/client/send.ts', rule: null },
  { file: 'sandbox/right.ts', imports: 'contracts/generated/operations.ts', rule: null },
  { file: 'sandbox/more.ts', imports: 'pact/states.ts', rule: null, typeOnly: true },
  { file: 'pact/verify-more.ts', imports: 'sandbox/server.ts', rule: null },
];

function importing({ file, imports, typeOnly = false }: Row): string {
  const up = '../'.repeat(file.split('/').length - 1);
  const path = imports.includes('.ts') ? up + imports.replace(/\.tsx?$/, '') : imports;
  return typeOnly
    ? `export type { value } from '${path}';\n`
    : `import * as met from '${path}';\nexport const value = met;\n`;
}

interface Violation {
  from: string;
  rule: { name: string };
}
let violations: Violation[];

beforeAll(async () => {
  const files = [
    ...targets.map((file) => [file, 'export const value = 1;\n'] as const),
    ...[...forbidden, ...allowed].map((row) => [row.file, importing(row)] as const),
  ];
  const circle = {
    'sandbox/one.ts': importing({ file: 'sandbox/one.ts', imports: 'sandbox/two.ts', rule: null }),
    'sandbox/two.ts': importing({ file: 'sandbox/two.ts', imports: 'sandbox/one.ts', rule: null }),
  };
  const tree = createTree({ ...Object.fromEntries(files), ...circle });
  const { said } = await runInTree(
    tree,
    'depcruise',
    '--config',
    '.dependency-cruiser.js',
    '--output-type',
    'json',
    '.',
  );
  violations = (JSON.parse(said) as { summary: { violations: Violation[] } }).summary.violations;
});

const rulesBroken = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

it.each(forbidden.map((row) => [row.file, row.typeOnly ? `the type of ${row.imports}` : row.imports, row] as const))(
  'the table forbids that %s imports %s',
  (file, _imports, { rule }) => {
    expect(rulesBroken(file)).toContain(rule);
  },
);

it.each(allowed.map((row) => [row.file, row.typeOnly ? `the type of ${row.imports}` : row.imports] as const))(
  'the table allows that %s imports %s',
  (file) => {
    expect(rulesBroken(file)).toEqual([]);
  },
);

it('modules may not need each other to run', () => {
  expect(rulesBroken('sandbox/one.ts')).toContain('no-circular');
});

it('every rule of the table is shown to bite', async () => {
  const { default: config } = (await import('../../.dependency-cruiser.js')) as {
    default: { forbidden: { name: string }[] };
  };
  const shown = new Set([...forbidden.map(({ rule }) => rule), 'no-circular']);
  expect(config.forbidden.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});
