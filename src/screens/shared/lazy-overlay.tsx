import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../parts/lazy-part';
import { loadScreenMessages } from '../../seams/messages-provider';

/**
 * What paints something over the screens that nobody waits for: fetched with its words when it is first painted. It paints nothing until
 * then but `fallback`; where it can't be fetched that is reported, and `Otherwise` painted. The build reads its name and its module from
 * where this is called.
 */
export function lazyOverlay<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Otherwise?: ComponentType<Props>,
  fallback: ReactNode = null,
) {
  const View = lazyPart<Props>(
    () => Promise.all([load(), loadScreenMessages(name)]).then(([found]) => ({ default: found })),
    Otherwise,
  );
  function LateView(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <View {...props} />
      </Suspense>
    );
  }
  return Object.assign(LateView, { prepare: View.prepare, prefetch: View.prefetch });
}
