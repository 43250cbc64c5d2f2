import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema, parse } from 'graphql';
import { catalogue } from '../contracts/client/catalogue';
import type { GatewayName, Operation } from '../contracts/client/operation';
import { exitCodes, runCommand } from './kit/command';
import { identityCalls } from './identity-operations';
import { interactionsOf } from './kit/contract-source';
import { formatCoverage, coverageOf } from './kit/coverage';

const help = `Shows which operations, answers and refusals the contract holds; fails on a gap.

  npm run pact:coverage [-- --pact <file> …] [-- --check]

  --pact   other contracts than the committed ones
  --check  tell the sums and the gaps without the table`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      pact: { type: 'string', multiple: true, default: [] },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  const contracts = join(import.meta.dirname, '../contracts');
  const folder = join(contracts, 'operations');
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => parse(readFileSync(join(folder, name), 'utf8')));
  const schema = buildSchema(readFileSync(join(contracts, 'schema.graphql'), 'utf8'));
  const names = Object.keys(catalogue) as GatewayName[];
  const operations = await Promise.all(names.map((name): Promise<Operation> => catalogue[name]()));
  const coverage = coverageOf(interactionsOf(values.pact), [...operations, ...identityCalls], schema, documents);
  const table = formatCoverage(coverage);
  console.log(values.check ? table.slice(table.indexOf('\n\n') + 2) : table);
  return coverage.gaps.length === 0 ? exitCodes.held : exitCodes.failed;
});
