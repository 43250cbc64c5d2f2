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

const pathOf = (node: AnyStateNode): string => node.path.join('.');

function heard(node: AnyStateNode): string {
  return transitionsOf(node)
    .map((transition) => {
      const targets = (transition.target ?? []).map((target) => `→ ${pathOf(target as AnyStateNode) || 'start'}`);
      return `\`${[labelOf(transition), ...targets].join(' ')}\``;
    })
    .join('<br>');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The chart of one machine in Markdown: a drawing, what each state means and hears, what each guard asks. */
export function chartOf(machine: AnyStateMachine, words: MachineWords): string {
  const states = statesOf(machine.root);
  const everywhere = heard(machine.root);
  const guards = guardsOf(machine);
  return [
    ...drawingOf(machine),
    '',
    '| state | what is happening | hears |',
    '|---|---|---|',
    ...(everywhere === '' ? [] : [`| *any* | | ${cell(everywhere)} |`]),
    ...states.map((node) => `| ${pathOf(node)} | ${cell(wordsOf(words, node) ?? '')} | ${cell(heard(node))} |`),
    ...(guards.length === 0 ? [] : ['', '| guard | holds when |', '|---|---|']),
    ...guards.map((guard) => `| ${guard} | ${cell(guardWords(words, guard) ?? '')} |`),
  ].join('\n');
}
