import { lazy, Suspense, type ComponentType } from 'react';
import { completeWordsOf } from '../../seams/use-words';

/**
 * What paints something over the screens that nobody waits for: fetched with its words when it is first painted. It paints nothing until
 * then, nor where it can't be fetched. The build reads its name and its module from where this is called.
 */
export function lateView<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const View = lazy<ComponentType<Props>>(() =>
    Promise.all([load(), completeWordsOf(name)]).then(
      ([found]) => ({ default: found }),
      () => ({ default: () => null }),
    ),
  );
  return function LateView(props: Props) {
    return (
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    );
  };
}
