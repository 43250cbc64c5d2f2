import { fromCallback } from 'xstate';
import { seat } from '../../kit/seat';

export interface RatesSeen {
  type: 'rates.seen';
}

/** Says when the rates come by which prices are compared; nothing where they were there before. */
export const ratesSeen = fromCallback(({ sendBack, system }) => {
  const profile = seat(system, 'profile');
  const areThere = () => profile.getSnapshot().context.rates !== null;
  let were = areThere();
  const following = profile.subscribe(() => {
    const are = areThere();
    if (are && !were) sendBack({ type: 'rates.seen' } satisfies RatesSeen);
    were = are;
  });
  return () => following.unsubscribe();
});
