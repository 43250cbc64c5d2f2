import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { isPartMissing } from '../parts/memoize-async';
import { ThemeProvider } from '../theme/theme-provider';
import { browserPlatform, isWalkEntry } from './desk/browser-platform';
import { Desk } from './desk/desk';
import { deskMachine } from './desk/desk.machine';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the explorer.');

const desk = createActor(deskMachine, { input: { platform: browserPlatform, hash: location.hash } });
desk.start();
addEventListener('hashchange', () =>
  desk.send({ type: 'address.changed', hash: location.hash, walked: isWalkEntry() }),
);
addEventListener('error', ({ error }: { error?: unknown }) => {
  if (isPartMissing(error)) desk.send({ type: 'part.missing', said: error.message });
});

createRoot(container).render(
  <StrictMode>
    <ThemeProvider>
      <Desk desk={desk} />
    </ThemeProvider>
  </StrictMode>,
);
