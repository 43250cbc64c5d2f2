import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf, requireArea, ScaffoldError, type Names } from './names';
import { rosterLines } from './roster';
import { behind, type Insertion } from './write';

function machineOf(area: string, { kebab, camel, pascal, words, title }: Names): Record<string, string> {
  const folder = `machines/${area}/${kebab}`;
  return {
    [`${folder}/${kebab}.types.ts`]: `import type { ScreenInput, SearchChange } from '../../domain/addresses';

export type ${pascal}Input = ScreenInput<'${camel}'>;

export interface ${pascal}Context {
  filter: string;
}

export type ${pascal}Event = SearchChange<'${camel}'> | { type: 'screen.rested' } | { type: 'screen.resumed' };
`,
    [`${folder}/${kebab}.machine.ts`]: `import { assign, setup } from 'xstate';
import type { ${pascal}Context, ${pascal}Event, ${pascal}Input } from './${kebab}.types';

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
    [`${folder}/${kebab}.words.ts`]: `export const ${camel}Words = {
  states: {
    shown: 'The screen is in front.',
    resting: 'Another screen is in front: nothing is asked.',
  },
};
`,
    [`${folder}/${kebab}.samples.ts`]: `import { inputAt, searchAt } from '../../rehearsal/at';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { ${camel}Machine } from './${kebab}.machine';
import type { ${pascal}Event, ${pascal}Input } from './${kebab}.types';

export const ${camel}Input: ${pascal}Input = inputAt('${camel}', {}, { q: 'andes' });

const said: ${pascal}Event[] = [searchAt('${camel}'), { type: 'screen.rested' }, { type: 'screen.resumed' }];

export const ${camel}Samples: MachineSamples<typeof ${camel}Machine> = {
  lives: [{ name: 'the screen is opened', input: ${camel}Input, seats: sampleSeats(), now: sampleNow }],
  events: said,
};
`,
    [`${folder}/${kebab}.test.ts`]: `import { expect, it } from 'vitest';
import { startWith } from '../../rehearsal/answers';
import { searchAt } from '../../rehearsal/at';
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
    [`${folder}/${kebab}.paths.test.ts`]: `import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { ${camel}Machine } from './${kebab}.machine';
import { ${camel}Samples } from './${kebab}.samples';

it('every path of the ${words} screen', () => {
  const { walks } = coverSamples(${camel}Machine, ${camel}Samples);
  expect(walks).toHaveLength(4);
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

function routeOf(area: string, { kebab, camel, pascal }: Names, address: string): string {
  return `import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/addresses';
import { shows } from './-shows';

export const Route = createFileRoute('/${address}')({
  validateSearch: searchOf('${camel}'),
  staticData: shows(
    '${camel}',
    async () => (await import('../screens/${area}/${kebab}/${kebab}-screen')).${pascal}Screen,
  ),
});
`;
}

/** New messages in their alphabetical place among those of their area. */
function messages(area: string, lang: string, added: Record<string, string>): Insertion {
  return {
    path: `locales/${lang}/${area}.json`,
    change: (text) => {
      const all = { ...(JSON.parse(text) as Record<string, string>), ...added };
      const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
      return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
    },
  };
}

/** The files of an area's words, empty, where there are none yet. */
const newWords = (root: string, area: string): [string, string][] =>
  Object.keys(leads)
    .map((lang): [string, string] => [`locales/${lang}/${area}.json`, '{}\n'])
    .filter(([path]) => !existsSync(join(root, path)));

/** The line of an area's words among the ids, where it has none yet. */
function wordsOfArea(root: string, area: string): Insertion[] {
  if (existsSync(join(root, `locales/es/${area}.json`))) return [];
  const path = 'src/copy/message-ids.ts';
  return [
    behind(path, /^/, `import type ${area} from '../../locales/es/${area}.json';\n`),
    behind(path, /export type MessageId = keyof \(/, `typeof ${area} & `),
  ];
}

const leads = {
  es: '{filter, select, other {Filtro: {filter}}}',
  en: '{filter, select, other {Filter: {filter}}}',
  pt: '{filter, select, other {Filtro: {filter}}}',
};

/**
 * What a new screen writes: its machine, its view, its route and its words, and its lines among the addresses, in the table of who may
 * see them, and in the roster. Its path is its name with underscores, for people who are signed in.
 */
export function screenChanges(
  root: string,
  area: string,
  name: string,
): { files: Record<string, string>; insertions: Insertion[] } {
  requireArea(area);
  const names = namesOf(name);
  const { kebab, camel, title } = names;
  const address = kebab.replaceAll('-', '_');
  const route = `src/routes/${address}.tsx`;
  if (existsSync(join(root, route))) throw new ScaffoldError(`The address /${address} is taken, by ${route}.`);
  return {
    files: {
      ...Object.fromEntries(newWords(root, area)),
      ...machineOf(area, names),
      [`src/screens/${area}/${kebab}/${kebab}-screen.tsx`]: screenOf(area, names),
      [route]: routeOf(area, names, address),
    },
    insertions: [
      ...rosterLines('machines/screen-machines.ts', 'screenMachines', area, names),
      behind(
        'machines/domain/addresses.ts',
        /export const addresses = \{\n/,
        `  ${camel}: address({ search: { q: text } }),\n`,
      ),
      behind(
        'machines/system/screens/access-table.ts',
        /export const accessTable: .* = \{\n/,
        `  ${camel}: signedIn,\n`,
      ),
      ...wordsOfArea(root, area),
      ...Object.entries(leads).map(([lang, lead]) =>
        messages(area, lang, {
          [`screen.${camel}.name`]: title,
          [`${camel}.title.text`]: title,
          [`${camel}.lead.text`]: lead,
        }),
      ),
    ],
  };
}
