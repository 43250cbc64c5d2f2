import { measureSignedIn } from './measure-in-browser.mjs';

/** How many listings are opened and closed before the heap is read, and how many between its two readings. */
const warmupListings = 120;
export const openedListings = 200;
export const cpuSlowdown = 4;
/** Milliseconds for which a hand holds the button of a mouse, less than most do. */
const pressMilliseconds = 60;

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
async function measurePaint(page, button, atRest = async () => undefined) {
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
  await page.waitForTimeout(pressMilliseconds);
  await page.mouse.up();
  await page.waitForTimeout(1000);
  return page.evaluate(() => /** @type {{ longest: number }} */ (/** @type {unknown} */ (globalThis)).longest);
}

/**
 * Puts before the cards a copy of the first one, whose mark is made and taken back by a listener alone: what no console can do without.
 * @param {Page} page
 */
const addBareCard = (page) =>
  page.evaluate(() => {
    const place = /** @type {Element} */ (document.querySelector('li:has(> article[data-item])'));
    const bare = /** @type {HTMLElement} */ (place.cloneNode(true));
    const card = /** @type {HTMLElement} */ (bare.firstElementChild);
    card.id = 'bare';
    card.removeAttribute('data-item');
    const [trust, suspect] = [...card.querySelectorAll('button')];
    const line = /** @type {HTMLElement} */ (trust?.parentElement);
    const pill = document.createElement('span');
    pill.textContent = 'Confiable';
    const undo = document.createElement('button');
    undo.textContent = 'Deshacer';
    const mark = (/** @type {boolean} */ made) => {
      card.toggleAttribute('data-decided', made);
      line.replaceChildren(.../** @type {HTMLElement[]} */ (made ? [pill, undo] : [trust, suspect]));
    };
    trust?.addEventListener('click', () => mark(true));
    undo.addEventListener('click', () => mark(false));
    place.before(bare);
  });

/**
 * How long a mark takes to be painted where the processor is four times slower, beside the same
 * change by a listener alone, and how many rows it changed. @param {Page} page @param {number} rounds @returns {Promise<Marks>}
 */
async function marks(page, rounds) {
  const devtools = await page.context().newCDPSession(page);
  await addBareCard(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  /** @type {Marks} */
  const found = { own: [], floor: [], rows: [] };
  for (let round = 0; round < rounds; round += 1) {
    found.floor.push(await measurePaint(page, page.locator('#bare button').first()));
    await page.locator('#bare button').last().click();
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
    found.own.push(await measurePaint(page, card.first().getByRole('button', { name: 'Confiable' }), watchRows));
    found.rows.push(
      await page.evaluate(() => /** @type {{ rows: Set<Element> }} */ (/** @type {unknown} */ (globalThis)).rows.size),
    );
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found;
}

/** Bytes of the heap and nodes of every document once the garbage is collected. @param {import('playwright').CDPSession} devtools */
async function stateOf(devtools) {
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
  for (let nth = 0; nth < warmupListings; nth += 1) await visit(nth);
  const before = await stateOf(devtools);
  for (let nth = 0; nth < openedListings; nth += 1) await visit(nth);
  return { before, after: await stateOf(devtools) };
}

/** @typedef {{ before: { bytes: number, nodes: number }, after: { bytes: number, nodes: number } }} HeapUse */

/** What the engine compiles as it warms is no memory of the page, and grows for as long as it is measured. */
const uncompiled = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];

/** @template Found @param {(page: Page) => Promise<Found>} measure */
const inResults =
  (measure) => async (/** @type {import('playwright').BrowserContext} */ context, /** @type {string} */ url) => {
    const page = await context.newPage();
    await openResults(page, url);
    return measure(page);
  };

/** @param {string} executablePath @param {number} rounds @returns {Promise<Marks>} */
export const measureMarks = (executablePath, rounds) =>
  measureSignedIn(
    executablePath,
    inResults((page) => marks(page, rounds)),
  );

/** @param {string} executablePath @returns {Promise<HeapUse>} */
export const measureHeap = (executablePath) => measureSignedIn(executablePath, inResults(listings), uncompiled);
