import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn } from './files';

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** Machines whose name is not that of their folder. */
const otherNames: Record<string, string> = { 'listing-detail': 'listing' };

/** The names of the screens that a route shows. */
function screenNames(root: string): Set<string> {
  const names = new Set<string>();
  for (const file of filesIn(root, ['src/routes'], /\.tsx$/))
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(/shows\(\s*'(\w+)'/g)) names.add(name);
  return names;
}

function entry(file: string): string {
  const folder = dirname(file);
  const [, area = ''] = folder.split('/');
  const base = basename(folder);
  const path = file.replace(/^machines\//, './').replace(/\.ts$/, '');
  return `  ${otherNames[base] ?? camel(base)}: {
    area: '${area}',
    folder: '${folder}',
    load: async () => (await import('${path}')).${camel(base)}Machine,
  },`;
}

const list = (name: string, what: string, files: readonly string[]): string =>
  [`/** ${what} */`, `export const ${name} = {`, ...files.map(entry), '} as const;'].join('\n');

/**
 * The lists of the roster: each `machines/<area>/…/<name>/<name>.machine.ts` of that tree, those of screens (a route shows their
 * name) apart from the others. Empty for a tree without machines; throws for a machine that is not named after its folder.
 */
export function rosterLists(root: string): { path: string; content: string }[] {
  const screens = screenNames(root);
  const files = filesIn(root, ['machines'], /\.machine\.ts$/);
  if (files.length === 0) return [];
  for (const file of files)
    if (basename(file) !== `${basename(dirname(file))}.machine.ts`)
      throw new Error(`${file} is not named after its folder, so that the roster can't list it.`);
  const isScreen = (file: string): boolean => {
    const base = basename(dirname(file));
    return screens.has(otherNames[base] ?? camel(base));
  };
  return [
    {
      path: 'machines/screen-machines.gen.ts',
      content: list('screenMachines', 'The machine of each screen, loaded with its screen.', files.filter(isScreen)),
    },
    {
      path: 'machines/inner-machines.gen.ts',
      content: list(
        'innerMachines',
        'Every other machine: those of the system, and those that screens invoke.',
        files.filter((file) => !isScreen(file)),
      ),
    },
  ];
}
