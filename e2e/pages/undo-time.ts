import type { Page } from '@playwright/test';
import { expect, waitUntilSettled } from '../fixtures/test';
import type { World } from '../fixtures/world';

/** Chooses on the profile, in Spanish, that what is sent can be undone for a minute, and leaves the page there once it is kept. */
export async function chooseMinuteToUndo(page: Page, world: World): Promise<void> {
  await page.goto('/profile');
  await waitUntilSettled(page);
  const choices = page.getByRole('radiogroup', { name: 'Tiempo para deshacer un envío' });
  await expect(choices.getByRole('radio', { name: '10 segundos' })).toBeChecked();
  // Another tab knows once this one has said so; one that is closed or loaded anew before says nothing.
  const told = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel('vigia');
        channel.onmessage = ({ data }: MessageEvent<{ type: string }>) => {
          if (data.type === 'profile.changed') resolve();
        };
      }),
  );
  await choices.getByRole('radio', { name: '1 minuto' }).check();
  await told;
  expect(await world.operations()).toContain('updateProfile');
  await page.reload();
  await expect(choices.getByRole('radio', { name: '1 minuto' })).toBeChecked();
}
