import { lazyOverlay } from '../lazy-overlay';

/** What is on its way out over every screen. */
export const Sends = lazyOverlay('sends', async () => (await import('./sends')).Sends);
