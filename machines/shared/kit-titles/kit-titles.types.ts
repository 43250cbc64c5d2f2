import type { Kit } from '../../../contracts/shapes';

export interface KitTitlesInput {
  kits: readonly Pick<Kit, 'components'>[];
}

export interface KitTitlesContext {
  /** Ids of the components of all kits, each once. */
  ids: string[];
  /** The title of each component that has one, by its id in upper case. */
  titles: Record<string, string>;
}
