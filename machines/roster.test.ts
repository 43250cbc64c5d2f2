import { expect, it } from 'vitest';
import { roster } from './roster';
import type { RosterEntry } from './screen-machines';

const files = import.meta.glob<Record<string, unknown>>('./**/*.machine.ts');

it('every machine stands in the roster with its area and its folder, and loads the machine of that folder', async () => {
  const faults: string[] = [];
  const listed = new Set<string>();
  for (const [name, { folder, area, load }] of Object.entries<RosterEntry>(roster)) {
    const base = folder.slice(folder.lastIndexOf('/') + 1);
    const file = `${folder.replace(/^machines/, '.')}/${base}.machine.ts`;
    listed.add(file);
    const module = await files[file]?.();
    if (module === undefined)
      faults.push(`The roster says that ${name} is in ${folder}: there is no ${base}.machine.ts.`);
    else if (!Object.values(module).includes(await load()))
      faults.push(`The roster loads ${name} from elsewhere than ${folder}.`);
    if (!folder.startsWith(`machines/${area}/`))
      faults.push(`The roster has ${name} in the area ${area}, but in ${folder}.`);
  }
  for (const file of Object.keys(files))
    if (!listed.has(file)) faults.push(`The roster lacks the machine of ${file.replace(/^\./, 'machines')}.`);
  expect(faults).toEqual([]);
});
