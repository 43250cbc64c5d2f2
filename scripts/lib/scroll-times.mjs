import { saveReceipt, receiptListings } from '../../e2e/fixtures/saved-receipt.mjs';
import { measureSignedIn } from './measure-in-browser.mjs';

/** How many turns of the wheel, of so many pixels each. */
const turns = 150;
const step = 240;

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ own: number[], floor: number[], nodes: number, frames: number, floorFrames: number }} ScrollTimes Milliseconds of the page's tasks; elements of the table at most; the 95th of 100 frames, its own and the floor's, milliseconds. */

/** Puts in the place of the table the same one, whose rows are taken from above to below by a listener of the window alone. @param {Page} page */
const recycle = (page) =>
  page.evaluate((count) => {
    const table = /** @type {HTMLTableElement} */ (document.querySelector('main table'));
    const bare = /** @type {HTMLTableElement} */ (table.cloneNode(true));
    const body = /** @type {HTMLTableSectionElement} */ (bare.tBodies[0]);
    const [first] = body.querySelectorAll('tr[role=row]');
    const { height } = /** @type {Element} */ (table.querySelector('tbody tr[role=row]')).getBoundingClientRect();
    const room = () => {
      const made = document.createElement('tr');
      made.append(document.createElement('td'));
      return /** @type {HTMLTableRowElement} */ (made);
    };
    const [above, below] = [room(), room()];
    const rows = Array.from({ length: Math.ceil(innerHeight / height) + 5 }, () =>
      /** @type {Element} */ (first).cloneNode(true),
    );
    const parts = rows.map((row) => {
      const one = /** @type {HTMLElement} */ (row);
      return {
        link: /** @type {HTMLAnchorElement} */ (one.querySelector('a')),
        id: /** @type {Element} */ (one.querySelector('button span')),
      };
    });
    body.replaceChildren(above, .../** @type {HTMLElement[]} */ (rows), below);
    document.body.replaceChildren(bare);
    const top = body.getBoundingClientRect().top + scrollY;
    let from = -1;
    const fill = () => {
      const next = Math.max(0, Math.min(count - rows.length, Math.floor((scrollY - top) / height) - 2));
      if (next === from) return;
      from = next;
      /** @type {HTMLElement} */ (above.firstChild).style.height = `${from * height}px`;
      /** @type {HTMLElement} */ (below.firstChild).style.height = `${(count - from - rows.length) * height}px`;
      parts.forEach(({ link, id }, at) => {
        link.textContent = `Zapatillas de la marca, modelo ${from + at}`;
        link.href = `/article_detail/MLA${1_000_000_000 + from + at}`;
        id.textContent = `MLA${1_000_000_000 + from + at}`;
      });
    };
    addEventListener('scroll', fill, { passive: true });
    fill();
  }, receiptListings);

/** Turns the wheel so often, one turn a frame, and answers what it cost. @param {Page} page */
async function scrolled(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'timeTicks' });
  const tasks = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const before = await tasks();
  const seen = await page.evaluate(
    ([times, by]) =>
      new Promise((/** @type {(seen: { nodes: number, frames: number[] }) => void} */ done) => {
        /** @type {number[]} */
        const frames = [];
        let [nodes, last, left] = [0, performance.now(), Number(times)];
        const frame = () => {
          const now = performance.now();
          frames.push(now - last);
          last = now;
          nodes = Math.max(nodes, document.querySelectorAll('main table *, body > table *').length);
          if (left === 0) return done({ nodes, frames });
          left -= 1;
          scrollBy(0, Number(by));
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    [turns, step],
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return { took: ((await tasks()) - before) * 1000, ...seen };
}

/** The 95th of 100. @param {number[]} frames */
const late = (frames) => frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN;

/**
 * How long the page's tasks take while a receipt of 30,000 listings is scrolled, beside a bare recycler of the same rows.
 * @param {string} executablePath @param {number} rounds @returns {Promise<ScrollTimes>}
 */
export function measureScrolling(executablePath, rounds) {
  return measureSignedIn(executablePath, async (context, url) => {
    await saveReceipt(await context.newPage(), url);
    /** @type {{ own: number[], floor: number[] }} */
    const took = { own: [], floor: [] };
    /** @type {{ own: number[], floor: number[] }} */
    const frames = { own: [], floor: [] };
    let nodes = 0;
    for (let round = 0; round < rounds; round += 1)
      for (const bare of [true, false]) {
        const page = await context.newPage();
        await page.goto(`${url}/send_receipts/many`);
        await page.locator('main table [aria-rowindex]').first().waitFor();
        await page.evaluate(() => scrollTo(0, 0));
        if (bare) await recycle(page);
        await page.waitForTimeout(1000);
        const seen = await scrolled(page);
        const whose = bare ? 'floor' : 'own';
        took[whose].push(seen.took);
        frames[whose].push(...seen.frames);
        if (!bare) nodes = Math.max(nodes, seen.nodes);
        await page.close();
      }
    return { ...took, nodes, frames: late(frames.own), floorFrames: late(frames.floor) };
  });
}
