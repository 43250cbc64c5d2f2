import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './boot';
import { WayContext } from './parts/app-link';
import { loadSignedInShell } from './screens/signed-in';
import { Stage } from './screens/stage';
import { nextTask } from './parts/next-task';
import { paintedPage } from './seams/painted';
import { ConfigContext } from './seams/use-config';
import { ConsoleContext } from './seams/use-console';
import { Words } from './seams/use-words';
import { Look } from './theme/look';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the console.');
const painted = paintedPage();
const page = createRoot(container);

/** What the build painted goes in the moment in which the console stands there itself. */
function Arrived({ at }: { at: Element }) {
  useLayoutEffect(() => painted?.leaveTo(at), [at]);
  return null;
}

// What is read of this file, what starts and what is painted: each in a task of its own.
void nextTask().then(() => {
  const { root, router, way, config, ready, stop } = boot({ shell: loadSignedInShell, patient: painted !== null });
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
  import.meta.hot?.dispose(() => {
    page.unmount();
    stop();
  });
});
