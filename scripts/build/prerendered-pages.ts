import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { defaultLanguage, type Lang } from '../../contracts/vocabulary/languages.ts';
import { inlineCall, type PageHelpers } from './page-helpers.ts';

/** A page that is painted by the build. */
export interface PrerenderedPage {
  /** Its file in the build, as `login/es.html`. */
  file: string;
  address: string;
  /** Of somebody who is signed in, and whose profile is still on its way. */
  signedIn: boolean;
  /** The languages that it is painted in: the page shows the one that is its own. */
  languages: readonly Lang[];
  /** What is asked for once it is painted: the console's own file first, then what the address needs, and its words. */
  entry: string;
  files: readonly string[];
  words: Readonly<Partial<Record<Lang, readonly string[]>>>;
}

interface PrerenderResult {
  title: string;
  markup: string;
}

/** What the built console paints at an address, in a process of its own. */
function prerenderPage(asked: object): Promise<PrerenderResult> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'prerender.mjs')], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let [out, errorOutput] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString('utf8')));
    child.on('error', failed);
    child.on('close', (code) =>
      code === 0
        ? done(JSON.parse(out) as PrerenderResult)
        : failed(new Error(errorOutput.slice(-2000) || `It ended with ${code}.`)),
    );
    child.stdin.end(JSON.stringify(asked));
  });
}

/** Runs in the page before its body: who it is for sees it, and what makes it live is asked for once it is painted. */
/* oxlint-disable no-var -- it is written into a classic script as it stands */
function startPrerendered(page: PageHelpers, otherwise: string): void {
  var root = document.documentElement;
  var told = document.currentScript?.dataset ?? {};
  var words: Record<string, string[]> = JSON.parse(told['words'] ?? '{}');
  var lang = told['own'] ?? page.keptIn('vigia:lang') ?? otherwise;
  var own = words[lang];
  var isIts = own !== undefined && page.mayBeIn() === (told['for'] === 'in') && !location.search;
  if (own) root.lang = lang;
  root.dataset['painted'] = isIts ? 'shown' : 'hidden';
  // Nobody listens yet: what is pressed, a form's button by the return key too, is pressed again on what stands in its place.
  document.addEventListener('click', function (event) {
    var pressed = event.target instanceof Element ? event.target.closest('#painted button') : null;
    if (!pressed) return;
    var at = Array.prototype.indexOf.call(document.querySelectorAll('#painted button'), pressed);
    root.dataset['pressed'] = (root.dataset['pressed'] ? root.dataset['pressed'] + ' ' : '') + at;
  });
  var begun = false;
  var begin = function () {
    if (begun) return;
    begun = true;
    var entry = told['entry'] ?? '';
    var enter = function () {
      page.start(entry);
    };
    page.askForFiles((own ?? []).concat(JSON.parse(told['files'] ?? '[]'), entry));
    // What the console stands in is the last of the page: code that was kept is there before it is read so far.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enter);
    else enter();
  };
  var beginOnceWhole = function () {
    // A long page is painted in pieces, while it is still read: what it is about may stand in the second.
    if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', beginOnceWhole);
    requestAnimationFrame(function () {
      requestAnimationFrame(begin);
    });
  };
  if (!isIts || document.hidden) begin();
  else {
    // Not after the frame was made, but after it was seen: until then the files would take the line and the processor from it.
    if (PerformanceObserver.supportedEntryTypes.includes('paint'))
      new PerformanceObserver(function (painted) {
        if (painted.getEntriesByName('first-contentful-paint').length > 0) beginOnceWhole();
      }).observe({ type: 'paint', buffered: true });
    else beginOnceWhole();
    setTimeout(begin, 3000);
  }
}
/* oxlint-enable no-var */

/** The script that begins a painted page, behind the one that chooses its colours. */
export const prerenderedStartScript = (colours: string) => `${colours}${inlineCall(startPrerendered, defaultLanguage)}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/**
 * Markup as it may stand in a page whose policy allows no style in an attribute: each style becomes a rule of a sheet. Links that lead
 * away lose their address, which the installation knows and the build doesn't.
 */
function withoutStyles(markup: string, rules: Map<string, number>): string {
  return markup
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      const known = rules.get(style) ?? rules.size;
      rules.set(style, known);
      return ` data-look="${known}"`;
    })
    .replace(/ href="https?:[^"]*"/g, '');
}

function sheetOf(rules: Map<string, number>, languages: readonly string[]): string {
  const unescaped = (style: string) => style.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return [
    "html[data-painted='hidden'] #painted { display: none; }",
    '#painted *, #painted { animation: none !important; }',
    ...languages.map((lang) => `html:lang(${lang}) #painted > :not([lang='${lang}']) { display: none; }`),
    ...[...rules].map(([style, at]) => `#painted [data-look='${at}'] { ${unescaped(style)} }`),
  ].join('\n');
}

