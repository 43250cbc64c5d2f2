import { operationOf, titleOf } from './contract-source';
import type { Replayed } from './replay';
import { inFull } from './report';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML 1.0 has no place for most control characters, not even escaped ones. */
const inXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const seconds = (all: readonly Replayed[]): string =>
  (all.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1_000).toFixed(3);

const failures = (all: readonly Replayed[]): number => all.filter(({ held }) => !held).length;

function testCase(replayed: Replayed): string {
  const { interaction, held, findings, obstacle } = replayed;
  const name = inXml(titleOf(interaction));
  const opening = `    <testcase classname="${inXml(operationOf(interaction))}" name="${name}" time="${seconds([replayed])}"`;
  if (held) return `${opening}/>`;
  const message = obstacle ?? `differs at ${[...new Set(findings.map(({ where }) => where))].join(', ')}`;
  return `${opening}>\n      <failure message="${inXml(message)}">${inXml(inFull(replayed))}</failure>\n    </testcase>`;
}

/** The run as JUnit XML: a suite an operation, a case an interaction. */
export function asJunit(all: readonly Replayed[]): string {
  const operations = [...new Set(all.map(({ interaction }) => operationOf(interaction)))];
  const suites = operations.map((operation) => {
    const own = all.filter(({ interaction }) => operationOf(interaction) === operation);
    const counts = `tests="${String(own.length)}" failures="${String(failures(own))}" time="${seconds(own)}"`;
    return `  <testsuite name="${inXml(operation)}" ${counts}>\n${own.map(testCase).join('\n')}\n  </testsuite>`;
  });
  const counts = `tests="${String(all.length)}" failures="${String(failures(all))}" time="${seconds(all)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" ${counts}>\n${suites.join('\n')}\n</testsuites>\n`;
}
