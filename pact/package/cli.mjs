#!/usr/bin/env node
/** The packed verifier: `vigia-contract <command> …` runs one of its commands, each of which reads its own options. */
const commands = {
  verify: [
    './kit/verify-gateway.mjs',
    'verify a gateway: --base-url, --states-url; also --explain, --pending, --from-broker',
  ],
  schema: ['./kit/schema-check.mjs', "which operations a gateway's schema can't answer"],
  skeleton: ['./kit/skeleton.mjs', 'a states address to begin with, in Node, Python or Java'],
  pages: ['./kit/pages.mjs', 'a readable page an operation'],
  diff: ['./kit/diff.mjs', 'what changed between two contracts, or folders of them'],
  'can-i-deploy': ['./kit/can-i-deploy.mjs', 'ask a broker whether a version may be deployed'],
  'record-deployment': ['./kit/record-deployment.mjs', 'tell a broker what is deployed'],
  webhook: ['./kit/webhook.mjs', "have a broker start the gateway's build"],
};

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[/** @type {keyof typeof commands} */ (name)] : null;
if (command === null) {
  const lines = Object.entries(commands).map(([each, [, what]]) => `  ${each.padEnd(18)} ${what}`);
  console.log(
    `The contract of the Vigía console, and what verifies it.\n\n  npx vigia-contract <command> [--help]\n\n${lines.join('\n')}`,
  );
  process.exitCode = name === '' || name === '--help' ? 0 : 2;
} else {
  process.argv = [...process.argv.slice(0, 2), ...rest];
  await import(command[0] ?? '');
}
