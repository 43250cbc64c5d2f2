import { assign, setup } from 'xstate';
import type { ProductVariant } from '../../../contracts/shapes';
import { succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { componentIds, titlesById } from './kit-titles.rules';
import type { KitTitlesContext, KitTitlesInput } from './kit-titles.types';

/** The titles of what kits are made of, for whoever shows kits: a component comes with its id alone. */
export const kitTitlesMachine = setup({
  types: { context: {} as KitTitlesContext, input: {} as KitTitlesInput },
  actors: { variants: port('variants') },
  actions: {
    keepTitles: assign((_, variants: ProductVariant[]) => ({ titles: titlesById(variants) })),
  },
  guards: { hasComponents: ({ context: { ids } }) => ids.length > 0 },
}).createMachine({
  id: 'kitTitles',
  context: ({ input: { kits } }) => ({ ids: componentIds(kits), titles: {} }),
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'hasComponents', target: 'asking' }, { target: 'known' }] },
    asking: {
      invoke: {
        id: 'variants',
        src: 'variants',
        input: ({ context: { ids } }) => ({ userProductsIds: ids }),
        onDone: [
          {
            guard: succeeded,
            target: 'known',
            actions: { type: 'keepTitles', params: ({ event }) => valueOf(event) },
          },
          { target: 'failed' },
        ],
      },
    },
    known: {},
    failed: {},
  },
});
