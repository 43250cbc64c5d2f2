import { createMachine, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { roster } from '../roster';
import { drawChart } from './chart-drawing';
import type { MachineDescriptions } from './chart-descriptions';

const words: MachineDescriptions = {
  states: {},
  guards: { whole: 'it is whole; or: "nearly" <b>#1</b>' },
  delays: { growing: 'a pause that grows' },
};
const drawer = setup({
  guards: { whole: () => true },
  delays: { leaveAfter: 400, growing: () => 1 },
}).createMachine({
  id: 'drawer',
  initial: 'deciding',
  states: {
    deciding: {
      type: 'parallel',
      states: {
        step: {
          initial: 'category',
          states: {
            category: { on: { next: { guard: 'whole', target: 'comment' } } },
            comment: {
              initial: 'writing',
              on: { change: '.writing', touch: '.writing', submit: { guard: 'whole', target: '.warned' } },
              states: { writing: {}, warned: {} },
            },
          },
        },
        protection: { initial: 'asking', states: { asking: {} } },
      },
      on: { close: '#drawer.leaving' },
    },
    leaving: { after: { leaveAfter: 'gone', growing: 'gone', 3000: 'gone' } },
    gone: { type: 'final' },
  },
});
const gates = createMachine({
  id: 'gates',
  type: 'parallel',
  states: { north: { initial: 'shut', states: { shut: { on: { push: 'ajar' } }, ajar: {} } }, south: {} },
});

/** The rules without which Mermaid draws nothing, by the lines that break them. */
function broken(lines: readonly string[]): string[] {
  const inside: Set<string>[] = [new Set()];
  const holding = new Set<string>();
  const faults: string[] = [];
  const arrows: { line: string; ends: string[]; siblings: Set<string> }[] = [];
  for (const line of lines.slice(2, -1).map((text) => text.trim())) {
    const siblings = inside.at(-1) ?? new Set();
    const [, name, opens] = /^state "[^"]+" as (\w+)( \{)?$/.exec(line) ?? [];
    const [, from = '', to = '', label = ''] = /^(\S+) --> (\S+)(?: : (.*))?$/.exec(line) ?? [];
    if (name !== undefined) siblings.add(name);
    if (name !== undefined && opens !== undefined) holding.add(name);
    if (opens !== undefined) inside.push(new Set());
    else if (line === '}') inside.pop();
    else if (from !== '' && from === to && holding.has(from))
      faults.push(`leads from a state that holds others to itself: ${line}`);
    else if (from !== '') arrows.push({ line, ends: [from, to], siblings });
    else if (line === '--') faults.push('a divider');
    else if (name === undefined && !/^class(Def)? /.test(line)) faults.push(`no line of a drawing: ${line}`);
    if (/[:;<>"]/.test(label.replaceAll(/#\d+;/g, ''))) faults.push(`a sign that ends a label: ${line}`);
  }
  for (const { line, ends, siblings } of arrows)
    if (!ends.every((end) => end === '[*]' || siblings.has(end))) faults.push(`leads out of its state: ${line}`);
  if (inside.length !== 1) faults.push('a state that does not end');
  return faults;
}

describe('what Mermaid needs of a drawing', () => {
  test('a divider, an arrow out of its state or around one, and a colon in a label are found', () => {
    const bad = [
      '```mermaid',
      '',
      'state "a" as a {',
      'state "b" as b',
      '--',
      'b --> a : x',
      '}',
      'a --> a : x: y',
      '```',
    ];
    expect(broken(bad)).toEqual([
      'a divider',
      'leads from a state that holds others to itself: a --> a : x: y',
      'a sign that ends a label: a --> a : x: y',
      'leads out of its state: b --> a : x',
    ]);
  });

  test.each(Object.keys(roster) as (keyof typeof roster)[])('%s', async (name) => {
    const machine = await roster[name].load();
    expect(broken(drawChart(machine, { states: {} }))).toEqual([]);
    expect(broken(drawChart(machine, { states: {} }, { labels: 'words', active: [machine.root.id] }))).toEqual([]);
  });

  test('regions within a state, beside an arrow to a state that holds others', () => {
    expect(drawChart(drawer, words).slice(2, 23)).toEqual([
      '  state "deciding" as deciding {',
      '    state "step" as deciding_step {',
      '      state "category" as deciding_step_category',
      '      state "comment" as deciding_step_comment {',
      '        state "writing" as deciding_step_comment_writing',
      '        state "warned" as deciding_step_comment_warned',
      '        [*] --> deciding_step_comment_writing',
      '        [*] --> deciding_step_comment_writing : change, touch',
      '        [*] --> deciding_step_comment_warned : submit [whole]',
      '      }',
      '      [*] --> deciding_step_category',
      '      deciding_step_category --> deciding_step_comment : next [whole]',
      '    }',
      '    state "protection" as deciding_protection {',
      '      state "asking" as deciding_protection_asking',
      '      [*] --> deciding_protection_asking',
      '    }',
      '  }',
      '  state "leaving" as leaving',
      '  state "gone" as gone',
      '  gone --> [*]',
    ]);
    expect(broken(drawChart(drawer, words, { labels: 'words' }))).toEqual([]);
  });

  test('an arrow between the states around says in which one within it is taken, and to which it leads', () => {
    const machine = createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: {
          initial: 'latched',
          states: { latched: { on: { push: { guard: 'whole', target: '#door.open.wide' } } }, locked: {} },
        },
        open: { initial: 'ajar', states: { ajar: {}, wide: {} }, on: { pull: 'shut' } },
      },
    });
    expect(drawChart(machine, words).filter((line) => /shut --> open|open --> shut/.test(line))).toEqual([
      '  shut --> open : in latched, push [whole], to wide',
      '  open --> shut : pull',
    ]);
  });

  test('regions of the machine itself stand in one state, which is the machine', () => {
    expect(drawChart(gates, words)).toEqual([
      '```mermaid',
      'stateDiagram-v2',
      '  state "gates" as gates_machine {',
      '    state "north" as north {',
      '      state "shut" as north_shut',
      '      state "ajar" as north_ajar',
      '      [*] --> north_shut',
      '      north_shut --> north_ajar : push',
      '    }',
      '    state "south" as south',
      '  }',
      '  classDef region stroke-dasharray: 5 4',
      '  class north,south region',
      '```',
    ]);
  });
});

describe('what a drawing says', () => {
  test('delays in words: a constant one by its length, one that is worked out as the words say', () => {
    const after = drawChart(drawer, words).filter((line) => line.includes(' : after '));
    expect(after.map((line) => line.replace(/.* : /, ''))).toEqual([
      'after 3 s',
      'after 400 ms',
      'after a pause that grows',
    ]);
  });

  test('guards by name, or in words of which none ends the label', () => {
    const label = (labels: 'names' | 'words') =>
      drawChart(drawer, words, { labels }).find((line) => line.includes('category --> '));
    expect(label('names')).toMatch(/ : next \[whole\]$/);
    expect(label('words')).toMatch(/ : next \[it is whole#59; or#58; #34;nearly#34; #60;b#62;#35;1#60;\/b#62;\]$/);
  });

  test('the states that the machine is in, those alone that hold no others', () => {
    const active = ['drawer', 'drawer.deciding', 'drawer.deciding.step', 'drawer.deciding.step.category'];
    const marked = drawChart(drawer, words, { active }).filter((line) => / here\b/.test(line));
    expect(marked).toEqual([
      '  classDef here fill:#0b5d54,stroke:#0b5d54,color:#ffffff',
      '  class deciding_step_category here',
    ]);
    expect(drawChart(drawer, words).join()).not.toContain('here');
  });
});
