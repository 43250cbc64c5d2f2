import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './boot';
import { WayContext } from './parts/app-link';
import { loadSignedInShell } from './screens/signed-in';
import { Stage } from './screens/stage';
import { ConfigContext } from './seams/use-config';
import { ConsoleContext } from './seams/use-console';
import { Words } from './seams/use-words';
import { Look } from './theme/look';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the console.');
const { root, router, way, config, ready, stop } = boot({ shell: loadSignedInShell });
const page = createRoot(container);
void ready.then(() =>
  page.render(
    <StrictMode>
      <ConsoleContext value={root}>
        <ConfigContext value={config}>
          <WayContext value={way}>
            <Look>
              <Words>
                <Stage />
              </Words>
            </Look>
          </WayContext>
        </ConfigContext>
      </ConsoleContext>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);

import.meta.hot?.dispose(() => {
  page.unmount();
  stop();
});
