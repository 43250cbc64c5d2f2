import { unparse } from 'papaparse';
import { describeState } from '../../../machines/simulator/describe-state';
import { formatStep } from './format-step';
import type { Exhibit, Frame } from './lab.types';
import { formatStepEffects, stepEffectsOf } from './step-effects';

/** A walk as a list of steps for a test plan: what is done, what it carries, and what is expected of it. */
export interface WalkStepsInput {
  exhibit: Pick<Exhibit, 'name'>;
  life: string;
  /** The start, and one for each step. */
  frames: readonly Frame[];
  /** Opens the explorer on this walk; null for a walk that no address holds. */
  address: string | null;
  /** What differs from the walk as it was saved, in a sentence; null when nothing. */
  differs?: string | null;
}

interface PlannedStep {
  action: string;
  /** JSON; empty for a step that carries nothing. */
  data: string;
  state: string;
  /** What it does to others, in a few words; empty where it does nothing to them. */
  effects: string;
  /** What a person wrote on it; empty where nobody did. */
  note: string;
}

function plannedSteps(frames: readonly Frame[]): PlannedStep[] {
  return frames.flatMap((frame, at) => {
    if (frame.step === null) return [];
    const effects = stepEffectsOf(frame, frames[at - 1]);
    return [
      {
        action: formatStep(frame.step),
        data: effects.given === null ? '' : JSON.stringify(effects.given.value),
        state: describeState(frame.value),
        effects: formatStepEffects(effects),
        note: frame.step.note ?? '',
      },
    ];
  });
}

const startOf = ([start]: readonly Frame[]): string => (start === undefined ? '' : describeState(start.value));
const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const differsFrom = (differs: string): string => `It differs from what was saved: ${line(differs)}`;

/** What is between the quotes of a doc string is read as it stands, but for the quotes themselves. */
const docString = (json: string): string[] => [
  '      """json',
  `      ${json.replaceAll('"""', '\\"\\"\\"')}`,
  '      """',
];

/** As a Gherkin feature with one scenario: each step is a When with its data as a doc string, and the Then that it leads to. */
export function formatWalkGherkin({ exhibit, life, frames, address, differs = null }: WalkStepsInput): string {
  const steps = plannedSteps(frames).flatMap(({ action, data, state, effects, note }) => [
    ...(note === '' ? [] : [`    # ${line(note)}`]),
    `    When ${line(action)}`,
    ...(data === '' ? [] : docString(data)),
    `    Then it stands in "${state}"`,
    ...(effects === '' ? [] : [`    And it does: ${line(effects)}`]),
  ]);
  return [
    `Feature: ${exhibit.name}`,
    ...(address === null ? [] : [`  # ${address}`]),
    ...(differs === null ? [] : [`  # ${differsFrom(differs)}`]),
    '',
    `  Scenario: ${line(life)}`,
    `    Given ${exhibit.name} stands in "${startOf(frames)}"`,
    ...steps,
    '',
  ].join('\n');
}

/** As a table, a step a row; a cell that a spreadsheet would calculate is a text there. */
export function formatWalkCsv({ exhibit, life, frames, address, differs = null }: WalkStepsInput): string {
  const rows = plannedSteps(frames).map(({ action, data, state, effects, note }, at) => [
    String(at + 1),
    action,
    data,
    state,
    effects,
    note,
  ]);
  const table = unparse(
    [
      ['Step', 'Action', 'Data', 'Expected state', 'Expected effects', 'Note'],
      [
        '0',
        `${exhibit.name}, ${life}`,
        address ?? '',
        startOf(frames),
        '',
        differs === null ? '' : differsFrom(differs),
      ],
      ...rows,
    ],
    { escapeFormulae: true, newline: '\r\n' },
  );
  return `\uFEFF${table}\r\n`;
}

/** As a Markdown list for a ticket or a wiki. */
export function formatWalkMarkdown({ exhibit, life, frames, address, differs = null }: WalkStepsInput): string {
  const code = (text: string) => `\`${line(text).replaceAll('`', 'ʼ')}\``;
  return [
    `**${exhibit.name}**, ${line(life)}: stands in ${code(startOf(frames))}.`,
    '',
    ...(differs === null ? [] : [differsFrom(differs), '']),
    ...plannedSteps(frames).flatMap(({ action, data, state, effects, note }, at) => [
      `${String(at + 1)}. ${code(action)}${data === '' ? '' : ` with ${code(data)}`}`,
      `   - leads to ${code(state)}`,
      ...(effects === '' ? [] : [`   - does ${code(effects)}`]),
      ...(note === '' ? [] : [`   - note: ${line(note)}`]),
    ]),
    ...(address === null ? [] : ['', `[Replay it in the explorer](<${address}>)`]),
    '',
  ].join('\n');
}
