import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameOfLook, readRecord, writeRecord } from './record.mjs';

/**
 * @typedef {import('./record.mjs').Look} Look
 * @typedef {import('./record.mjs').SheetRecord} SheetRecord
 * @typedef {import('../../../src/explorer/pictures/sheet.ts').SheetLook} SheetLook
 */

const wide = { width: 1440, height: 900, most: 1400 };
const phone = { width: 390, height: 844, most: 1800 };
/** How large the page is, and how much of a longer one is in its picture. @param {Look} look */
const sizeOf = (look) => (look.width === 'phone' ? phone : wide);
const quality = 72;
/** What stands below the last word. */
const foot = 12;

/** A page on which a machine's screens are painted, one after the other. @param {import('playwright').Browser} browser @param {string} url of the explorer */
async function openSheetPage(browser, url) {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  let underWay = 0;
  page.on('request', () => (underWay += 1));
  page.on('requestfinished', () => (underWay -= 1));
  page.on('requestfailed', () => (underWay -= 1));
  await page.goto(`${url}src/explorer/pictures/sheet.html`);
  await page.waitForFunction(() => 'vigiaSheet' in window);
  const devtools = await page.context().newCDPSession(page);
  let width = 'wide';
  return {
    page,
    /** Paints the state that stands, until nothing more comes. @param {Look} look @param {boolean} [isFirst] */
    async paint(look, isFirst = false) {
      const { width: pixels, height } = sizeOf(look);
      if (look.width !== width) await page.setViewportSize({ width: pixels, height });
      width = look.width;
      const paint = () =>
        page.evaluate(
          ([one, first]) => window.vigiaSheet.paint(one, first),
          /** @type {const} */ ([/** @type {SheetLook} */ (look), isFirst]),
        );
      let painted = await paint();
      while (underWay > 0) {
        await page.waitForLoadState('networkidle');
        painted = await paint();
      }
      return painted;
    },
    /** @param {Look} look @param {number} height of what is painted */
    async take(look, height) {
      const { width: pixels, height: high, most } = sizeOf(look);
      const clip = { x: 0, y: 0, width: pixels, height: Math.min(most, Math.max(60, height + foot)), scale: 1 };
      const beyond = clip.height > high;
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality,
        clip,
        captureBeyondViewport: beyond,
        optimizeForSpeed: true,
      });
      return { bytes: Buffer.from(data, 'base64'), width: pixels, height: clip.height };
    },
  };
}

/**
 * Every state of one machine in every look.
 * @param {Awaited<ReturnType<typeof openSheetPage>>} on @param {{ name: string, area: string }} machine
 * @param {{ folder: string, looks: readonly Look[], of: string, onPicture: () => void }} task
 */
async function takeMachine(on, { name, area }, { folder, looks, of, onPicture }) {
  const [first] = looks;
  if (first === undefined) return;
  const found = await on.page.evaluate((one) => window.vigiaSheet.open(one), name);
  /** @type {Map<string, string>} */
  const prints = new Map();
  /** @type {SheetRecord} */
  const record = { machine: name, area, of, looks: looks.map(nameOfLook), states: [] };
  for (const [nth, state] of found.entries()) {
    const stays = await on.page.evaluate((one) => window.vigiaSheet.stand(one), nth);
    const painted = stays ? await on.paint(first, true) : null;
    const same = painted === null ? null : (prints.get(painted.print) ?? null);
    const entry = { ...state, same, stays, pictures: /** @type {import('./record.mjs').SheetPicture[]} */ ([]) };
    record.states.push(entry);
    if (painted === null || same !== null) continue;
    prints.set(painted.print, state.path);
    for (const look of looks) {
      const { height, faults } = look === first ? painted : await on.paint(look);
      const { bytes, ...size } = await on.take(look, height);
      const file = `pictures/${name}/${state.path || 'machine'}.${nameOfLook(look)}.webp`;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), bytes);
      entry.pictures.push({ look, file, ...size, faults });
      onPicture();
    }
  }
  writeRecord(folder, record);
}

/** Whether the pictures that are there are of this build, in all these looks. @param {SheetRecord | null} record @param {string} of @param {readonly Look[]} looks */
const isTaken = (record, of, looks) =>
  record !== null && record.of === of && looks.every((look) => record.looks.includes(nameOfLook(look)));

/**
 * Takes the pictures of these machines that aren't there yet, on a few pages of one browser.
 * @param {{ browser: import('playwright').Browser, url: string, folder: string, of: string, looks: readonly Look[], only: readonly string[], pages: number, printLine: (line: string) => void }} task
 * @returns {Promise<{ taken: number, kept: number, failed: string[], without: { name: string, without: string }[] }>}
 */
export async function takeSheets({ browser, url, folder, of, looks, only, pages, printLine }) {
  const first = await openSheetPage(browser, url);
  const all = await first.page.evaluate(() => window.vigiaSheet.machines());
  const unknown = only.filter((name) => !all.some((one) => one.name === name));
  const named = all.filter(({ name }) => only.length === 0 || only.includes(name));
  const seen = named.filter(({ without }) => without === null);
  const waiting = seen.filter(({ name }) => !isTaken(readRecord(folder, name), of, looks));
  const kept = seen.length - waiting.length;
  const failed = unknown.map((name) => `No machine is called ${name}.`);
  const begun = performance.now();
  const total = waiting.length;
  let [taken, done] = [0, 0];
  const saying = setInterval(() => {
    const elapsed = (performance.now() - begun) / 1_000;
    const left = done === 0 ? '' : ` · about ${Math.ceil(((elapsed / done) * (total - done)) / 60)} min left`;
    printLine(`${Math.round(elapsed)} s · ${done} of ${total} machines · ${taken} pictures${left}`);
  }, 15_000);
  /** @param {Awaited<ReturnType<typeof openSheetPage>>} on */
  const work = async (on) => {
    for (let machine = waiting.shift(); machine !== undefined; machine = waiting.shift()) {
      try {
        await takeMachine(on, machine, { folder, looks, of, onPicture: () => (taken += 1) });
      } catch (error) {
        failed.push(`${machine.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      done += 1;
    }
  };
  const others = Array.from({ length: Math.max(0, Math.min(pages, total) - 1) }, () => openSheetPage(browser, url));
  try {
    await Promise.all([work(first), ...others.map(async (other) => work(await other))]);
  } finally {
    clearInterval(saying);
  }
  return {
    taken,
    kept,
    failed,
    without: named.flatMap(({ name, without }) => (without === null ? [] : [{ name, without }])),
  };
}
