import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureOf, readRecord } from './record.mjs';

/** How far a channel of a pixel differs by what the compression of a picture leaves alone. */
const tolerance = 40;

/**
 * @typedef {{ machine: string, area: string, path: string, look: string, link: string, now: string | null, before: string | null, pixels: number }} Difference
 *   Files from the folders that they stand in; null for what is on one side alone.
 */

/** How many pixels differ, those that one of them alone has with them. Runs in a page. @param {{ one: string, other: string, tolerance: number }} pair pictures as addresses of data */
async function countPixels({ one, other, tolerance: most }) {
  const read = async (/** @type {string} */ url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('There is nothing to draw on.');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [a, b] = await Promise.all([read(one), read(other)]);
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  let count = a.width * a.height + b.width * b.height - 2 * width * height;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [at, there] = [(y * a.width + x) * 4, (y * b.width + x) * 4];
      const differs = [0, 1, 2].some(
        (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[there + channel] ?? 0)) > most,
      );
      if (differs) count += 1;
    }
  return count;
}

/** @param {Buffer} bytes */
const asData = (bytes) => `data:image/webp;base64,${bytes.toString('base64')}`;

/**
 * What looks otherwise than in the pictures of another folder, what differs most first; what came and what went stands at the end.
 * @param {import('playwright').Browser} browser @param {string} folder @param {string} against @param {readonly import('./record.mjs').SheetRecord[]} records
 * @returns {Promise<Difference[]>}
 */
export async function compareSheets(browser, folder, against, records) {
  const page = await browser.newPage();
  /** @type {Difference[]} */
  const found = [];
  for (const record of records) {
    const before = readRecord(against, record.machine);
    const paths = new Set(
      [...record.states, ...(before?.states ?? [])].filter(({ same }) => same === null).map(({ path }) => path),
    );
    for (const path of paths)
      for (const look of record.looks) {
        const [now, then] = [pictureOf(record, path, look), before && pictureOf(before, path, look)];
        if (now === null && then === null) continue;
        const link = record.states.find((one) => one.path === path)?.link ?? '';
        const difference = {
          machine: record.machine,
          area: record.area,
          path,
          look,
          link,
          now: now?.file ?? null,
          before: then?.file ?? null,
          pixels: 0,
        };
        if (now === null || then === null) {
          if (before === null || before.looks.includes(look)) found.push(difference);
          continue;
        }
        const [one, other] = [readFileSync(join(folder, now.file)), readFileSync(join(against, then.file))];
        if (one.equals(other)) continue;
        const pixels = await page.evaluate(countPixels, { one: asData(one), other: asData(other), tolerance });
        if (pixels > 0) found.push({ ...difference, pixels });
      }
  }
  await page.close();
  return found.sort((one, other) => other.pixels - one.pixels);
}
