import { measureSignedIn } from './measure-in-browser.mjs';

/** @typedef {{ longest: number, going: boolean }} Watch */

/** Begins to note the longest time between two turns of the page's main thread. @param {import('playwright').Page} page */
const watch = (page) =>
  page.evaluate(() => {
    const found = { longest: 0, going: true };
    Object.assign(globalThis, { found });
    const { port1, port2 } = new MessageChannel();
    let last = performance.now();
    port1.onmessage = () => {
      const now = performance.now();
      found.longest = Math.max(found.longest, now - last);
      last = now;
      if (found.going) port2.postMessage(0);
    };
    port2.postMessage(0);
  });

/** Ends that, and answers the milliseconds. @param {import('playwright').Page} page @returns {Promise<number>} */
const watched = (page) =>
  page.evaluate(() => {
    const { found } = /** @type {{ found: Watch }} */ (/** @type {unknown} */ (globalThis));
    found.going = false;
    return found.longest;
  });

/**
 * For how long the page's main thread answers nothing at the longest, milliseconds: while an import reads that workbook, and as long at rest.
 * @param {string} executablePath @param {number} rounds @param {string} file @returns {Promise<{ floor: number[], own: number[] }>}
 */
export function measureImport(executablePath, rounds, file) {
  return measureSignedIn(executablePath, async (context, url) => {
    /** @type {{ floor: number[], own: number[] }} */
    const times = { floor: [], own: [] };
    for (let round = 0; round < rounds; round += 1) {
      const page = await context.newPage();
      await page.goto(`${url}/reported_articles?import=open`);
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[type=file]').waitFor({ state: 'attached' });
      await page.waitForTimeout(1000);
      await watch(page);
      await page.waitForTimeout(1000);
      times.floor.push(await watched(page));
      await watch(page);
      await dialog.locator('input[type=file]').setInputFiles(file);
      await dialog.getByRole('alert').waitFor();
      times.own.push(await watched(page));
      await page.close();
    }
    return times;
  });
}
