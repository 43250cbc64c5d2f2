import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { drawingOf, labelOf } from '../../machines/kit/chart-drawing';
import {
  guardsOf,
  guardWords,
  statesOf,
  transitionsOf,
  wordsOf,
  type MachineWords,
} from '../../machines/kit/chart-words';
import { delaysOf, delayWords } from '../../machines/kit/delay-words';

const pathOf = (node: AnyStateNode): string => node.path.join('.');

function heard(words: MachineWords, node: AnyStateNode): string {
  return transitionsOf(node)
    .map((transition) => {
      const targets = (transition.target ?? []).map((target) => `→ ${pathOf(target as AnyStateNode) || 'start'}`);
      return `\`${[labelOf(node.machine, words, transition), ...targets].join(' ')}\``;
    })
    .join('<br>');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The chart of one machine in Markdown: a drawing, what each state means and hears, what each guard asks, how long each delay is. */
export function chartOf(machine: AnyStateMachine, words: MachineWords): string {
  const states = statesOf(machine.root);
  const everywhere = heard(words, machine.root);
  const guards = guardsOf(machine);
  const delays = delaysOf(machine);
  return [
    ...drawingOf(machine, words),
    '',
    '| state | what is happening | hears |',
    '|---|---|---|',
    ...(everywhere === '' ? [] : [`| *any* | | ${cell(everywhere)} |`]),
    ...states.map((node) => `| ${pathOf(node)} | ${cell(wordsOf(words, node) ?? '')} | ${cell(heard(words, node))} |`),
    ...(guards.length === 0 ? [] : ['', '| guard | holds when |', '|---|---|']),
    ...guards.map((guard) => `| ${guard} | ${cell(guardWords(words, guard) ?? '')} |`),
    ...(delays.length === 0 ? [] : ['', '| delay | lasts |', '|---|---|']),
    ...delays.map((delay) => `| ${delay} | ${cell(delayWords(machine, words, delay) ?? '')} |`),
  ].join('\n');
}
