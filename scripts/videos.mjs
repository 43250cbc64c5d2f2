/**
 * Draws the help's videos anew, one for each topic and language, into sandbox/videos: `node scripts/videos.mjs`. What they say is in
 * scripts/lib/videos/texts.mjs, their titles are the help's own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserArguments, requireBrowser } from './lib/browser.mjs';
import { root, runMain, UserError } from './lib/run.mjs';
import { videoSeconds } from './lib/videos/film.mjs';
import { height, width } from './lib/videos/pen.mjs';
import { encodeWebm } from './lib/videos/webm.mjs';
import { languages, videoTexts } from './lib/videos/texts.mjs';

const maxBytes = 150 * 1024;
/** A place that a browser takes for secure, as it wants for encoding; nobody is asked there. */
const origin = 'https://videos.invalid';
const font = 'node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';

await runMain(async () => {
  const { chromium } = await import('playwright');
  const executablePath = await requireBrowser(console.log);
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    const page = await browser.newPage();
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      if (pathname === '/font') return route.fulfill({ path: join(root, font), contentType: 'font/woff2' });
      return route.fulfill({ path: join(root, 'scripts/lib/videos', pathname), contentType: 'text/javascript' });
    });
    await page.goto(origin);
    await page.evaluate(async () => {
      const face = new FontFace('Plex', 'url(/font)', { weight: '100 700' });
      document.fonts.add(await face.load());
    });
    for (const topic of /** @type {import('./lib/videos/texts.mjs').Topic[]} */ (Object.keys(videoTexts)))
      for (const language of languages) {
        const help = JSON.parse(readFileSync(join(root, `locales/${language}/help.json`), 'utf8'));
        const filmInput = { topic, title: help[`help.${topic}.title`], words: videoTexts[topic][language] };
        const frames = await page.evaluate(async (one) => {
          /** @type {typeof import('./lib/videos/film.mjs')} */
          const { film } = await import(/** @type {string} */ ('/film.mjs'));
          return film(one.topic, one.title, one.words);
        }, filmInput);
        const file = encodeWebm(frames, { width, height, lasts: videoSeconds });
        const name = `${topic}.${language}.webm`;
        if (file.length > maxBytes) throw new UserError(`${name} weighs ${file.length} bytes, ${maxBytes} at most.`);
        writeFileSync(join(root, 'sandbox/videos', name), file);
        console.log(`${name} ${Math.round(file.length / 1024)} KiB`);
      }
  } finally {
    await browser.close();
  }
  return 0;
});
