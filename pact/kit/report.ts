import { operationOf, type PactInteraction } from './contract-source';
import type { Replayed } from './replay';

const longest = 2_000;
const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}… (${String(text.length)} characters)` : text;

const row = (name: string, lines: readonly string[]): string[] =>
  lines.map((line, at) => `  ${(at === 0 ? name : '').padEnd(12)} ${line}`);

const json = (value: unknown): string => cut(JSON.stringify(value));

function asked({ request }: PactInteraction): string[] {
  const headers = Object.keys(request.headers ?? {}).map((name) => name.toLowerCase());
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
  const address = `${request.method} ${request.path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  const lines = [`${address}${headers.length > 0 ? `, with the headers ${headers.join(', ')}` : ''}`];
  const content = request.body?.content;
  if (typeof content === 'object' && content !== null && 'query' in content && typeof content.query === 'string') {
    const variables = 'variables' in content ? content.variables : {};
    return [...lines, cut(content.query), `variables ${json(variables)}`];
  }
  return content === undefined ? lines : [...lines, json(content)];
}

function expected({ response }: PactInteraction): string[] {
  const headers = Object.entries(response.headers ?? {}).map(
    ([name, values]) => `${name.toLowerCase()}: ${values.join(', ')}`,
  );
  const first = [`status ${String(response.status)}`, ...headers].join(' · ');
  const content = response.body?.content;
  return content === undefined ? [first] : [first, json(content)];
}

function presupposed({ providerStates = [] }: PactInteraction): string[] {
  return providerStates.map(({ name, params }) =>
    params && Object.keys(params).length > 0 ? `${name} ${JSON.stringify(params)}` : name,
  );
}

function came({ exchange, obstacle }: Replayed): string[] {
  if (exchange === null) return [obstacle ?? 'nothing'];
  const first = [`status ${String(exchange.status)}`, exchange.contentType && `content-type: ${exchange.contentType}`];
  return [first.filter(Boolean).join(' · '), cut(exchange.text)];
}

/** One interaction in full: what it presupposes, what was asked and expected, what came, and each difference. */
export function inFull(replayed: Replayed): string {
  const { interaction, findings } = replayed;
  const differences = findings.flatMap(({ where, expected: wanted, came: got, sentence }) =>
    wanted === null
      ? row('differs', [`${where}: ${sentence}`])
      : row('differs', [`at ${where}`, `  expected ${wanted}`, `  came     ${got ?? sentence}`]),
  );
  return [
    ...row('presupposes', presupposed(interaction)),
    ...row('asked', asked(interaction)),
    ...row('expected', expected(interaction)),
    ...row('came', came(replayed)),
    ...differences,
  ].join('\n');
}

/** The line of one interaction; a failing one, and any with `verbose`, is told in full below it. */
export function told(replayed: Replayed, verbose: boolean): string {
  const { interaction, held, milliseconds } = replayed;
  const line = `${held ? 'ok     ' : 'DIFFERS'} ${interaction.description}  (${milliseconds.toFixed(0)} ms)`;
  return held && !verbose ? line : `${line}\n${inFull(replayed)}\n`;
}

/** What is told last: how many held, and each that did not, by operation. */
export function summary(all: readonly Replayed[]): string {
  const failed = all.filter(({ held }) => !held);
  const operations = new Set(all.map(({ interaction }) => operationOf(interaction)));
  const counts = `${String(all.length - failed.length)} of ${String(all.length)} interactions of ${String(operations.size)} operations hold.`;
  if (failed.length === 0) return `The gateway keeps the contract: ${counts}`;
  const lines = failed.map(({ interaction, findings, obstacle }) => {
    const where = [...new Set(findings.map((finding) => finding.where))].join(', ');
    return `  ${interaction.description}\n    ${obstacle ?? (where === '' ? 'see above' : `at ${where}`)}`;
  });
  return `The gateway does not keep the contract: ${counts}\n${lines.join('\n')}`;
}
