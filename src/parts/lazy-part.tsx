import { lazy, useState, type ComponentType } from 'react';
import { afterFailedFetchPause, memoizeAsync, memoizeForUse, reportMissingPart } from './memoize-async';

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
  const fetchOnce = memoizeAsync(load);
  const keep = (fetching: ReturnType<typeof load>) =>
    fetching.then(
      (part) => void (found = part.default),
      () => undefined,
    );
  const prepare = memoizeForUse(() => {
    const fetching = fetchOnce().catch(reportMissingPart);
    void keep(fetching);
    return fetching;
  });
  const startLoad = () =>
    lazy<ComponentType<Props>>(() =>
      prepare().catch(() => {
        afterFailedFetchPause(() => (Late = startLoad()));
        return { default: Otherwise };
      }),
    );
  let Late = startLoad();
  function LazyPart(props: Props) {
    // One component for as long as it stands: another in its place would begin anew.
    const [View] = useState<ComponentType<Props>>(() => found ?? Late);
    return <View {...props} />;
  }
  return Object.assign(LazyPart, {
    /** Fetches it before it is painted. */
    prepare,
    /** The same where nobody waits for it: what fails is nobody's failure, and is asked for again by who needs it. */
    prefetch: () => keep(fetchOnce()),
  });
}
