import { fromCallback } from 'xstate';
import { systemActor } from '../../kit/system-actor';

export interface RatesLoaded {
  type: 'rates.seen';
}

/** Says when the rates come by which prices are compared; nothing where they were there before. */
export const watchRates = fromCallback(({ sendBack, system }) => {
  const profile = systemActor(system, 'profile');
  const readHasRates = () => profile.getSnapshot().context.rates !== null;
  let hadRates = readHasRates();
  const subscription = profile.subscribe(() => {
    const hasRates = readHasRates();
    if (hasRates && !hadRates) sendBack({ type: 'rates.seen' } satisfies RatesLoaded);
    hadRates = hasRates;
  });
  return () => subscription.unsubscribe();
});
