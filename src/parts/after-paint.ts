/** Milliseconds after which something is taken for painted in any case. */
const patience = 1000;

/** When something was painted, or after a second; at once in a tab that nobody looks at, and where the browser doesn't say. */
export function afterPaint(): Promise<void> {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
    new PerformanceObserver((painted, observer) => {
      if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
