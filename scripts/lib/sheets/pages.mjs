import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOfLook } from './record.mjs';

/** @typedef {import('./record.mjs').SheetRecord} SheetRecord @typedef {import('./compare.mjs').Difference} Difference */

const style = `
:root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px; max-width: 1800px; }
h1 { font-size: 22px; } h2 { margin: 40px 0 4px; font-size: 18px; } h3 { margin: 24px 0 2px; font: 600 14px ui-monospace, monospace; }
p { margin: 2px 0 8px; } nav a, nav span { margin-right: 16px; } .quiet { opacity: 0.7; } .fault { color: #c0392b; }
.row { display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-start; }
figure { margin: 0; } figcaption { font-size: 11px; opacity: 0.8; }
img { display: block; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); height: auto; }
.phone img { width: 150px; } .wide img { width: 360px; } .pair img { width: 46vw; max-width: 860px; } .pair.phone img { width: 390px; }
td, th { padding: 3px 16px 3px 0; text-align: left; }
`;

const entities = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });
const escape = (/** @type {string} */ text) => text.replaceAll(/[&<>"]/g, (one) => entities[one] ?? one);
const widthOf = (/** @type {string} */ look) => look.split('-').at(-1) ?? '';

/** @param {string} title @param {string} body */
const page = (title, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${style}</style><nav><a href="index.html">All screens</a></nav><h1>${escape(title)}</h1>${body}</html>\n`;

/** Where the explorer stands at that state, painted as in a picture. @param {string} explorer @param {string} link @param {string} look */
function addressOf(explorer, link, look) {
  const [lang = '', scheme = '', width = ''] = look.split('-');
  const [path = '', query = ''] = link.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ lang, scheme, width })) params.set(name, value);
  return `${explorer}${path}?${params.toString()}`;
}

/** @param {string} explorer @param {SheetRecord} record */
function machineSection(explorer, { machine, states }) {
  const rows = states
    .filter(({ same, stays }) => same === null && stays)
    .map(({ path, says, link, pictures }) => {
      const alike = states.filter(({ same }) => same === path).map((one) => one.path);
      const faults = pictures.flatMap(({ look, faults: found }) =>
        found.map((fault) => `${nameOfLook(look)}: ${fault}`),
      );
      const figures = pictures.map(({ look, file, width, height }) => {
        const name = nameOfLook(look);
        return `<figure class="${look.width}"><a href="${escape(addressOf(explorer, link, name))}"><img loading="lazy" src="${escape(file)}" width="${width}" height="${height}" alt="${escape(`${machine} ${path} ${name}`)}"></a><figcaption>${name}</figcaption></figure>`;
      });
      return `<h3 id="${escape(`${machine}.${path}`)}">${escape(path || machine)}</h3><p class="quiet">${escape(says)}${alike.length > 0 ? ` Looks the same: ${escape(alike.join(', '))}.` : ''}</p>${faults.map((fault) => `<p class="fault">${escape(fault)}</p>`).join('')}<div class="row">${figures.join('')}</div>`;
    });
  const passed = states.filter(({ stays }) => !stays).map(({ path }) => path);
  const note = passed.length > 0 ? `<p class="quiet">Passed at once: ${escape(passed.join(', '))}.</p>` : '';
  return `<h2 id="${machine}">${machine}</h2>${note}${rows.join('')}`;
}

/** @param {string} explorer @param {string} against from the folder of the sheets @param {readonly Difference[]} differences */
function differencesBody(explorer, against, differences) {
  return differences
    .map(({ machine, path, look, link, now, before, pixels }) => {
      const image = (/** @type {string | null} */ file, /** @type {string} */ folder, /** @type {string} */ says) =>
        file === null
          ? `<p class="quiet">Not ${says}</p>`
          : `<figure class="pair ${widthOf(look)}"><img loading="lazy" src="${escape(`${folder}${file}`)}" alt=""><figcaption>${says}</figcaption></figure>`;
      const told = now === null ? 'gone' : before === null ? 'new' : `${pixels.toLocaleString('en')} pixels differ`;
      return `<h3><a href="${escape(addressOf(explorer, link, look))}">${escape(`${machine} ${path}`)}</a> ${look}: ${told}</h3><div class="row">${image(before, `${against}/`, 'before')}${image(now, '', 'now')}</div>`;
    })
    .join('');
}

/**
 * Writes a page for each area, one of the differences where there is something to compare with, and the index of them.
 * @param {{ folder: string, explorer: string, records: readonly SheetRecord[], without: readonly { name: string, without: string }[], against: string | null, differences: readonly Difference[], said: string }} sheets
 */
export function writePages({ folder, explorer, records, without, against, differences, said }) {
  const areas = [...new Set(records.map(({ area }) => area))].sort();
  const countOf = (/** @type {SheetRecord} */ { states }) =>
    states.reduce((sum, { pictures }) => sum + pictures.length, 0);
  for (const area of areas) {
    const own = records.filter((one) => one.area === area);
    const links = own.map(({ machine }) => `<a href="#${machine}">${machine}</a>`).join('');
    writeFileSync(
      join(folder, `${area}.html`),
      page(area, `<nav>${links}</nav>${own.map((one) => machineSection(explorer, one)).join('')}`),
    );
  }
  if (against !== null)
    writeFileSync(
      join(folder, 'differences.html'),
      page(`${differences.length} differences`, differencesBody(explorer, against, differences)),
    );
  const first =
    against === null
      ? ''
      : `<p><a href="differences.html">${differences.length} differences</a> from ${escape(against)}</p>`;
  const rows = areas.map((area) => {
    const own = records.filter((one) => one.area === area);
    const pictures = own.reduce((sum, one) => sum + countOf(one), 0);
    return `<tr><td><a href="${area}.html">${area}</a></td><td>${own.length}</td><td>${pictures}</td><td>${own.map(({ machine }) => `<a href="${area}.html#${machine}">${machine}</a>`).join(' ')}</td></tr>`;
  });
  const faults = records.flatMap(({ machine, area, states }) =>
    states.flatMap(({ path, pictures }) =>
      pictures.flatMap(({ look, faults: found }) =>
        found.map(
          (fault) =>
            `<tr><td><a href="${area}.html#${escape(`${machine}.${path}`)}">${escape(`${machine} ${path}`)}</a></td><td>${nameOfLook(look)}</td><td>${escape(fault)}</td></tr>`,
        ),
      ),
    ),
  );
  const body = `<p>${escape(said)}</p>${first}<table><tr><th>Area</th><th>Machines</th><th>Pictures</th><th></th></tr>${rows.join('')}</table><h2>What the pages themselves show to be wrong: ${faults.length}</h2><table>${faults.join('')}</table><h2>Without a screen of their own</h2><table>${without.map(({ name, without: why }) => `<tr><td>${name}</td><td>${escape(why)}</td></tr>`).join('')}</table>`;
  writeFileSync(join(folder, 'index.html'), page('All screens', body));
}
