import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { languages, defaultLanguage, type Lang } from '../../contracts/vocabulary/languages.ts';
import { shownBy, type AddressName } from '../../machines/domain/addresses.ts';
import { accessRuleOf, type AccessRule } from '../../machines/system/screens/access-table.ts';
import { filesIn } from './files.ts';
import { inlineCall, type PageHelpers } from './page-helpers.ts';
import { prerenderedStartScript, prerenderedPages, type PrerenderedPage } from './prerendered-pages.ts';

/** What a signed-in person's screen needs whichever it is. */
const inside = [
  'src/screens/shell/signed-in-shell.tsx',
  'machines/system/root/core-actors.ts',
  'contracts/client/create-gateway.ts',
  'src/seams/durable-storage.ts',
];

/** The file of each operation, by its name. */
function operationsIn(root: string): Map<string, string> {
  return new Map(
    filesIn(root, ['contracts/operations'], /(?<!\.test)\.ts$/).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+) = operation\(/gm)].map(
        ([, name = '']): [string, string] => [name, file],
      ),
    ),
  );
}

/**
 * An address: its path as a pattern, who it is for, the files of its first paint, and those with its words in the first language; as
 * places in a list.
 */
type Entry = [path: string, audience: AccessRule['for'], code: number[], words: number[]];
interface Table {
  /** The words of a part stand together, in the order of `languages`. */
  files: string[];
  entries: Entry[];
  /** Where somebody is led who is signed out, and somebody who is signed in: places in `entries`. */
  out: number;
  home: number;
}

interface Route {
  path: string;
  address: AddressName;
}

/** The paths of the console and their addresses, as the route files have them. */
function routesOf(root: string): Route[] {
  return filesIn(root, ['src/routes'], /\.tsx$/).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const [, path] = /createFileRoute\('([^']+)'\)/.exec(text) ?? [];
    const [, address = ''] = /(?:shows\(\s*|address: )'(\w+)'/.exec(text) ?? [];
    return path === undefined || address === '' ? [] : [{ path, address: address as AddressName }];
  });
}

/** A route's path as a regular expression without its ends: `$lang` is a language, another `$part` anything, `{-$part}` may lack. */
export function patternOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const written = parts.map((part) => {
    if (part === '$lang') return `/(?:${languages.join('|')})`;
    if (part.startsWith('{-$')) return '(?:/[^/]+)?';
    return part.startsWith('$') ? '/[^/]+' : `/${part}`;
  });
  return written.join('');
}

type Bundle = Rolldown.OutputBundle;
const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((one) => one.type === 'chunk');

/** Everything that these modules bring with them, scripts and style sheets, without what the page names itself. */
function filesOf(bundle: Bundle, root: string, modules: readonly string[]): string[] {
  const named = (id: string) => (id.startsWith('\0') ? id.slice(1) : relative(root, id).replaceAll('\\', '/'));
  const chunks = chunksOf(bundle);
  const closure = (starts: typeof chunks): Set<string> => {
    const seen = new Set<string>();
    const visit = (chunk: (typeof chunks)[number]): void => {
      if (seen.has(chunk.fileName)) return;
      seen.add(chunk.fileName);
      chunk.viteMetadata?.importedCss.forEach((sheet) => seen.add(sheet));
      for (const next of chunk.imports) {
        const found = bundle[next];
        if (found?.type === 'chunk') visit(found);
      }
    };
    starts.forEach(visit);
    return seen;
  };
  const known = closure(chunks.filter((chunk) => chunk.isEntry));
  const starts = chunks.filter((chunk) => Object.keys(chunk.modules).some((id) => modules.includes(named(id))));
  return [...closure(starts)].filter((file) => !known.has(file));
}