/**
 * Pages that are painted by the build: what the built console shows there stands in the page, and is there as soon as its style sheets
 * are. Runs when everything is written, and leaves a sheet beside the pages.
 *
 * @param painted which they are, and the file of the script that begins them, asked when the console is built
 */
export function prerenderedPages(painted: () => { pages: readonly PrerenderedPage[]; begins: string }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'painted-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const { pages, begins } = painted();
      if (pages.length === 0) return;
      const { root, base } = config;
      const folder = join(root, config.build.outDir);
      const html = readFileSync(join(folder, 'index.html'), 'utf8');
      const write = (name: string, ending: string, text: string) => {
        const file = `assets/${name}-${hashOf(text)}.${ending}`;
        writeFileSync(join(folder, file), text);
        return `${base}${file}`;
      };
      const asked = pages.flatMap((page) => page.languages.map((lang) => ({ ...page, lang, folder, html })));
      const paintings = await inTurns(asked, prerenderPage);
      const rules = new Map<string, number>();
      const bodies = paintings.map(({ markup }) => withoutStyles(markup, rules));
      const sheet = write('painted', 'css', sheetOf(rules, [...new Set(asked.map(({ lang }) => lang))]));
      for (const page of pages) {
        const own = asked.flatMap(({ file, lang }, at) =>
          file === page.file ? [{ lang, title: paintings[at]?.title ?? '', body: bodies[at] ?? '' }] : [],
        );
        mkdirSync(dirname(join(folder, page.file)), { recursive: true });
        writeFileSync(join(folder, page.file), pageOf(html, page, own, { base, begins: `${base}${begins}`, sheet }));
      }
    },
  };
}

/** As many at a time as two cores bear. */
async function inTurns<Asked, Answer>(
  asked: readonly Asked[],
  answer: (one: Asked) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const turns = asked.entries();
  const worker = async () => {
    for (const [at, one] of turns) answers[at] = await answer(one);
  };
  await Promise.all([worker(), worker()]);
  return answers;
}

interface Body {
  lang: Lang;
  title: string;
  body: string;
}

/** The page of the build with what was painted in it, its own sheets, and nothing that asks for code by itself. */
function pageOf(
  html: string,
  { entry, files, words, signedIn }: PrerenderedPage,
  bodies: readonly Body[],
  { base, begins, sheet }: { base: string; begins: string; sheet: string },
): string {
  const [only] = bodies.length === 1 ? bodies : [];
  const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]*)"/g)].map(([, href]) => href);
  const code = files.filter((file) => file.endsWith('.js')).map((file) => `${base}${file}`);
  const told = {
    entry: `${base}${entry}`,
    files: JSON.stringify([...preloaded, ...code]),
    words: JSON.stringify(
      Object.fromEntries(bodies.map(({ lang }) => [lang, (words[lang] ?? []).map((file) => `${base}${file}`)])),
    ),
    for: signedIn ? 'in' : 'out',
    ...(only ? { own: only.lang } : {}),
  };
  const attributes = Object.entries(told).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  const sheets = [...files.filter((file) => file.endsWith('.css')).map((file) => `${base}${file}`), sheet];
  const places = bodies.map(({ lang, body }) => `<div lang="${lang}">${body}</div>`);
  return html
    .replace(/<html lang="\w+">/, `<html lang="${only?.lang ?? defaultLanguage}">`)
    .replace(/<title>[^<]*/, (title) => (only?.title ? `<title>${only.title}` : title))
    .replace(/\n *<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\n *<script type="module"[^>]*><\/script>/g, '')
    .replace(/<script src="[^"]*"><\/script>/, () => `<script src="${begins}"${attributes.join('')}></script>`)
    .replace(
      /\n {2}<\/head>/,
      (end) => `${sheets.map((href) => `\n    <link rel="stylesheet" crossorigin href="${href}">`).join('')}${end}`,
    )
    .replace('<div id="root"></div>', () => `<div id="painted">${places.join('')}</div>\n    <div id="root"></div>`);
}
