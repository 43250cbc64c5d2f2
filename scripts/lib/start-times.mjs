import { measureSignedIn } from './measure-in-browser.mjs';

/** Milliseconds that every request takes at least. */
export const latency = 300;

/** What a start asks one after the other at the least: the page, the session, the profile, the rows. */
const ways = 4;

/** @typedef {import('playwright').Page} Page */

/** Milliseconds until a bare page has asked as often as a start has to. @param {Page} page @param {string} url */
async function bare(page, url) {
  const from = performance.now();
  await page.goto(`${url}/favicon.svg`);
  for (let asked = 1; asked < ways; asked += 1) {
    await page.evaluate(async (address) => (await fetch(address, { cache: 'no-store' })).text(), `${url}/favicon.svg`);
  }
  return performance.now() - from;
}

/** Milliseconds until the first list of a signed-in person shows its first row. @param {Page} page @param {string} url */
async function started(page, url) {
  const from = performance.now();
  await page.goto(`${url}/live_searches`, { waitUntil: 'commit' });
  await page.locator('main table tbody tr').first().waitFor();
  return performance.now() - from;
}

/**
 * How long a start takes where every request has to go far: on a bare page, with what the browser kept, and without.
 * @param {string} executablePath @param {number} rounds
 */
export function measureStartTimes(executablePath, rounds) {
  return measureSignedIn(executablePath, async (context, url) => {
    const page = await context.newPage();
    await started(page, url);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const far = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', far);
    /** @param {boolean} cacheDisabled */
    const without = (cacheDisabled) => devtools.send('Network.setCacheDisabled', { cacheDisabled });
    /** @type {{ floor: number[], cached: number[], first: number[] }} */
    const times = { floor: [], cached: [], first: [] };
    for (let round = 0; round < rounds; round += 1) {
      await without(false);
      times.floor.push(await bare(page, url));
      times.cached.push(await started(page, url));
      await without(true);
      times.first.push(await started(page, url));
    }
    return times;
  });
}