async function tableOf(bundle: Bundle, root: string): Promise<Table> {
  // The compiler of TypeScript is fetched when there is something to build, not with the configuration.
  const [{ screenFiles, messagesByScreen }, { createUsageReader }] = await Promise.all([
    import('./messages-by-screen.ts'),
    import('./code-usage.ts'),
  ]);
  const { views, machines } = screenFiles(root);
  const operations = operationsIn(root);
  const reading = createUsageReader(root);
  const documentsOf = (files: string[]) => [
    ...new Set([...reading(files, /^machines\/(?!domain\/)/).ports].flatMap((port) => operations.get(port) ?? [])),
  ];
  const { screens } = messagesByScreen(root);
  const files: string[] = [];
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const entryOf = ({ path, address }: Route): Entry => {
    const screen = address === 'pendingCases' ? 'history' : ((shownBy as Record<string, string>)[address] ?? address);
    const audience = accessRuleOf(address).for;
    const machine = machines.get(screen);
    const asking = ['machines/system/profile/profile.machine.ts', ...(machine === undefined ? [] : [machine])];
    const around = audience === 'signedIn' ? [...inside, ...documentsOf(asking)] : [];
    const parts = ['entrance', ...(audience === 'signedIn' ? ['home'] : []), ...(screens[screen] ?? [])];
    const modules = [...around, views.get(screen), machine].filter((one) => one !== undefined);
    const words = parts.flatMap((part) => {
      const [first = [], ...others] = languages.map((lang) => filesOf(bundle, root, [`virtual:words/${lang}/${part}`]));
      return first.map((file, at) => {
        const [place = 0] = [file, ...others.map((other) => other[at] ?? '')].map(placeOf);
        return place;
      });
    });
    return [patternOf(path), audience, filesOf(bundle, root, modules).map(placeOf), [...new Set(words)]];
  };
  // What is written out comes before what has a parameter, as the router has it.
  const routes = routesOf(root)
    .filter(({ path }) => path !== '/$')
    .sort((one, other) => one.path.split('$').length - other.path.split('$').length);
  const at = (address: Route['address']) => routes.findIndex((route) => route.address === address);
  return { files, entries: routes.map(entryOf), out: at('landing'), home: at('home') };
}

/** What stands between the names of the build's files: the page that waits for the table is told it once. */
const fileName = /^assets\/c-(.{7})\.(js|css)$/;

/** The table as the page gets it, where each byte counts: files that always come together are a group, and an entry names groups. */
interface PackedTable {
  /** Seven letters a file: groups of scripts, the languages of a part of words together, then groups of style sheets. */
  letters: string;
  /** How many files each group has, a letter each from `#` on. */
  sizes: string;
  /** So many of the files are scripts. */
  scripts: number;
  /** The audience as a place in `audiences`; the groups of an entry as gaps: how many groups lie before each, from the one before it, a letter each from `#` on. */
  entries: [path: string, audience: number, code: string, words: string][];
  out: number;
  home: number;
}

const audiences: readonly AccessRule['for'][] = ['everyone', 'signedIn', 'signedOut'];

/** The letter of no gap, and the most that one letter says; `~` adds as many to the letter that follows it. */
const [noGap, mostGap] = [35, 90];

const gapsOf = (groups: readonly number[]): string =>
  groups
    .map((group, at) => group - (groups[at - 1] ?? -1) - 1)
    .map((gap) => '~'.repeat(Math.floor(gap / mostGap)) + String.fromCharCode(noGap + (gap % mostGap)))
    .join('');

/** @throws Error where a file of the build has another kind of name. */
export function packTable({ files, entries, out, home }: Table): PackedTable {
  const groups = new Map<string, { places: number[]; kind: 'code' | 'words'; at: number[] }>();
  const isSheet = (place: number) => files[place]?.endsWith('.css') === true;
  const add = (kind: 'code' | 'words', list: (entry: Entry) => number[]) => {
    for (const place of new Set(entries.flatMap(list))) {
      const at = entries.flatMap((entry, index) => (list(entry).includes(place) ? [index] : []));
      const key = [kind, isSheet(place), ...at].join();
      const group = groups.get(key) ?? { places: [], kind, at };
      group.places.push(...(kind === 'words' ? languages.map((_, lang) => place + lang) : [place]));
      groups.set(key, group);
    }
  };
  add('words', ([, , , words]) => words);
  add('code', ([, , code]) => code);
  const ordered = [...groups.values()].toSorted(
    (one, other) => Number(isSheet(one.places[0] ?? 0)) - Number(isSheet(other.places[0] ?? 0)),
  );
  const named = (at: number, kind: 'code' | 'words') =>
    gapsOf(ordered.flatMap((group, place) => (group.kind === kind && group.at.includes(at) ? [place] : [])));
  const places = ordered.flatMap((group) => group.places);
  return {
    letters: places
      .map((place) => {
        const [, letters] = fileName.exec(files[place] ?? '') ?? [];
        if (letters === undefined)
          throw new Error(`The page can't ask for ${files[place] ?? ''}: other files are called assets/c-….`);
        return letters;
      })
      .join(''),
    sizes: ordered.map((group) => String.fromCharCode(noGap + group.places.length)).join(''),
    scripts: places.filter((place) => !isSheet(place)).length,
    entries: entries.map(([path, audience], at) => [
      path,
      audiences.indexOf(audience),
      named(at, 'code'),
      named(at, 'words'),
    ]),
    out,
    home,
  };
}

