import { machineNames, rosterEntryOf } from '../lab/exhibit';

const texts: Record<string, string> = import.meta.glob<string>('../../../machines/**/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The first sentence of a README that is one: below its title, without links and emphasis. */
export function firstSentence(markdown: string): string {
  const [, paragraph = ''] = /^#.*\n+([\s\S]*?)(?:\n\n|$)/.exec(markdown) ?? [];
  const plain = paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
}

export interface ListedMachine {
  name: string;
  area: string;
  /** One sentence on what it is for. */
  says: string;
}

/** Every machine of the roster with its sentence, in the order of the roster. */
export const listedMachines: readonly ListedMachine[] = machineNames.map((name) => {
  const { area, folder } = rosterEntryOf(name);
  return { name, area, says: firstSentence(texts[`../../../${folder}/README.md`] ?? '') };
});
