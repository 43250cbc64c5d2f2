/**
 * Packs the contract with what verifies it, and nothing of the console, into one npm package: `npm run pact:pack`. `--to` names
 * another folder than dist/contract. Prints the tarball's path last.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { npm, root, runScript, runMain, UserError } from './lib/run.mjs';

const commands = [
  'verify-gateway',
  'schema-check',
  'skeleton',
  'pages',
  'diff',
  'can-i-deploy',
  'record-deployment',
  'webhook',
];

interface OwnPackage {
  version: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The commands as modules beside each other, in one folder, so that each finds the contract one folder above it. */
async function bundle(to: string): Promise<void> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: to,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(commands.map((name) => [name, join(root, 'pact', `${name}.ts`)])),
        external: [/^node:/, /^graphql/, '@pact-foundation/pact-core'],
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const foreign = outputs
    .flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []))
    .filter((id) => id.startsWith(root) && !id.startsWith(join(root, 'pact')));
  if (foreign.length > 0)
    throw new UserError(`The packed verifier would hold parts of the console: ${foreign.join(', ')}`);
  cpSync(join(root, 'pact/kit/matching-engine.mjs'), join(to, 'matching-engine.mjs'));
}

await runMain(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string', default: join(root, 'dist/contract') } } });
  const folder = resolve(values.to);
  const home = join(folder, 'package');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  await bundle(join(home, 'kit'));
  for (const name of ['pacts', 'STATES.md', 'states.schema.json', 'operations.json', 'vocabularies.json'])
    cpSync(join(root, 'pact', name), join(home, name), { recursive: true });
  cpSync(join(root, 'contracts/schema.graphql'), join(home, 'schema.graphql'));
  cpSync(join(root, 'pact/package'), home, { recursive: true });
  const pages = await runScript('pact/pages.ts', ['--to', join(home, 'operations')]);
  if (pages.code !== 0) throw new UserError(pages.said);

  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as OwnPackage;
  const needed = { ...own.dependencies, ...own.devDependencies };
  const manifest = {
    name: 'vigia-contract',
    version: own.version,
    description: 'The contract of the Vigía console, and what verifies a gateway against it',
    type: 'module',
    bin: { 'vigia-contract': 'cli.mjs' },
    engines: own.engines,
    license: 'UNLICENSED',
    dependencies: Object.fromEntries(
      ['@pact-foundation/pact-core', 'graphql'].map((name) => [name, needed[name] ?? '*']),
    ),
  };
  writeFileSync(join(home, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const packed = await npm(['pack', '--silent', '--pack-destination', folder], { cwd: home });
  if (packed.code !== 0) throw new UserError(packed.said);
  console.log(join(folder, `vigia-contract-${own.version}.tgz`));
});
