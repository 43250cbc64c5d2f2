import { expect, waitUntilSettled, test } from '../fixtures/test';

test('a release whose database a later one has changed works, keeps nothing of what is done and says so, and leaves that database as it is', async ({
  page,
  signIn,
}) => {
  await signIn('ana', '/support_form');
  const stores = () =>
    page.evaluate(
      () =>
        new Promise<[number, string[]]>((resolve, reject) => {
          const asked = indexedDB.open('vigia');
          asked.onerror = () => reject(new Error('The database can not be read.'));
          asked.onsuccess = () => {
            resolve([asked.result.version, [...asked.result.objectStoreNames]]);
            asked.result.close();
          };
        }),
    );
  await expect.poll(stores).toEqual([1, ['drafts', 'journal']]);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('vigia', 2);
        asked.onerror = () => reject(new Error('The database can not be changed.'));
        asked.onupgradeneeded = () => void asked.result.createObjectStore('later');
        asked.onsuccess = () => {
          asked.result.close();
          resolve();
        };
      }),
  );
  await page.reload();
  await waitUntilSettled(page);
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('No encuentro el recibo');
  await expect(page.getByText('Lo que haces no queda guardado en este navegador')).toBeVisible();
  await page.goto('/reported_articles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Publicaciones sospechosas/);
  expect(await stores()).toEqual([2, ['drafts', 'journal', 'later']]);
});
