import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf, requireArea, ScaffoldError, type Names } from './names';
import { faceLine, rosterLines } from './roster';
import { behind, type Insertion } from './write';

function machineOf(area: string, { kebab, camel, pascal, words, title }: Names): Record<string, string> {
  const folder = `machines/${area}/${kebab}`;
  return {
    [`${folder}/${kebab}.types.ts`]: `export interface ${pascal}Input {
  params: Record<string, string>;
  /** \`q\` narrows what is shown. */
  search: Record<string, unknown>;
}

export interface ${pascal}Context {
  filter: string;
}

export type ${pascal}Event =
  | { type: 'search.change'; search: Record<string, unknown> }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };
`,
    [`${folder}/${kebab}.machine.ts`]: `import { assign, setup } from 'xstate';
import type { ${pascal}Context, ${pascal}Event, ${pascal}Input } from './${kebab}.types';

const filterOf = ({ q }: Record<string, unknown>): string => (typeof q === 'string' ? q : '');

export const ${camel}Machine = setup({
  types: { context: {} as ${pascal}Context, events: {} as ${pascal}Event, input: {} as ${pascal}Input },
}).createMachine({
  id: '${camel}',
  context: ({ input }) => ({ filter: filterOf(input.search) }),
  initial: 'shown',
  on: { 'search.change': { actions: assign({ filter: ({ event }) => filterOf(event.search) }) } },
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
    [`${folder}/${kebab}.samples.ts`]: `import type { MachineSamples } from '../../kit/samples';
import { sampleNow, sampleSeats } from '../../shared/sample-seats';
import type { ${camel}Machine } from './${kebab}.machine';
import type { ${pascal}Event, ${pascal}Input } from './${kebab}.types';

export const ${camel}Input: ${pascal}Input = { params: {}, search: { q: 'andes' } };

const said: ${pascal}Event[] = [
  { type: 'search.change', search: {} },
  { type: 'screen.rested' },
  { type: 'screen.resumed' },
];

export const ${camel}Samples: MachineSamples<typeof ${camel}Machine> = {
  lives: [{ name: 'the screen is opened', input: ${camel}Input, seats: sampleSeats(), now: sampleNow }],
  events: said,
};
`,
    [`${folder}/${kebab}.test.ts`]: `import { expect, it } from 'vitest';
import { startWith } from '../../kit/answers';
import { ${camel}Machine } from './${kebab}.machine';
import { ${camel}Input } from './${kebab}.samples';
import { ${camel}View } from './${kebab}.view';

it('the ${words} screen follows the filter of its address, and reads nothing else into it', () => {
  const { actor } = startWith(${camel}Machine, { input: ${camel}Input });
  const filter = () => ${camel}View(actor.getSnapshot()).filter;
  expect(filter()).toBe('andes');
  actor.send({ type: 'search.change', search: { q: ['andes'] } });
  expect(filter()).toBe('');
});
`,
    [`${folder}/${kebab}.paths.test.ts`]: `import { expect, it } from 'vitest';
import { coverSamples } from '../../kit/samples';
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

/** New messages in their alphabetical place. */
function messages(lang: string, added: Record<string, string>): Insertion {
  return {
    path: `locales/${lang}.json`,
    change: (text) => {
      const all = { ...(JSON.parse(text) as Record<string, string>), ...added };
      const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
      return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
    },
  };
}

const leads = {
  es: '{filter, select, other {Filtro: {filter}}}',
  en: '{filter, select, other {Filter: {filter}}}',
  pt: '{filter, select, other {Filtro: {filter}}}',
};

/**
 * What a new screen writes: its machine, its view, its route and its words, and its lines in the two rosters and the places. Its
 * address is its name with underscores, for people who are signed in.
 */
export function screenChanges(
  root: string,
  area: string,
  name: string,
): { files: Record<string, string>; insertions: Insertion[] } {
  requireArea(area);
  const names = namesOf(name);
  const { kebab, camel, pascal, title } = names;
  const address = kebab.replaceAll('-', '_');
  const route = `src/routes/${address}.tsx`;
  if (existsSync(join(root, route))) throw new ScaffoldError(`The address /${address} is taken, by ${route}.`);
  return {
    files: {
      ...machineOf(area, names),
      [`src/screens/${area}/${kebab}/${kebab}-screen.tsx`]: screenOf(area, names),
      [route]: `import { createFileRoute } from '@tanstack/react-router';\n\nexport const Route = createFileRoute('/${address}')({});\n`,
    },
    insertions: [
      ...rosterLines('machines/screen-machines.ts', 'screenMachines', area, names),
      faceLine(names, 'screen'),
      behind('machines/system/screens/places.ts', /export type ScreenName =\n/, `  | '${camel}'\n`),
      behind(
        'machines/system/screens/places.ts',
        /export const places: readonly Place\[\] = \[\n/,
        `  { path: '/${address}', screen: '${camel}', for: 'signedIn' },\n`,
      ),
      behind(
        'src/screens/roster.tsx',
        /const sources: .* = \{\n/,
        `  ${camel}: async () => (await import('./${area}/${kebab}/${kebab}-screen')).${pascal}Screen,\n`,
      ),
      ...Object.entries(leads).map(([lang, lead]) =>
        messages(lang, {
          [`screen.${camel}.name`]: title,
          [`${camel}.title.text`]: title,
          [`${camel}.lead.text`]: lead,
        }),
      ),
    ],
  };
}
