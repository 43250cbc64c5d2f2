import { namesOf, requireArea, type Names } from './names';
import { screenWiring, type Changes } from './wiring';

function machineOf(area: string, { kebab, camel, pascal, words, title }: Names): Record<string, string> {
  const folder = `machines/${area}/${kebab}`;
  return {
    [`${folder}/${kebab}.machine.ts`]: `import { assign, setup } from 'xstate';
import type { ScreenInput, SearchChange } from '../../domain/addresses';

export type ${pascal}Input = ScreenInput<'${camel}'>;

export interface ${pascal}Context {
  filter: string;
}

export type ${pascal}Event = SearchChange<'${camel}'> | { type: 'screen.rested' } | { type: 'screen.resumed' };

export const ${camel}Machine = setup({
  types: { context: {} as ${pascal}Context, events: {} as ${pascal}Event, input: {} as ${pascal}Input },
  actions: { filterBy: assign((_, filter: string) => ({ filter })) },
}).createMachine({
  id: '${camel}',
  context: ({ input }) => ({ filter: input.search.q }),
  initial: 'shown',
  on: { 'search.change': { actions: { type: 'filterBy', params: ({ event }) => event.search.q } } },
  states: {
    shown: { on: { 'screen.rested': 'resting' } },
    resting: { on: { 'screen.resumed': 'shown' } },
  },
});
`,
    [`${folder}/${kebab}.view.ts`]: `import type { SnapshotFrom } from 'xstate';
import type { ${camel}Machine } from './${kebab}.machine';

/** What the ${words} screen shows. */
export function ${camel}View({ context }: SnapshotFrom<typeof ${camel}Machine>) {
  return { filter: context.filter };
}
`,
    [`${folder}/${kebab}.samples.ts`]: `import { inputAt, searchAt } from '../../simulator/sample-addresses';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { ${camel}Machine, ${pascal}Event, ${pascal}Input } from './${kebab}.machine';

export const ${camel}Input: ${pascal}Input = inputAt('${camel}', {}, { q: 'andes' });

const said: ${pascal}Event[] = [searchAt('${camel}'), { type: 'screen.rested' }, { type: 'screen.resumed' }];

export const ${camel}Samples: MachineSamples<typeof ${camel}Machine> = {
  lives: [{ name: 'the screen is opened', input: ${camel}Input, systemActors: sampleSystemActors(), now: sampleNow }],
  events: said,
};

export const ${camel}Descriptions = {
  states: {
    shown: 'The screen is in front.',
    resting: 'Another screen is in front: nothing is asked.',
  },
};
`,
    [`${folder}/${kebab}.test.ts`]: `import { expect, it } from 'vitest';
import { startWith } from '../../simulator/answers';
import { searchAt } from '../../simulator/sample-addresses';
import { ${camel}Machine } from './${kebab}.machine';
import { ${camel}Input } from './${kebab}.samples';
import { ${camel}View } from './${kebab}.view';

it('the ${words} screen follows the filter of its address', () => {
  const { actor } = startWith(${camel}Machine, { input: ${camel}Input });
  const filter = () => ${camel}View(actor.getSnapshot()).filter;
  expect(filter()).toBe('andes');
  actor.send(searchAt('${camel}'));
  expect(filter()).toBe('');
});
`,
    [`${folder}/README.md`]: `# ${title}

The ${words} screen. Its address holds the filter; it rests while another screen is in front.

<!-- chart -->
<!-- /chart -->
`,
  };
}

function screenOf(area: string, { kebab, camel, pascal, words }: Names): string {
  return `import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { ${camel}Machine } from '../../../../machines/${area}/${kebab}/${kebab}.machine';
import { ${camel}View } from '../../../../machines/${area}/${kebab}/${kebab}.view';
import { PageTitle } from '../../../parts/page-title';

/** The ${words} screen. */
export function ${pascal}Screen({ actor }: { actor: ActorRefFrom<typeof ${camel}Machine> }) {
  const { filter } = useSelector(actor, ${camel}View, shallowEqual);
  return (
    <PageTitle
      title={<FormattedMessage id="${camel}.title.text" />}
      lead={<FormattedMessage id="${camel}.lead.text" values={{ filter }} />}
    />
  );
}
`;
}

/** What a new screen writes: its machine, its view and what brings it in. Its path is its name with underscores, unless another is given. */
export function screenChanges(root: string, area: string, name: string, path?: string): Changes {
  requireArea(area);
  const names = namesOf(name);
  const { kebab, camel, title } = names;
  const lead = (word: string) => ({
    [`${camel}.title.text`]: title,
    [`${camel}.lead.text`]: `{filter, select, other {${word}: {filter}}}`,
  });
  const { files, insertions } = screenWiring(root, area, names, {
    path,
    search: 'q: textField',
    words: { es: lead('Filtro'), en: lead('Filter'), pt: lead('Filtro') },
  });
  return {
    files: {
      ...files,
      ...machineOf(area, names),
      [`src/screens/${area}/${kebab}/${kebab}-screen.tsx`]: screenOf(area, names),
    },
    insertions,
  };
}
