import type { StateValue } from 'xstate';
import { drawChart } from '../../../machines/simulator/chart-drawing';
import type { PlainData } from '../../../machines/simulator/plain-data';
import { describeState } from '../../../machines/simulator/describe-state';
import type { TakenStep } from '../../../machines/simulator/walk';
import type { RecordedScenario } from '../../../machines/simulator/recorded-scenario';
import { formatWalkTest, type TestedMachine, type TestedWalk } from './format-walk-test';
import { stepEffectsOf, type StepEffects } from './step-effects';
import { formatStep } from './format-step';
import type { Exhibit, Frame } from './lab.types';

export interface WalkReportInput {
  exhibit: Pick<Exhibit, 'name' | 'folder' | 'machine' | 'words'> & TestedMachine;
  life: string;
  scenario?: RecordedScenario;
  /** The start, and one for each step. */
  frames: readonly Frame[];
  /** Opens the explorer on this walk; null for a walk that no address holds. */
  address: string | null;
  /** The state value that should stand at the end, where the person said so. */
  expected?: StateValue;
  /** What differs from the walk as it was saved, in a sentence; null when nothing. */
  differs?: string | null;
  /** The walk as its test takes it; that of the frames unless given. */
  tested?: TestedWalk;
}

const longestCell = 240;
const longestContext = 12_000;
const longestSaid = 24_000;
const longestTest = 24_000;

const longestRun = (text: string): number => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** Text of any kind as code within a line. */
function code(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const short = line.length > longestCell ? `${line.slice(0, longestCell)}…` : line;
  const fence = '`'.repeat(longestRun(short) + 1);
  const pad = fence.length > 1 ? ' ' : '';
  return `${fence}${pad}${short || ' '}${pad}${fence}`;
}

