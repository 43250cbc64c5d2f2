import { fromCallback } from 'xstate';
import { systemActor } from '../../kit/system-actor';

export interface RatesLoaded {
  type: 'rates.seen';
}

/** Says when the rates come by which prices are compared; nothing where they were there before. */
export const watchRates = fromCallback(({ sendBack, system }) => {
  const profile = systemActor(system, 'profile');
  const areThere = () => profile.getSnapshot().context.rates !== null;
  let were = areThere();
  const following = profile.subscribe(() => {
    const are = areThere();
    if (are && !were) sendBack({ type: 'rates.seen' } satisfies RatesLoaded);
    were = are;
  });
  return () => following.unsubscribe();
});
