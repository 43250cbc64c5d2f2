import { expect, waitUntilSettled, test } from '../fixtures/test';
import { ResultsPage } from '../pages/results-page';

test.use({ worldOptions: { seed: 'demo' } });

test('groups by photo: copies whose sellers changed it stand together, others with it are found, and where no page may read it its address counts', async ({
  page,
  context,
  browser,
  world,
  signIn,
  accessible,
}) => {
  // The photos of a whole search are read twice.
  test.setTimeout(480_000);
  const results = new ResultsPage(page);
  await signIn('ana', '/live_searches');
  await results.openFirst();
  const address = new URL(page.url());
  address.searchParams.set('group', 'picture');
  await page.goto(address.href);
  const changed = page.locator(
    'img:is([src*="-MIRRORED/"], [src*="-FRAMED/"], [src*="-REENCODED/"], [src*="-WATERMARKED/"])',
  );
  const group = page.locator('[data-head]').filter({ has: changed }).first();
  await expect(page.getByText('Fotos comparadas')).toBeVisible();
  await expect(page.getByText('Fotos comparadas'), 'every photo is compared').toBeHidden({ timeout: 180_000 });
  await expect(group).toBeVisible();
  expect(await group.locator('img').count()).toBeGreaterThan(1);
  await expect(group).toContainText(/Fotos parecidas.*compáralas/);

  const first = page.locator('[data-head]:has(img) + li article').first();
  await first.focus();
  await expect(page.getByRole('button', { name: 'Buscar otras con esta foto' })).toBeVisible();
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog', { name: 'Otras con fotos parecidas' });
  await expect(dialog).toBeVisible();
  await expect(dialog, 'every photo is compared').not.toContainText('Se comparan las fotos', { timeout: 180_000 });
  await expect(dialog).toContainText(/publicaci(ón|ones) más con/);
  await expect(dialog.getByRole('listitem').first()).toContainText('Leída en esta visita');
  await waitUntilSettled(page);
  await accessible('others with a photo');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const foreign = await browser.newPage({ bypassCSP: true, storageState: await context.storageState() });
  await foreign.route('**/production**', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll('/files/pictures/', 'https://pictures.invalid/') });
  });
  await foreign.goto(world.url + address.pathname + address.search);
  await expect(foreign.getByText(/El marketplace no permite leer/)).toBeVisible();
  await expect(foreign.locator('[data-head]').first()).toContainText('La misma foto');
  // What was still being answered would fail the test with the page.
  await foreign.unrouteAll({ behavior: 'ignoreErrors' });
  await foreign.close();
});
