import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../fixtures/test';

const schemes = ['light', 'dark'] as const;

/** Opened by Enter and closed by Escape, with the focus back where it was. */
async function opensAndReturns(page: Page, opener: Locator, overlay: Locator, look: (scheme: string) => Promise<void>) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(overlay).toBeVisible();
    await settled(page);
    await look(colorScheme);
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

test('a drawer is accessible in both schemes, and gives the focus back after Escape', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('ana', '/live_searches');
  await opensAndReturns(
    page,
    page.getByRole('button', { name: 'Nueva búsqueda' }).first(),
    page.getByRole('dialog'),
    (scheme) => accessible(`the new search, ${scheme}`),
  );
});

test('a dialog is accessible in both schemes, and gives the focus back after Escape, the first time too', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('ana', '/live_searches');
  await opensAndReturns(
    page,
    page.getByRole('button', { name: /^Eliminar/ }).first(),
    page.getByRole('dialog'),
    (scheme) => accessible(`the question before a search is deleted, ${scheme}`),
  );
});
