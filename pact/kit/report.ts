import { exitCodes } from './command';
import { operationOf, titleOf, type PactInteraction } from './contract-source';
import type { InteractionResult, PendingResult } from './pending';
import type { ReplayResult } from './replay';
import { formatCurl, formatQuery, graphqlOf, pathOf, formatStatesCurl, type Addresses } from './request';

const longest = 2_000;
const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}… (${String(text.length)} characters)` : text;

const row = (name: string, lines: readonly string[]): string[] =>
  lines.map((line, at) => `  ${(at === 0 ? name : '').padEnd(12)} ${line}`);

const json = (value: unknown): string => cut(JSON.stringify(value));

function requestLines(interaction: PactInteraction): string[] {
  const { request } = interaction;
  const headers = Object.keys(request.headers ?? {}).map((name) => name.toLowerCase());
  const address = `${request.method} ${pathOf(interaction)}`;
  const lines = [`${address}${headers.length > 0 ? `, with the headers ${headers.join(', ')}` : ''}`];
  const query = formatQuery(interaction);
  if (query !== null) return [...lines, ...query.split('\n'), `variables ${json(graphqlOf(interaction)?.variables)}`];
  const content = request.body?.content;
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

function answerLines({ exchange, obstacle }: ReplayResult): string[] {
  if (exchange === null) return [obstacle ?? 'nothing'];
  const contentType = exchange.headers['content-type'];
  const first = [`status ${String(exchange.status)}`, contentType !== undefined && `content-type: ${contentType}`];
  return [first.filter(Boolean).join(' · '), cut(exchange.text)];
}

/** One interaction in full: what it presupposes, what was asked and expected, what came, each difference, and how to repeat it. */
export function formatInFull(
  replayed: ReplayResult,
  addresses: Addresses = { baseUrl: null, statesUrl: null },
): string {
  const { interaction, findings, hint, obstacle, exchange } = replayed;
  const differences = findings.flatMap(({ where, expected: wanted, came: got }) =>
    row('differs', [`at ${where}`, `  expected ${wanted}`, `  came     ${got}`]),
  );
  return [
    ...row('presupposes', presupposed(interaction)),
    ...row('asked', requestLines(interaction)),
    ...row('expected', expected(interaction)),
    ...row('came', answerLines(replayed)),
    ...(exchange === null || obstacle === null ? differences : row('not there', [obstacle])),
    ...(hint === null ? [] : row('hint', [hint])),
    ...row('repeat', [...formatStatesCurl(interaction, addresses), formatCurl(interaction, addresses)]),
  ].join('\n');
}

const words: Record<PendingResult, string> = {
  holds: 'ok     ',
  wrong: 'DIFFERS',
  'not-there': 'NOT YET',
  pending: 'pending',
  ready: 'READY  ',
};

/** What differs, in one line. */
export const formatInShort = ({ obstacle, findings }: ReplayResult): string => {
  const where = findings.map((finding) => finding.where).join(', ');
  return obstacle ?? `differs at ${where === '' ? 'the answer' : where}`;
};

/** The line of one interaction; a wrong one, and any with `verbose`, is told in full below it. */
export function formatResult({ replayed, result }: InteractionResult, addresses: Addresses, verbose: boolean): string {
  const { interaction, milliseconds } = replayed;
  const warned = replayed.warnings.map(
    ({ where, value, known }) => `\n  warns        at ${where}: "${value}" is none of ${known.join(', ')}`,
  );
  const line = `${words[result]} ${interaction.description}  (${milliseconds.toFixed(0)} ms)${warned.join('')}`;
  if (verbose || result === 'wrong') return `${line}\n${formatInFull(replayed, addresses)}\n`;
  if (result === 'not-there' || result === 'pending')
    return `${line}\n        ${formatInShort(replayed).split('\n').join(' ').slice(0, 300)}`;
  return result === 'ready' ? `${line}\n        It holds now: take it off the pending list.` : line;
}

const groupedBy = <Each>(all: readonly Each[], nameOf: (one: Each) => string): [name: string, own: Each[]][] => {
  const groups = new Map<string, Each[]>();
  for (const one of all) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
};

const operationsIn = (all: readonly ReplayResult[]): string =>
  groupedBy(all, ({ interaction }) => operationOf(interaction))
    .map(([name, own]) => (own.length > 1 ? `${name} ×${String(own.length)}` : name))
    .join(', ');

function wrongIn(all: readonly ReplayResult[]): string[] {
  return groupedBy(all, ({ interaction }) => operationOf(interaction)).flatMap(([operation, own]) => [
    `  ${operation} (${String(own.length)})`,
    ...own.map((one) => `    ${titleOf(one.interaction)}\n      ${formatInShort(one)}`),
  ]);
}

const notThereIn = (all: readonly ReplayResult[]): string[] =>
  groupedBy(all, ({ notThere }) => (notThere === null ? 'differs' : `the ${notThere.kind} "${notThere.name}"`)).map(
    ([name, own]) => `  ${name} (${String(own.length)}): ${operationsIn(own)}`,
  );

/** What is told last: how many hold, what is wrong by operation, and apart from it what is not there yet and what is pending. */
export function formatSummary(all: readonly InteractionResult[]): string {
  const of = (result: PendingResult) => all.filter((one) => one.result === result).map(({ replayed }) => replayed);
  const [wrong, notThere, pending, ready] = [of('wrong'), of('not-there'), of('pending'), of('ready')];
  const operations = new Set(all.map(({ replayed }) => operationOf(replayed.interaction)));
  const holding = all.filter(({ replayed }) => replayed.held).length;
  const counts = `${String(holding)} of ${String(all.length)} interactions of ${String(operations.size)} operations hold`;
  const resultLines =
    wrong.length > 0
      ? 'does not keep the contract'
      : notThere.length > 0
        ? 'does not keep the whole contract yet'
        : pending.length === 0
          ? 'keeps the contract'
          : holding > 0
            ? 'keeps the contract but for what is pending'
            : 'keeps nothing of the contract yet';
  const apart = pending.length > 0 ? `, ${String(pending.length)} are pending` : '';
  const hints = [...new Set(wrong.flatMap(({ hint }) => hint ?? []))];
  const part = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : []);
  return [
    `The gateway ${resultLines}: ${counts}${apart}.`,
    ...part(`Wrong (${String(wrong.length)}):`, wrongIn(wrong)),
    ...part(
      'Hint:',
      hints.slice(0, 3).map((hint) => `  ${hint}`),
    ),
    ...part(`Not there yet (${String(notThere.length)}):`, notThereIn(notThere)),
    ...part(`Pending (${String(pending.length)}):`, notThereIn(pending)),
    ...part(
      `Ready (${String(ready.length)}), take them off the pending list:`,
      ready.map(({ interaction }) => `  ${interaction.description}`),
    ),
  ].join('\n');
}

/** What a run ends with: 1 for a wrong answer, 2 where something is not there yet, 0 for all else. */
export function exitCodeOf(all: readonly InteractionResult[]): number {
  if (all.some(({ result }) => result === 'wrong')) return exitCodes.failed;
  return all.some(({ result }) => result === 'not-there') ? exitCodes.unable : exitCodes.held;
}