/** Runs in the page before anything else of the console: asks for the files of the address all at once. */
/* oxlint-disable no-var -- it is written into a classic script as it stands */
export function askForFirstWave(
  page: PageHelpers,
  { letters, sizes, scripts, entries, out, home }: PackedTable,
  base: string,
  langs: readonly string[],
  otherwise: string,
): void {
  var missed = function (event: Event) {
    if (event.target instanceof HTMLScriptElement && event.target.type === 'module') page.start(event.target.src);
  };
  addEventListener('error', missed, true);
  var own = entries.find(function (entry) {
    return new RegExp('^' + entry[0] + '/?$').test(location.pathname);
  });
  if (!own) return;
  var isIn = page.mayBeIn();
  var entry = (own[1] === 1 && !isIn ? entries[out] : own[1] === 2 && isIn ? entries[home] : own) ?? own;
  var requestedRoute =
    /^\/(?:\w+\/)?(es|en|pt)(?:\/|$)/.exec(location.pathname) ?? /[?&]force_locale=(es|en|pt)\b/i.exec(location.search);
  var lang = (requestedRoute?.[1] ?? (entry === own ? page.keptIn('vigia:lang') : null) ?? otherwise).toLowerCase();
  var asked: string[] = [];
  var starts = [0];
  sizes.split('').forEach(function (size, group) {
    starts.push((starts[group] ?? 0) + size.charCodeAt(0) - 35);
  });
  var add = function (gaps: string, first: number, step: number) {
    var group = 0;
    gaps.split('').forEach(function (letter) {
      if (letter === '~') return void (group += 90);
      group += letter.charCodeAt(0) - 35;
      for (var at = (starts[group++] ?? 0) + first; at < (starts[group] ?? 0); at += step)
        asked.push(base + 'assets/c-' + letters.slice(at * 7, at * 7 + 7) + (at < scripts ? '.js' : '.css'));
    });
  };
  add(entry[3], langs.indexOf(lang), langs.length);
  add(entry[2], 0, 1);
  page.askForFiles(asked);
}
/* oxlint-enable no-var */

/**
 * What the first paint of an address needs comes beside the console's own script and not after it. The classic script that the page
 * waits for gets the table of the addresses' files, which it asks for at once, and a name with its hash, so that a browser keeps it.
 * Addresses of signed-out people that hold nothing but a language, and the list at which a day begins, are painted pages of their own:
 * `login/es.html` is `/login/es` wherever files are served without their ending.
 */
export function initialRequests(name: string): Plugin[] {
  let config: ResolvedConfig;
  const pages: PrerenderedPage[] = [];
  let begins = '';
  const wave: Plugin = {
    name: 'first-wave',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { root, base, publicDir } = config;
        const page = bundle['index.html'];
        if (page?.type !== 'asset' || !existsSync(join(root, 'src/routes'))) return;
        const table = await tableOf(bundle, root);
        // The page waits for this script: one for the root of an origin holds nothing of other places.
        const path = base === '/' ? 'location.pathname' : `location.pathname.slice(${base.length - 1})`;
        const asks = inlineCall(askForFirstWave, packTable(table), base, languages, defaultLanguage).replaceAll(
          'location.pathname',
          path,
        );
        const colours = readFileSync(join(publicDir, name), 'utf8');
        const emit = (own: string, written: string) => {
          const source = minifySync(`${own}.js`, written, { module: false }).code;
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${own}-${hash}.js`;
          this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };
        const fileName = emit(name.replace(/\.js$/, ''), `${colours}${asks}`);
        begins = emit('painted', prerenderedStartScript(colours));
        const html = String(page.source).replace(`src="${base}${name}"`, () => `src="${base}${fileName}"`);
        page.source = html;
        const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)?.fileName ?? '';
        const named = (places: number[] = []) => places.map((at) => table.files[at] ?? '');
        for (const { path, address } of routesOf(root)) {
          const [, , code, words = []] = table.entries.find(([pattern]) => pattern === patternOf(path)) ?? [];
          const pageOf = (at: string, own: readonly Lang[], signedIn: boolean): PrerenderedPage => ({
            file: `${at}.html`,
            address: `${base}${at}`,
            signedIn,
            languages: own,
            entry,
            files: named(code),
            words: Object.fromEntries(
              own.map((lang) => [lang, named(words.map((at) => at + languages.indexOf(lang)))]),
            ),
          });
          if (address === 'liveSearches') pages.push(pageOf(path.slice(1).replace(/\/$/, ''), languages, true));
          if (accessRuleOf(address).for === 'signedOut' && /^[^$]*\$lang$/.test(path))
            pages.push(...languages.map((lang) => pageOf(path.slice(1).replace('$lang', lang), [lang], false)));
        }
      },
    },
  };
  return [wave, prerenderedPages(() => ({ pages, begins }))];
}
