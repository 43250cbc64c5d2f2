import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test';

test('what is due is saved for a calendar, twice the same, and each entry leads to the case that it is of', async ({
  page,
  signIn,
}) => {
  await signIn('ana', '/reports/noticed_articles?status=PENDING');
  const button = page.getByRole('button', { name: /^Agregar al calendario: \d+ vencimientos?, en un archivo \.ics$/ });
  const count = Number(/\d+/.exec((await button.getAttribute('aria-label')) ?? '')?.[0]);
  const save = async () => {
    const coming = page.waitForEvent('download');
    await button.press('Enter');
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^vencimientos-\d{4}-\d\d-\d\d\.ics$/);
    const text = await readFile(await file.path(), 'utf8');
    return text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  };
  const lines = await save();
  const told = (name: string, from = lines) => from.filter((line) => line.startsWith(name));
  expect(told('BEGIN:VEVENT')).toHaveLength(count);
  expect(new Set(told('UID:')).size).toBe(count);
  expect(told('UID:', await save())).toEqual(told('UID:'));
  await expect(button, 'the focus stays where it was').toBeFocused();

  const [title, address] = [told('SUMMARY:Responder: ')[0], told('URL;VALUE=URI:')[0]?.slice('URL;VALUE=URI:'.length)];
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { name: '¿Qué decides?' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(title?.slice('SUMMARY:Responder: '.length) ?? 'no title');
});
