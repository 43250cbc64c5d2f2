import type { ComponentType } from 'react';
import { readable } from '../../parts/readable';
import { completeWordsOf } from '../../seams/use-words';

/**
 * What paints something over the screens that nobody waits for, with its words, fetched when it is first needed. It paints nothing where
 * it can't be fetched, and is fetched anew the next time. The build reads its name and its module from where this is called.
 */
export function lateView<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetched = (): Promise<ComponentType<Props>> =>
    Promise.all([load(), completeWordsOf(name)]).then(
      ([View]) => View,
      () => {
        loading = null;
        return () => null;
      },
    );
  return (): Promise<ComponentType<Props>> => (loading ??= readable(fetched()));
}
