/** Milliseconds after which something is taken for painted in any case: more than a slow machine needs, as what waits would compete with it. */
const patience = 10_000;

const saysWhatIsPainted = () => PerformanceObserver.supportedEntryTypes.includes('paint');

/** When something was painted, or after ten seconds; at once in a tab that nobody looks at, and where the browser doesn't say. */
export function waitForPaint(): Promise<void> {
  if (document.hidden || !saysWhatIsPainted()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', done);
      observer.disconnect();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const observer = new PerformanceObserver((painted) => {
      if (painted.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    // A tab that is hidden before it was painted isn't painted.
    document.addEventListener('visibilitychange', done);
    observer.observe({ type: 'paint', buffered: true });
  });
}

/**
 * Ends the task that runs, so that what the person did and what is to be painted comes first; resolves in a task of its own. Not a timer:
 * in a tab that nobody looks at these wait for a second and more.
 */
export function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
