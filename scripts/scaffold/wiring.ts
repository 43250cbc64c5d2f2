import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ScaffoldError, type Names } from './names';
import { insertAfter, type Insertion } from './write';

/** What a kind of scaffold writes: whole files (path → text), and its lines in files that are there. */
export interface Changes {
  files: Record<string, string>;
  insertions: Insertion[];
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

/**
 * What brings a screen in: its route, which is its only path, what its address says, and its
 * words. Whoever is signed in may see it.
 */
export function screenWiring(
  root: string,
  area: string,
  { kebab, camel, pascal, title }: Names,
  {
    path = kebab.replaceAll('-', '_'),
    search,
    words,
  }: { path?: string; search: string; words: Record<string, Record<string, string>> },
): Changes {
  const route = `src/routes/${path.replaceAll('/', '.')}.tsx`;
  if (existsSync(join(root, route))) throw new ScaffoldError(`The address /${path} is taken, by ${route}.`);
  const routeText = `import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/${path}')({
  validateSearch: searchOf('${camel}'),
  staticData: shows(
    '${camel}',
    async () => (await import('../screens/${area}/${kebab}/${kebab}-screen')).${pascal}Screen,
  ),
});
`;
  const languages = Object.entries(words);
  const newWords = languages
    .map(([lang]) => [`locales/${lang}/${area}.json`, '{}\n'] as const)
    .filter(([file]) => !existsSync(join(root, file)));
  return {
    files: { ...Object.fromEntries(newWords), [route]: routeText },
    insertions: [
      insertAfter(
        'machines/domain/addresses.ts',
        /export const addresses = \{\n/,
        `  ${camel}: address({ search: { ${search} } }),\n`,
      ),
      ...languages.map(([lang, said]) => messages(area, lang, { [`screen.${camel}.name`]: title, ...said })),
    ],
  };
}
