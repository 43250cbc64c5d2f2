import { lazy, useState, type ComponentType } from 'react';
import { memoizeForUse, failedFetchPause, reportMissingPart } from './memoize-async';

const EmptyPart = () => null;

/**
 * A component whose code comes when it is first painted, inside a `Suspense`. Where that can't be had it is reported, `Otherwise` stands in
 * its place, and what is around it goes on; painted anew a minute later it is fetched again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Otherwise: ComponentType<Props> = EmptyPart,
) {
  let found: ComponentType<Props> | null = null;
  const prepare = memoizeForUse(() => {
    const fetching = load().catch(reportMissingPart);
    fetching.then(
      (part) => (found = part.default),
      () => undefined,
    );
    return fetching;
  });
  const startLoad = () =>
    lazy<ComponentType<Props>>(() =>
      prepare().catch(() => {
        setTimeout(() => (Late = startLoad()), failedFetchPause);
        return { default: Otherwise };
      }),
    );
  let Late = startLoad();
  function LazyPart(props: Props) {
    // One component for as long as it stands: another in its place would begin anew.
    const [View] = useState<ComponentType<Props>>(() => found ?? Late);
    return <View {...props} />;
  }
  /** Fetches it before it is painted. */
  return Object.assign(LazyPart, { prepare });
}
