import { expect, waitUntilSettled, test } from '../fixtures/test';

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
