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
      for (const file of files) {
        if (file === files[0]) await expect(player).toHaveURL(file);
        else await player.goto(file);
        expect(file).toContain(`.${language}.webm`);
        const video = player.locator('video');
        await expect(video).toBeVisible();
        const played = await video.evaluate(async (one: HTMLVideoElement) => {
          one.muted = true;
          if (one.readyState === 0)
            await new Promise((done) => one.addEventListener('loadedmetadata', done, { once: true }));
          one.currentTime = one.duration - 0.5;
          await new Promise((done) => one.addEventListener('seeked', done, { once: true }));
          const from = one.currentTime;
          await one.play();
          if (!one.ended) await new Promise((done) => one.addEventListener('ended', done, { once: true }));
          return { from, to: one.currentTime, wide: one.videoWidth };
        });
        expect(played.from).toBeGreaterThan(6);
        expect(played.to).toBeGreaterThan(played.from);
        expect(played.to).toBeLessThan(10);
        expect(played.wide).toBe(960);
      }
      await player.close();
    }
  });

  test('SHL-22 SHL-23 SHL-24 SHL-25 SHL-26 SHL-27 SHL-29 each page of the console leads to its own entry', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const link = page.getByRole('banner').locator('a[href^="/help_support"]');
    for (const [path, entry] of [
      ['/', '/menu1'],
      ['/live_searches', '/menu1'],
      ['/live_searches/1', '/menu2'],
      ['/reported_articles', '/menu7'],
      ['/reports/noticed_articles', '/menu10'],
      ['/client_accounts/client_white_sellers', '/menu8'],
      ['/client_accounts/client_black_sellers', '/menu9'],
      ['/case_management/client_closed_cases', '/menu13'],
      ['/profile', ''],
    ] as const) {
      await page.goto(path);
      await expect(link).toHaveAttribute('href', `/help_support${entry}`);
    }
    await page.goto('/reported_articles');
    await page.getByRole('button', { name: /^Cuenta de/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Ayuda de esta página' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Enviar denuncias' })).toBeVisible();
    for (const [path, title] of [
      ['/client_accounts/client_white_sellers', 'Vendedores confiables'],
      ['/client_accounts/client_black_sellers', 'Vendedores vigilados'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: /^Cuenta de/ }).press('Enter');
      await page.getByRole('menuitem', { name: 'Ayuda de esta página' }).press('Enter');
      await expect(page).toHaveURL(/\/help_support\/menu[89]$/);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });
});
