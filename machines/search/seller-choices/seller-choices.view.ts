import type { SnapshotFrom } from 'xstate';
import type { sellerChoicesMachine } from './seller-choices.machine';

/** The sellers to choose from, and whether there are more. */
export function sellerChoicesView(snapshot: SnapshotFrom<typeof sellerChoicesMachine>) {
  const { sellers, failure } = snapshot.context;
  return {
    sellers,
    failure: snapshot.matches('failed') ? failure : null,
    asking: snapshot.hasTag('asking'),
    canAskMore: snapshot.can({ type: 'sellers.more' }),
  };
}