/** A row whose cells keep their bars; one behind a backslash is written as JSON writes it, since no tracker would keep it. */
const row = (...cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('\\|', '\\\\u007c').replaceAll('|', '\\|')).join(' | ')} |`;

function block(language: string, text: string): string[] {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return [`${fence}${language}`, text, fence];
}

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Something that a row tells of a step, and tells whole beneath the table where it is too long. */
interface Message {
  to: string;
  data: PlainData;
}

const shownIn = ({ to, data }: Message): string =>
  [to, ...(data === null ? [] : [code(json(data))]), ...(isLong({ data }) ? ['(whole below)'] : [])].join(' ').trim();

function givenIn({ given }: StepEffects): Message[] {
  return given === null ? [] : [{ to: given.as, data: given.value }];
}

function whatOf(step: TakenStep, stepEffects: StepEffects): string {
  const note = step.note === undefined ? [] : [`<br>Note: ${code(step.note)}`];
  return [code(formatStep(step)), ...givenIn(stepEffects).map((one) => shownIn({ ...one, to: '' })), ...note].join(' ');
}

const messagesOf = ({ ran, said, asked, within }: StepEffects): Message[] => [
  ...(ran.length === 0 ? [] : [{ to: `ran ${ran.map(code).join(', ')}`, data: null }]),
  ...said.map(({ from, to, event }) => ({
    to: `${from === '' ? '' : `${from} → `}${to === 'everyone' ? 'emitted' : `${to === '' ? 'the machine' : to} ←`}`,
    data: event,
  })),
  ...asked.map(({ port, input }) => ({ to: `asked ${code(port)}`, data: input })),
  ...within.map((one) => ({ to: 'within', data: one })),
];

const isLong = ({ data }: Pick<Message, 'data'>): boolean => json(data).length > longestCell;

const didIn = (stepEffects: StepEffects): string => messagesOf(stepEffects).map(shownIn).join('<br>');

/** What no row holds; the last of it is whole, since a fault is looked for at the end. */
function inFull(all: readonly StepEffects[]): string[] {
  const long = all.flatMap((stepEffects, at) =>
    [...givenIn(stepEffects), ...messagesOf(stepEffects)]
      .filter(isLong)
      .map(({ to, data }) => ({ title: `Step ${String(at)}, ${to}`, text: JSON.stringify(data, null, 2) })),
  );
  if (long.length === 0) return [];
  const room = long.map((_one, at) =>
    Math.max(0, longestSaid - long.slice(at + 1).reduce((sum, { text }) => sum + text.length, 0)),
  );
  return [
    '',
    '<details><summary>What a row can’t hold</summary>',
    ...long.flatMap(({ title, text }, at) => {
      const shown = text.slice(0, room[at]);
      const more = text.length - shown.length;
      return [
        '',
        title,
        '',
        ...(shown === '' ? [] : block('json', shown)),
        ...(more > 0 ? ['', `Cut here: ${String(more)} characters more.`] : []),
      ];
    }),
    '',
    '</details>',
  ];
}

function brokenIn(frames: readonly Frame[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const [at, { broken }] of frames.entries())
    for (const sentence of broken) if (!first.has(sentence)) first.set(sentence, at);
  return first;
}

function gistOf(frames: readonly Frame[], expected: StateValue | undefined, differs: string | null): string {
  const last = frames.at(-1);
  const [broken] = brokenIn(frames).keys();
  const value = last === undefined ? '' : code(describeState(last.value));
  if (last?.error) return `fails: ${code(last.error)}`;
  if (broken !== undefined) return broken;
  if (differs !== null) return differs.replaceAll(/\s+/g, ' ');
  if (expected !== undefined) return `stands in ${value}, not in ${code(describeState(expected))}`;
  const step = last?.step;
  return step ? `${code(formatStep(step))} leads to ${value}` : `starts in ${value}`;
}

const replayOf = (address: string | null): string =>
  address === null
    ? 'The walk is too long for an address.'
    : `[Replay it in the explorer](<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>).`;

/**
 * A walk as Markdown for an issue tracker: what happened step by step, what should not have, the chart, the last context, how to
 * replay it, and the test that shows it. Whatever stands in a payload, the Markdown keeps its form.
 */
export function formatWalkReport({
  exhibit,
  life,
  scenario,
  frames,
  address,
  expected,
  differs = null,
  tested,
}: WalkReportInput): string {
  const { name, folder, machine, words } = exhibit;
  const last = frames.at(-1);
  const all = frames.map((frame, at) => stepEffectsOf(frame, frames[at - 1]));
  const steps = frames.flatMap(({ step }) => (step === null ? [] : [step]));
  const broken = [...brokenIn(frames)];
  const context = JSON.stringify(last?.context ?? null, null, 2);
  const more = context.length - longestContext;
  const test = formatWalkTest(exhibit, tested ?? { life, scenario, start: frames[0]?.start, steps }, expected);
  const end = (frame: Frame): string =>
    `${code(describeState(frame.value))}${frame.status === 'active' ? '' : ` (${frame.status})`}`;
  return [
    `# ${code(name)}: ${gistOf(frames, expected, differs)}`,
    '',
    `Begins with: ${code(life)}. ${replayOf(address)}`,
    '',
    '| step | what | led to | did |',
    '|---|---|---|---|',
    ...frames.map((frame, at) => {
      const stepEffects = all[at] ?? stepEffectsOf(frame, undefined);
      return row(
        String(at),
        frame.step === null ? 'the start' : whatOf(frame.step, stepEffects),
        end(frame),
        didIn(stepEffects),
      );
    }),
    ...inFull(all),
    ...(differs === null ? [] : ['', '## Differs from what was saved', '', differs]),
    ...(expected === undefined ? [] : ['', '## Expected', '', `It should end in ${code(describeState(expected))}.`]),
    ...(broken.length === 0 ? [] : ['', '## What must never hold, and does', '']),
    ...broken.map(([sentence, at]) => `- ${sentence} (since step ${String(at)})`),
    ...(last?.error ? ['', '## Error', '', ...block('', last.error)] : []),
    '',
    '## Chart',
    '',
    ...drawChart(machine, words, { labels: 'words', active: last?.active }),
    '',
    '<details><summary>Context after the last step</summary>',
    '',
    ...block('json', context.slice(0, longestContext)),
    ...(more > 0 ? ['', `Cut here: ${String(more)} characters more.`] : []),
    '',
    '</details>',
    '',
    `## Test, for ${code(folder)}`,
    '',
    ...(test.length > longestTest
      ? ['Too long to stand here: copy it as a test in the explorer.']
      : block('ts', test.trimEnd())),
    '',
  ].join('\n');
}
