import { expect, holdOperation, waitUntilSettled, test } from '../fixtures/test';

test('LIM-21 what awaits an answer is told the day after it was put off, moves nothing and lies over nothing at any width, leads there, and is put off again', async ({
  page,
  signIn,
  accessible,
  world,
}) => {
  const banner = page.getByRole('region', { name: 'Respuestas pendientes' });
  await world.advanceDays(1);
  await signIn('ana', '/live_searches/60000002');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdOperation(page, 'showDenounceReminder');
    await page.reload();
    const card = page.locator('[data-item]').first();
    await expect(card).toBeVisible();
    const search = page.getByRole('banner').getByRole('button', { name: /^Buscar o ir a/ });
    await expect(search).toBeVisible();
    const places = [await card.boundingBox(), await search.boundingBox()];
    release();
    await expect(banner).toBeVisible();
    await waitUntilSettled(page);
    expect([await card.boundingBox(), await search.boundingBox()], `${width}`).toEqual(places);
    const [room, beside] = [await banner.boundingBox(), places[1]];
    if (room === null || beside == null) throw new Error('Neither has a box.');
    expect(room.x + room.width, 'it ends where the search begins').toBeLessThanOrEqual(beside.x);
    expect(room.y + room.height).toBeLessThanOrEqual(56);
    await page.unrouteAll();
  }

  const asks = async () => (await world.operations()).filter((asked) => asked === 'showDenounceReminder').length;
  const before = await asks();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/support_form');
  await expect(banner).toBeVisible();
  await waitUntilSettled(page);
  await accessible('the reminder');
  await page.setViewportSize({ width: 390, height: 780 });
  await accessible('the reminder on a phone');
  await banner.getByRole('link', { name: 'Responder' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Respuestas pendientes');
  await expect(banner).toHaveCount(0);
  await page.reload();
  await banner.getByRole('button', { name: 'Recordármelo mañana' }).click();
  await expect(banner).toHaveCount(0);
  await expect.poll(world.operations).toContain('updateProfile');
  await page.reload();
  await waitUntilSettled(page);
  await expect.poll(asks).toBe(before + 3);
  await expect(banner).toHaveCount(0);
});
