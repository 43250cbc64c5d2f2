import type { Kit } from '../../contracts/shapes';
import { resourceOf } from './resource/resource';

interface WithKits {
  kits: readonly Pick<Kit, 'components'>[];
}

/** Ids of the components of all kits, each once. */
const componentIds = ({ kits }: WithKits): string[] => [
  ...new Set(kits.flatMap(({ components }) => components.map(({ userProductId }) => userProductId))),
];

/**
 * The titles of what kits are made of, by id in upper case, for whichever screen shows kits: a component comes with its id alone. A
 * product without a title comes with its id in the place of one.
 */
export const kitTitles = resourceOf('variants', {
  isDue: (input: WithKits) => componentIds(input).length > 0,
  ask: (input) => ({ userProductsIds: componentIds(input) }),
  read: (variants): Readonly<Record<string, string>> =>
    Object.fromEntries(variants.flatMap(({ id, title }) => (title === id ? [] : [[id.toUpperCase(), title]]))),
});
