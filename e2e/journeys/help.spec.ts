import { expect, waitUntilSettled, test } from '../fixtures/test';

test.describe('help', () => {
  test('SUP-01 SUP-02 SUP-04 is open to somebody who is not signed in, down to its entries and videos, and by keys; each topic that has a video plays it, in the language that is read', async ({
    page,
    context,
  }) => {
    await page.goto('/es');
    await waitUntilSettled(page);
    await page.getByRole('link', { name: 'Ayuda de esta página' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
    await expect(page).toHaveURL(/\/help_support$/);
    await waitUntilSettled(page);
    await page.getByRole('link', { name: 'Enviar denuncias' }).press('Enter');
    await expect(page).toHaveURL(/\/help_support\/menu7$/);
    await expect(page.getByText('Las denuncias se evalúan dentro de las 72 horas.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Enviar denuncias' })).toBeVisible();
    await page.goto('/help_support/menu99');
    await expect(page.getByText('No hay ninguna ayuda en esa dirección')).toBeVisible();
    await page.getByRole('link', { name: 'Ver todos los temas' }).click();
    await page.getByRole('link', { name: 'Videos instructivos' }).click();
    await expect(page).toHaveURL(/\/video_instructions$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Videos instructivos' })).toBeVisible();
    await waitUntilSettled(page);
    for (const [language, watch] of [
      ['es', 'Ver el video'],
      ['en', 'Watch the video'],
      ['pt', 'Ver o vídeo'],
    ] as const) {
      await page.goto(`/video_instructions?lang=${language}`);
      await waitUntilSettled(page);
      const links = page.getByRole('link', { name: new RegExp(`^${watch}: `) });
      await expect(links).toHaveCount(5);
      const files = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const opened = context.waitForEvent('page');
      await links.first().press('Enter');
      const player = await opened;
      await expect(player).toHaveURL(files[0] ?? '');
      await expect(player.locator('video')).toBeVisible();
      for (const file of files) expect(file).toContain(`.${language}.webm`);
      // The others aren't shown: to draw what plays takes most of the time.
      const ends = await player.evaluate(async (all) => {
        const played: { from: number; to: number; wide: number }[] = [];
        for (const file of all) {
          const shown = document.querySelector('video');
          const one =
            shown?.currentSrc === file ? shown : Object.assign(document.createElement('video'), { src: file });
          one.muted = true;
          if (one.readyState === 0)
            await new Promise((done) => one.addEventListener('loadedmetadata', done, { once: true }));
          one.currentTime = one.duration - 0.5;
          await new Promise((done) => one.addEventListener('seeked', done, { once: true }));
          const from = one.currentTime;
          await one.play();
          if (!one.ended) await new Promise((done) => one.addEventListener('ended', done, { once: true }));
          played.push({ from, to: one.currentTime, wide: one.videoWidth });
        }
        return played;
      }, files);
      expect(ends).toHaveLength(5);
      for (const { from, to, wide } of ends) {
        expect(from).toBeGreaterThan(6);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThan(10);
        expect(wide).toBe(960);
      }
      await player.close();
    }
  });
});
