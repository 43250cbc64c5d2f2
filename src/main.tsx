import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Running } from './after-start';
import { boot } from './boot';
import { afterPaint } from './parts/after-paint';
import { WayContext } from './parts/app-link';
import { SignedIn } from './screens/signed-in';
import { MissingPart } from './screens/shell/missing';
import { Stage } from './screens/stage';
import { nextTask } from './parts/next-task';
import { configOf, readConfig } from './seams/config';
import { paintedPage } from './seams/painted';
import { ConfigContext } from './seams/use-config';
import { ConsoleContext } from './seams/use-console';
import { Words } from './seams/use-words';
import { Look } from './theme/look';

const container = document.getElementById('root') as HTMLElement;
const painted = paintedPage();
const page = createRoot(container, { onCaughtError: reportError });

/** What changes in the page until somebody looks for a translator among it. */
const changes: MutationRecord[][] = [];
const watch = new MutationObserver((some) => changes.push(some));
watch.observe(document.body, { childList: true, subtree: true });

/** What the build painted goes in the moment in which the console stands there itself. */
function Arrived({ at }: { at: Element }) {
  useLayoutEffect(() => painted?.leaveTo(at), [at]);
  return null;
}

// What is read of this file, what starts and what is painted: each in a task of its own.
void Promise.all([readConfig(), nextTask()]).then(([said]) => {
  const config = configOf(said);
  const afterStart = (running: Running | null) =>
    import('./after-start')
      .then((code) => code.afterStart(page, said, running, changes))
      .catch(() => running ?? (container.textContent = 'config.json'))
      .finally(() => watch.disconnect());
  if (config === null) {
    painted?.leaveTo(container);
    return afterStart(null);
  }
  /** What tells that a part is missing is there before one can be; it belongs to the inside, as nearly all parts do. */
  const shell = () => {
    const coming = SignedIn.prepare();
    coming
      .then(afterPaint)
      .then(() => MissingPart.prepare())
      .catch(() => undefined);
    return coming;
  };
  const { root, router, way, ready, stop } = boot({ config, shell, patient: painted !== null });
  void ready.then(() =>
    // A long task would hold whatever the person does meanwhile: a transition is rendered in short ones.
    startTransition(() =>
      page.render(
        <StrictMode>
          <ConsoleContext value={root}>
            <ConfigContext value={config}>
              <WayContext value={way}>
                <Look>
                  <Words>
                    <Stage />
                    <Arrived at={container} />
                  </Words>
                </Look>
              </WayContext>
            </ConfigContext>
          </ConsoleContext>
          <RouterProvider router={router} />
        </StrictMode>,
      ),
    ),
  );
  void ready.then(afterPaint).then(() => afterStart({ config, root, router, stop }));
  import.meta.hot?.dispose(() => {
    page.unmount();
    stop();
  });
});
