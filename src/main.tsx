import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { ConfiguredConsole } from './deferred-services';
import { boot } from './boot';
import { waitForPaint, waitForNextTask } from './parts/wait-for-paint';
import { AppNavigationContext } from './parts/app-link';
import { SignedIn } from './screens/signed-in';
import { MissingPart } from './screens/shell/lazy-parts';
import { ConsoleView } from './screens/console-view';
import { configOf, readConfig } from './seams/config';
import { findPrerenderedPage } from './seams/prerendered-page';
import { ConfigContext } from './seams/use-config';
import { ConsoleContext } from './seams/use-console';
import { MessagesProvider } from './seams/messages-provider';
import { ThemeProvider } from './theme/theme-provider';

const container = document.getElementById('root') as HTMLElement;
const painted = findPrerenderedPage();
const page = createRoot(container, { onCaughtError: reportError });

/** What changes in the page until somebody looks for a translator among it. */
const changes: MutationRecord[][] = [];
const watch = new MutationObserver((some) => changes.push(some));
watch.observe(document.body, { childList: true, subtree: true });

/** What the build painted goes in the moment in which the console stands there itself. */
function ReadySignal({ at }: { at: Element }) {
  useLayoutEffect(() => painted?.leaveTo(at), [at]);
  return null;
}

// What is read of this file, what starts and what is painted: each in a task of its own.
void Promise.all([readConfig(), waitForNextTask()]).then(async ([configDocument]) => {
  const config = configOf(configDocument);
  const afterStart = (running: ConfiguredConsole | null) =>
    import('./deferred-services')
      .then((code) => code.startDeferredServices(page, configDocument, running, changes))
      .catch(() => running ?? (container.textContent = 'config.json'))
      .finally(() => watch.disconnect());
  if (config === null) {
    painted?.leaveTo(container);
    return afterStart(null);
  }
  const explorer = config.attach ?? (import.meta.env.DEV && '/explorer.html');
  // A sign-in leaves the page, and the tab keeps its name.
  const attached = explorer && (/[?&]attach\b/.test(location.search) || window.name === 'vigia-attach');
  const attach = attached && (await import('./seams/recorder/attach').catch(() => null));
  /** What tells that a part is missing is there before one can be; it belongs to the inside, as nearly all parts do. */
  const shell = () => {
    const shellCode = SignedIn.prepare();
    shellCode
      .then(waitForPaint)
      .then(() => MissingPart.prepare())
      .catch(() => undefined);
    return shellCode;
  };
  const {
    root,
    router,
    way: navigation,
    ready,
    stop,
  } = boot({
    config,
    shell,
    patient: painted !== null,
    watch: attach ? (root) => attach.attachToExplorer(root, explorer) : undefined,
  });
  void ready.then(() =>
    // A long task would hold whatever the person does meanwhile: a transition is rendered in short ones.
    startTransition(() =>
      page.render(
        <StrictMode>
          <ConsoleContext value={root}>
            <ConfigContext value={config}>
              <AppNavigationContext value={navigation}>
                <ThemeProvider>
                  <MessagesProvider>
                    <ConsoleView />
                    <ReadySignal at={container} />
                  </MessagesProvider>
                </ThemeProvider>
              </AppNavigationContext>
            </ConfigContext>
          </ConsoleContext>
          <RouterProvider router={router} />
        </StrictMode>,
      ),
    ),
  );
  void ready.then(waitForPaint).then(() => afterStart({ config, root, router, stop }));
  import.meta.hot?.dispose(() => {
    page.unmount();
    stop();
  });
});
