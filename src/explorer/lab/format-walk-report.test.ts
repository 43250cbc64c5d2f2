import type { StateValue } from 'xstate';
import { describe, expect, test } from 'vitest';
import { caseMachine } from '../../../machines/cases/case/case.machine';
import { caseDescriptions } from '../../../machines/cases/case/case.samples';
import { frameWith } from './frame.fixture';
import type { Frame } from './lab.types';
import { formatWalkReport } from './format-walk-report';

const exhibit = { name: 'case', folder: 'machines/cases/case', machine: caseMachine, words: caseDescriptions };
const frame = (more: Partial<Frame>): Frame =>
  frameWith({
    value: { content: 'asking' },
    active: ['case', 'case.content', 'case.content.asking'],
    context: { tab: 'seller' },
    ...more,
  });
const to = '{"content":"asking"}';
const walked = [
  frame({}),
  frame({
    step: { do: 'answer', port: 'caseDescription', nth: 1, outcome: { ok: false, failure: { code: 'OFFLINE' } }, to },
  }),
  frame({
    step: { do: 'send', event: { type: 'tab.choose', tab: 'a | b\n`c` ``` \\| d' }, to },
    said: [
      { from: '', to: 'screens', event: { type: 'go', to: 'x|y' } },
      { from: '', to: 'parent', event: { type: 'told' } },
      { from: '', to: 'everyone', event: { type: 'done' } },
    ],
    broken: ['two forms stand open'],
  }),
];
const address = 'https://explorer.test/#/case/abc?x=<y> z';
const report = (frames: Frame[], expected?: StateValue) =>
  formatWalkReport({ exhibit, life: 'a case', frames, address, expected }).split('\n');
const rows = (lines: string[]) => lines.filter((line) => line.startsWith('| ') && /^\| \d/.test(line));

describe('a walk as a report', () => {
  test('tells each step in one row, whatever stands in a payload', () => {
    expect(rows(report(walked))).toEqual([
      '| 0 | the start | `content.asking` |  |',
      '| 1 | `caseDescription OFFLINE` `{"code":"OFFLINE"}` | `content.asking` |  |',
      '| 2 | `tab.choose` ```` {"tab":"a \\| b\\n`c` ``` \\\\\\u007c d"} ```` | `content.asking` | ' +
        'screens ← `{"type":"go","to":"x\\|y"}`<br>parent ← `{"type":"told"}`<br>emitted `{"type":"done"}` |',
    ]);
  });

  test('has what is wrong in its title, and in its sections what was wanted and what must not be', () => {
    const lines = report(walked, { content: 'shown' });
    expect(lines.slice(0, 3)).toEqual([
      '# `case`: two forms stand open',
      '',
      'Begins with: `a case`. [Replay it in the explorer](<https://explorer.test/#/case/abc?x=%3Cy%3E%20z>).',
    ]);
    expect(lines).toContain('It should end in `content.shown`.');
    expect(lines).toContain('- two forms stand open (since step 2)');
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## Expected',
      '## What must never hold, and does',
      '## Chart',
      '## Test, for `machines/cases/case`',
    ]);
    expect(lines).toContain('      content_asking --> content_shown : caseDescription done [the gateway answered]');
    expect(lines).toContain('  class content_asking here');
    expect(lines.find((line) => line.includes('tab.choose') && line.startsWith('  {'))).toContain(
      `"to":${JSON.stringify(JSON.stringify({ content: 'shown' }))}},`,
    );
    expect(lines).toContain("import { caseMachine } from './case.machine';");
  });

  test.each<[string, Frame[], StateValue | undefined]>([
    ['starts in `content.asking`', walked.slice(0, 1), undefined],
    ['`caseDescription OFFLINE` leads to `content.asking`', walked.slice(0, 2), undefined],
    ['stands in `content.asking`, not in `shown`', walked.slice(0, 2), 'shown'],
    ['fails: `` a `b` c ``', [frame({ error: 'a\n`b`\nc', status: 'error' })], 'shown'],
  ])('title: %s', (title, frames, expected) => {
    expect(report(frames, expected)[0]).toBe(`# \`case\`: ${title}`);
  });

  test('has what was said in full below, where a row can’t hold it; of too much the last is whole', () => {
    const said = (size: number) =>
      frame({ said: [{ from: '', to: 'outbox', event: { type: 'mutation.submit', why: 'y'.repeat(size) } }] });
    const [first = '', second = ''] = rows(report([said(100), said(300)]));
    expect(first).not.toContain('whole below');
    expect(second).toContain(`outbox ← \`{"type":"mutation.submit","why":"${'y'.repeat(207)}…\` (whole below) |`);
    const partOf = (frames: Frame[]) => {
      const lines = report(frames);
      const from = lines.indexOf('<details><summary>What a row can’t hold</summary>');
      return from < 0 ? [] : lines.slice(from + 1, lines.indexOf('</details>', from));
    };
    const fullPayload = (size: number) =>
      JSON.stringify({ type: 'mutation.submit', why: 'y'.repeat(size) }, null, 2).split('\n');
    expect(partOf([said(100)])).toEqual([]);
    expect(partOf([said(100), said(300)])).toEqual([
      ...['', 'Step 1, outbox ←', '', '```json'],
      ...fullPayload(300),
      ...['```', ''],
    ]);
    const cut = partOf([said(1000), said(1000), said(23_000)]);
    const size = (chars: number) => fullPayload(chars).join('\n').length;
    const room = 24_000 - size(23_000);
    expect(cut.filter((line) => line.startsWith('Cut here'))).toEqual([
      `Cut here: ${String(size(1000))} characters more.`,
      `Cut here: ${String(size(1000) - room)} characters more.`,
    ]);
    expect(cut.slice(-6)).toEqual(['```json', ...fullPayload(23_000), '```', ''].slice(-6));
  });

  test('has payloads, answers and questions in full as well', () => {
    const long = { comment: 'z'.repeat(300) };
    const lines = report([
      frame({}),
      frame({
        step: { do: 'send', event: { type: 'reply.change', ...long }, to },
        asks: [{ port: 'reply', nth: 1, by: 'reply', input: long, standing: 'open' }],
      }),
      frame({
        step: { do: 'answer', port: 'reply', nth: 1, outcome: { ok: true, value: long }, to },
        asks: [{ port: 'reply', nth: 1, by: 'reply', input: long, standing: 'answered' }],
      }),
    ]);
    const titles = ['Step 1, payload', 'Step 1, asked `reply`', 'Step 2, answer'];
    expect(lines.filter((line) => line.startsWith('Step '))).toEqual(titles);
    expect(lines.filter((line) => line.includes('z'.repeat(300)) && !line.startsWith('  {'))).toHaveLength(3);
  });

  test('of a walk that no address holds says so', () => {
    const lines = formatWalkReport({ exhibit, life: 'a case', frames: walked, address: null }).split('\n');
    expect(lines).toContain('Begins with: `a case`. The walk is too long for an address.');
  });

  test('cuts what is too long, and says so', () => {
    const context = { text: '`'.repeat(4) + 'x'.repeat(12_000) };
    const lines = report([frame({ context })]);
    const fence = lines.indexOf('`````json');
    expect(lines.slice(fence + 3, fence + 6)).toEqual(['`````', '', 'Cut here: 20 characters more.']);
    const many = Array.from({ length: 400 }, () => walked[1] ?? frame({}));
    expect(report(many)).toContain('Too long to stand here: copy it as a test in the explorer.');
    expect(rows(report(many))).toHaveLength(400);
  });
});
