import { namesOf, requireArea, type Names } from './names';
import type { Changes } from './wiring';
import { insertAfter, type Insertion } from './write';

/** A new machine's line among the faces of the explorer, where screens stand by themselves. */
function faceLine({ camel }: Names): Insertion {
  const path = 'src/explorer/pictures/machine-components.tsx';
  return insertAfter(
    path,
    /export const machineComponents: MachineComponents = \{\n/,
    `  ${camel}: 'Nothing paints it by itself.',\n`,
  );
}

/** What a new machine writes: its folder, and its line among the faces. */
export function machineChanges(_root: string, area: string, name: string): Changes {
  requireArea(area, ['shared', 'system']);
  const names = namesOf(name);
  return {
    files: machineFiles(area, names),
    insertions: [faceLine(names)],
  };
}

/** The files of its folder (path from the root → text): a choice that is made, confirmed or given up, and closed in two steps. */
function machineFiles(area: string, { kebab, camel, pascal, words, title }: Names): Record<string, string> {
  const folder = `machines/${area}/${kebab}`;
  return {
    [`${folder}/${kebab}.machine.ts`]: `import { assign, setup } from 'xstate';

export interface ${pascal}Input {
  /** What may be chosen, by id. */
  choices: string[];
}

export interface ${pascal}Context extends ${pascal}Input {
  choice: string | null;
}

export type ${pascal}Event =
  | { type: 'choice.make'; choice: string }
  | { type: 'choice.confirm' }
  | { type: 'choice.cancel' }
  | { type: '${camel}.gone' };

export interface ${pascal}Output {
  /** Null when it was given up. */
  choice: string | null;
}

export const ${camel}Machine = setup({
  types: {
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
    input: {} as ${pascal}Input,
    output: {} as ${pascal}Output,
  },
  actions: {
    choose: assign((_, choice: string) => ({ choice })),
    chooseNothing: assign({ choice: null }),
  },
  guards: {
    known: ({ context, event }) => event.type === 'choice.make' && context.choices.includes(event.choice),
    chosen: ({ context }) => context.choice !== null,
  },
}).createMachine({
  id: '${camel}',
  context: ({ input }) => ({ ...input, choice: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'choice.make': {
          guard: 'known',
          actions: { type: 'choose', params: ({ event }) => event.choice },
        },
        'choice.confirm': { guard: 'chosen', target: 'leaving' },
        'choice.cancel': { target: 'leaving', actions: 'chooseNothing' },
      },
    },
    leaving: { on: { '${camel}.gone': 'gone' } },
    gone: { type: 'final' },
  },
  output: ({ context }) => ({ choice: context.choice }),
});
`,
    [`${folder}/${kebab}.view.ts`]: `import type { SnapshotFrom } from 'xstate';
import type { ${camel}Machine } from './${kebab}.machine';

/** What the view of the ${words} shows. */
export function ${camel}View(snapshot: SnapshotFrom<typeof ${camel}Machine>) {
  const { choices, choice } = snapshot.context;
  return {
    opened: snapshot.matches('choosing'),
    choices,
    choice,
    canConfirm: snapshot.can({ type: 'choice.confirm' }),
  };
}
`,
    [`${folder}/${kebab}.samples.ts`]: `import type { MachineSamples } from '../../simulator/samples';
import type { ${camel}Machine, ${pascal}Event, ${pascal}Input } from './${kebab}.machine';

export const ${camel}Input: ${pascal}Input = { choices: ['one', 'two'] };

const said: ${pascal}Event[] = [
  { type: 'choice.make', choice: 'one' },
  { type: 'choice.make', choice: 'unknown' },
  { type: 'choice.confirm' },
  { type: 'choice.cancel' },
  { type: '${camel}.gone' },
];

export const ${camel}Samples: MachineSamples<typeof ${camel}Machine> = {
  lives: [{ name: 'two are offered', input: ${camel}Input }],
  events: said,
  never: {
    'something is chosen that was not offered': ({ context }) =>
      context.choice !== null && !context.choices.includes(context.choice),
  },
};

export const ${camel}Descriptions = {
  states: {
    choosing: 'A person makes a choice.',
    leaving: 'It is on its way out, so that the view can animate.',
    gone: 'Nothing is shown any more; the choice is handed over.',
  },
  guards: {
    known: 'the choice is one of those offered',
    chosen: 'a choice was made',
  },
};
`,
    [`${folder}/${kebab}.test.ts`]: `import { describe, expect, it } from 'vitest';
import { startWith } from '../../simulator/answers';
import { ${camel}Machine, type ${pascal}Event } from './${kebab}.machine';
import { ${camel}Input } from './${kebab}.samples';
import { ${camel}View } from './${kebab}.view';

function open() {
  const { actor } = startWith(${camel}Machine, { input: ${camel}Input });
  return {
    send: (...events: ${pascal}Event[]) => events.forEach((event) => actor.send(event)),
    view: () => ${camel}View(actor.getSnapshot()),
    output: () => actor.getSnapshot().output,
  };
}

describe('the ${words}', () => {
  it('confirms only what was chosen', () => {
    const { send, view, output } = open();
    send({ type: 'choice.make', choice: 'unknown' }, { type: 'choice.confirm' });
    expect(view()).toEqual({ opened: true, choices: ['one', 'two'], choice: null, canConfirm: false });
    send({ type: 'choice.make', choice: 'two' });
    expect(view()).toMatchObject({ choice: 'two', canConfirm: true });
    send({ type: 'choice.confirm' });
    expect(view().opened).toBe(false);
    send({ type: '${camel}.gone' });
    expect(output()).toEqual({ choice: 'two' });
  });

  it('hands over nothing when it is given up', () => {
    const { send, output } = open();
    send({ type: 'choice.make', choice: 'one' }, { type: 'choice.cancel' }, { type: '${camel}.gone' });
    expect(output()).toEqual({ choice: null });
  });
});
`,
    [`${folder}/README.md`]: `# ${title}

A person makes one choice of those offered, and confirms it or gives it up. It closes in two steps, so that the view can animate.

<!-- chart -->
<!-- /chart -->
`,
  };
}
