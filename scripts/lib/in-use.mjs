import { signedIn } from './measured.mjs';

/** How many listings are opened and closed before the heap is read, and how many between its two readings. */
const warm = 120;
export const opened = 200;
const slower = 4;

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {{ own: number[], floor: number[], rows: number[] }} Marks Milliseconds until it is painted, in steps of 8 and 0 below 16, and rows that changed.
 */

/** The results of the search that found most. @param {Page} page @param {string} url */
async function openResults(page, url) {
  await page.goto(`${url}/live_searches`);
  await page.getByRole('main').getByRole('link', { name: 'kumara', exact: true }).click();
  await page.locator('article[data-item]').first().waitFor();
}

/**
 * Presses that button as a hand does and answers the milliseconds until what it did is painted, as the browser tells them.
 * @param {Page} page @param {import('playwright').Locator} button @param {() => Promise<void>} [atRest] done before the press, when what came with the way to it is over
 */
async function painted(page, button, atRest = async () => undefined) {
  await button.hover();
  // What finds the button and what it points at is over: the page is at rest, as before a person's press.
  await page.waitForTimeout(1000);
  await atRest();
  await page.evaluate(() => {
    Object.assign(globalThis, { longest: 0 });
    const wanted = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      const { longest } = /** @type {{ longest: number }} */ (/** @type {unknown} */ (globalThis));
      const presses = list.getEntries().filter(({ name }) => /^(pointerdown|pointerup|click)$/.test(name));
      Object.assign(globalThis, { longest: Math.max(longest, ...presses.map(({ duration }) => duration)) });
    }).observe(/** @type {PerformanceObserverInit} */ (wanted));
  });
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(1000);
  return page.evaluate(() => /** @type {{ longest: number }} */ (/** @type {unknown} */ (globalThis)).longest);
}

/**
 * How long a mark takes to be painted where the processor is four times slower, beside a bare button of the same page that changes one
 * word, and how many rows it changed. @param {Page} page @param {number} rounds @returns {Promise<Marks>}
 */
async function marks(page, rounds) {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const bare = document.createElement('button');
    bare.id = 'bare';
    bare.style.cssText = 'position:fixed;inset:auto 0 0 auto;z-index:9999';
    bare.textContent = 'bare';
    bare.addEventListener('click', () => (bare.textContent = String(performance.now())));
    document.body.append(bare);
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  /** @type {Marks} */
  const found = { own: [], floor: [], rows: [] };
  for (let round = 0; round < rounds; round += 1) {
    found.floor.push(await painted(page, page.locator('#bare')));
    const card = page
      .locator('article[data-item]')
      .filter({ has: page.getByRole('button', { name: 'Confiable', disabled: false }) });
    // Where the page goes for the button, pictures come: they are no rows that the mark changed.
    const watchRows = () =>
      page.evaluate(() => {
        const rows = new Set();
        Object.assign(globalThis, { rows });
        new MutationObserver((changes) => {
          for (const { target } of changes) {
            const row = (target instanceof Element ? target : target.parentElement)?.closest('article[data-item]');
            if (row) rows.add(row);
          }
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    found.own.push(await painted(page, card.first().getByRole('button', { name: 'Confiable' }), watchRows));
    found.rows.push(
      await page.evaluate(() => /** @type {{ rows: Set<Element> }} */ (/** @type {unknown} */ (globalThis)).rows.size),
    );
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found;
}

/** Bytes of the heap and nodes of every document once the garbage is collected. @param {import('playwright').CDPSession} devtools */
async function held(devtools) {
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const [{ usedSize }, { nodes }] = [
    await devtools.send('Runtime.getHeapUsage'),
    await devtools.send('Memory.getDOMCounters'),
  ];
  return { bytes: usedSize, nodes };
}

/** What is held after so many listings were opened and left, and what was held before them. @param {Page} page */
async function listings(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  const cards = page.locator('article[data-item]');
  const shown = await cards.count();
  /** @param {number} nth */
  const visit = async (nth) => {
    await cards
      .nth(nth % Math.min(shown, 40))
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/article_detail/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await cards.first().waitFor();
  };
  for (let nth = 0; nth < warm; nth += 1) await visit(nth);
  const before = await held(devtools);
  for (let nth = 0; nth < opened; nth += 1) await visit(nth);
  return { before, after: await held(devtools) };
}

/** @typedef {{ bytes: number, nodes: number }} Held @typedef {{ marked: Marks, before: Held, after: Held }} Use */

/** What the engine compiles as it warms is no memory of the page, and grows for as long as it is measured. */
const uncompiled = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];

/** The console in use. @param {string} executablePath @param {number} rounds @returns {Promise<Use>} */
export async function inUse(executablePath, rounds) {
  const marked = await signedIn(executablePath, async (context, url) => {
    const page = await context.newPage();
    await openResults(page, url);
    return marks(page, rounds);
  });
  const kept = await signedIn(
    executablePath,
    async (context, url) => {
      const page = await context.newPage();
      await openResults(page, url);
      return listings(page);
    },
    uncompiled,
  );
  return { marked, ...kept };
}
