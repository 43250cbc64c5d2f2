/**
 * `npm run sheets -- [machine…]`: the real screen of every state of the machines, all of them where none is named, as pictures on one page
 * for each area. A click on a picture walks there in the explorer. What was taken of this build isn't taken again.
 *
 *   --languages es,en,pt   in which of them
 *   --schemes light,dark   in which colours
 *   --sizes phone,wide     how wide: 390 or 1440 pixels
 *   --against <folder>     compares with the pictures of that folder: the differences stand first
 *   --out <folder>         where they are kept (.cache/sheets)
 *   --explorer <address>   where the explorer is served (http://localhost:4610/)
 *   --pages <number>       how many are painted at the same time (2)
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { browserArguments, requireBrowser } = await import('./lib/browser.mjs');
const { buildExplorer, builds } = await import('./lib/builds.mjs');
const { install } = await import('./lib/install.mjs');
const { root, runMain, UserError } = await import('./lib/run.mjs');
const { compareSheets } = await import('./lib/sheets/compare.mjs');
const { writePages } = await import('./lib/sheets/pages.mjs');
const { readRecord, readRecords } = await import('./lib/sheets/record.mjs');
const { takeSheets } = await import('./lib/sheets/take.mjs');
const { serveFolder } = await import('./lib/static-server.mjs');

/** What may be asked for of each kind, the first of which is painted first. @type {Record<'languages' | 'schemes' | 'sizes', string[]>} */
const offered = { languages: ['es', 'en', 'pt'], schemes: ['light', 'dark'], sizes: ['wide', 'phone'] };

/** @param {keyof typeof offered} kind @param {string | undefined} given */
function chosen(kind, given) {
  const asked = given?.split(',') ?? offered[kind];
  const strange = asked.find((one) => !offered[kind].includes(one));
  if (strange !== undefined) throw new UserError(`--${kind} takes ${offered[kind].join(',')}, and not "${strange}".`);
  return offered[kind].filter((one) => asked.includes(one));
}

await runMain(async () => {
  const { values, positionals: only } = parseArgs({
    allowPositionals: true,
    options: {
      languages: { type: 'string' },
      schemes: { type: 'string' },
      sizes: { type: 'string' },
      against: { type: 'string' },
      out: { type: 'string', default: join(root, '.cache/sheets') },
      explorer: { type: 'string', default: 'http://localhost:4610/' },
      pages: { type: 'string', default: '2' },
    },
  });
  const looks = chosen('sizes', values.sizes).flatMap((width) =>
    chosen('schemes', values.schemes).flatMap((scheme) =>
      chosen('languages', values.languages).map((lang) => ({ lang, scheme, width })),
    ),
  );
  const folder = resolve(values.out);
  const against = values.against === undefined ? null : resolve(values.against);
  if (against !== null && !existsSync(join(against, 'machines')))
    throw new UserError(`${against} holds no pictures of \`npm run sheets\`.`);
  await install(console.log, { database: false });
  const executablePath = await requireBrowser(console.log);
  await buildExplorer(console.log);
  mkdirSync(folder, { recursive: true });
  const of = readFileSync(join(root, '.cache/explorer.stamp'), 'utf8');
  const served = await serveFolder({
    folder: join(root, builds.explorer.folder),
    index: builds.explorer.page,
    port: 0,
  });
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const begun = performance.now();
  try {
    const { taken, kept, failed, without } = await takeSheets({
      browser,
      url: served.url,
      folder,
      of,
      looks,
      only,
      pages: Number(values.pages),
      printLine: console.log,
    });
    const records = readRecords(folder);
    const compared = only.length === 0 ? records : only.flatMap((name) => readRecord(folder, name) ?? []);
    const differences = against === null ? [] : await compareSheets(browser, folder, against, compared);
    const seconds = Math.round((performance.now() - begun) / 1_000);
    const pictures = records.flatMap(({ states }) => states.flatMap((one) => one.pictures));
    const faults = pictures.reduce((sum, one) => sum + one.faults.length, 0);
    const said = `${pictures.length} pictures of ${records.length} machines: ${taken} taken now in ${seconds} s, ${kept} machines as they were. ${faults} faults that the pages themselves show.`;
    const from = against === null ? null : relative(folder, against);
    writePages({ folder, explorer: values.explorer, records, without, against: from, differences, said });
    console.log(said);
    if (against !== null) console.log(`${differences.length} differences: ${join(folder, 'differences.html')}`);
    for (const sentence of failed) console.error(sentence);
    console.log(`${join(folder, 'index.html')} · its links walk to the states while \`npm run explorer\` runs.`);
    return failed.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await served.close();
  }
});
