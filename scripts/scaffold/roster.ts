import type { Names } from './names';
import { behind, type Insertion } from './write';

/** A new machine's lines in that list of the roster, and its area's where the roster doesn't know the area yet. */
export function rosterLines(
  path: string,
  list: string,
  area: string,
  { kebab, camel }: Pick<Names, 'kebab' | 'camel'>,
): Insertion[] {
  const folder = `${area}/${kebab}`;
  return [
    {
      path: 'machines/screen-machines.ts',
      change: (text) =>
        new RegExp(`area:[^;]*'${area}'`).test(text) ? text : text.replace(/area:\s*\|?\s*/, `area: '${area}' | `),
    },
    behind(
      path,
      new RegExp(`const ${list} = \\{\n`),
      `  ${camel}: {\n    area: '${area}',\n    folder: 'machines/${folder}',\n    load: async () => (await import('./${folder}/${kebab}.machine')).${camel}Machine,\n  },\n`,
    ),
  ];
}

/** A new machine's line among the faces of the explorer, where screens stand by themselves. */
export function faceLine({ camel }: Names): Insertion {
  const path = 'src/explorer/pictures/faces.tsx';
  return behind(path, /export const faces: Faces = \{\n/, `  ${camel}: 'Nothing paints it by itself.',\n`);
}
