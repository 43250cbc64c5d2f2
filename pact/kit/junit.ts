import { operationOf, titleOf } from './contract-source';
import type { InteractionResult, PendingResult } from './pending';
import { formatInFull, formatInShort } from './report';
import type { Addresses } from './request';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML 1.0 has no place for most control characters, not even escaped ones. */
const inXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const countsOf = (all: readonly InteractionResult[]): string => {
  const number = (...results: PendingResult[]) => String(all.filter(({ result }) => results.includes(result)).length);
  const seconds = all.reduce((sum, { replayed }) => sum + replayed.milliseconds, 0) / 1_000;
  return `tests="${String(all.length)}" failures="${number('wrong')}" skipped="${number('not-there', 'pending')}" time="${seconds.toFixed(3)}"`;
};

function testCase({ replayed, result }: InteractionResult, addresses: Addresses): string {
  const { interaction, milliseconds } = replayed;
  const name = inXml(titleOf(interaction));
  const time = (milliseconds / 1_000).toFixed(3);
  const opening = `    <testcase classname="${inXml(operationOf(interaction))}" name="${name}" time="${time}"`;
  if (replayed.held) return `${opening}/>`;
  const message = inXml(formatInShort(replayed));
  if (result === 'wrong') {
    return `${opening}>\n      <failure message="${message}">${inXml(formatInFull(replayed, addresses))}</failure>\n    </testcase>`;
  }
  const why = result === 'pending' ? 'pending' : 'not there yet';
  return `${opening}>\n      <skipped message="${why}: ${message}"/>\n    </testcase>`;
}

/** The run as JUnit XML: a suite an operation, a case an interaction; what is not there yet, or pending, is skipped. */
export function formatJunit(all: readonly InteractionResult[], addresses: Addresses): string {
  const operations = [...new Set(all.map(({ replayed }) => operationOf(replayed.interaction)))];
  const suites = operations.map((operation) => {
    const own = all.filter(({ replayed }) => operationOf(replayed.interaction) === operation);
    const cases = own.map((one) => testCase(one, addresses)).join('\n');
    return `  <testsuite name="${inXml(operation)}" ${countsOf(own)}>\n${cases}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" ${countsOf(all)}>\n${suites.join('\n')}\n</testsuites>\n`;
}
