import { expect, holdOperation, waitUntilSettled, test } from '../fixtures/test';

test('LIM-21 what awaits an answer is told the day after it was put off, leads there, and is put off again', async ({
  page,
  signIn,
  accessible,
  world,
}) => {
  const banner = page.getByRole('region', { name: 'Respuestas pendientes' });
  await world.advanceDays(1);
  await signIn('ana', '/support_form');
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
  await expect
    .poll(async () => (await world.operations()).filter((one) => one === 'showDenounceReminder').length)
    .toBe(3);
  await expect(banner).toHaveCount(0);
});

test('at any width what stands on a page keeps its place when the reminder comes after it, and lies under none of it', async ({
  page,
  signIn,
  world,
}) => {
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
    const before = [await card.boundingBox(), await search.boundingBox()];
    release();
    const reminder = page.getByRole('region', { name: 'Respuestas pendientes' });
    await expect(reminder).toBeVisible();
    await waitUntilSettled(page);
    expect([await card.boundingBox(), await search.boundingBox()], `${width}`).toEqual(before);
    const [room, beside] = [await reminder.boundingBox(), before[1]];
    if (room === null || beside == null) throw new Error('Neither has a box.');
    expect(room.x + room.width, 'it ends where the search begins').toBeLessThanOrEqual(beside.x);
    expect(room.y + room.height).toBeLessThanOrEqual(56);
    await page.unrouteAll();
  }
});
