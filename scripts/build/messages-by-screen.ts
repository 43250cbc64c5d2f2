import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { filesIn } from './files.ts';
import { createUsageReader, type CodeUsage } from './code-usage.ts';

/** The sentences of one language by their ids, and the file that each stands in: `search`, of `locales/es/search.json`. */
export interface LanguageMessages {
  messages: Record<string, string>;
  fileOf: Map<string, string>;
}

/**
 * What is fetched together: the `entrance` comes with the language, for whoever isn't signed in; `home` with what stands around every screen of a
 * signed-in person, and with the first of them; `late` once that is painted; what is left of a file, by its name, with the screens that say
 * some of it.
 */
export interface MessagesByScreen {
  partOf: (id: string) => string;
  /** The parts that a screen says beyond the entrance and the home, by its name. */
  screens: Record<string, string[]>;
}

/** Sentences of a code that comes as data: which of them a screen can need follows from the codes, not from the id that is put together. */
const ofCode = /^(?:because|failure|failed|notice|screen)\.(.+)\.[a-z]+$/i;
/** The files whose sentences of codes everybody, and everybody who is signed in, may need anywhere. */
const anywhere = { entrance: ['session', 'shared'], home: ['shell'] };
/** The screen at which a day begins: what it says of the sentences that all screens share comes with the home. */
const atFirst = 'liveSearches';
/** What every page of a signed-in person fetches once it is painted is one part. */
const late = new Set(['announcements', 'day', 'delays', 'palette', 'sends']);
const page = 'src/main.tsx';
const shellView = 'src/screens/shell/signed-in-shell.tsx';
/** Where sentences are spoken, and where machines decide with codes. */
const speaking = /^src\/(main\.tsx$|screens\/|parts\/|copy\/|seams\/use-machine-form\.ts$)|^machines\/domain\//;
const deciding = /^machines\//;
/** What stands around the screens of whoever isn't signed in. */
const outside = /^src\/screens\/shell\/(signed-out-shell|not-found-screen)\.tsx$/;

/** What is fetched over the screens and may stand where nothing of the inside has come, its words neither. */
const withoutInside = new Set(['missingPart', 'unreachableScreen']);

/** The languages that have words. */
export const listLanguages = (root: string): string[] =>
  readdirSync(join(root, 'locales'), { withFileTypes: true })
    .flatMap((one) => (one.isDirectory() ? one.name : []))
    .sort();

/** Throws where two files have the same id. */
export function readLanguage(root: string, lang: string): LanguageMessages {
  const language: LanguageMessages = { messages: {}, fileOf: new Map() };
  for (const path of filesIn(root, [`locales/${lang}`], /\.json$/)) {
    const file = basename(path, '.json');
    for (const [id, message] of Object.entries(
      JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>,
    )) {
      const other = language.fileOf.get(id);
      if (other !== undefined) throw new Error(`${lang}: "${id}" stands in ${other}.json and in ${file}.json.`);
      language.fileOf.set(id, file);
      language.messages[id] = message;
    }
  }
  return language;
}

/** What these files import when they run, with the name that stands before it: the view of each screen, the machine of each. */
function fetchedIn(root: string, files: readonly string[], pattern: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files.filter((one) => existsSync(join(root, one))))
    for (const [, name = '', path = ''] of readFileSync(join(root, file), 'utf8').matchAll(pattern)) {
      const base = posix.join(posix.dirname(file), path);
      const target = ['.tsx', '.ts'].map((ending) => base + ending).find((one) => existsSync(join(root, one)));
      if (target !== undefined) found.set(name, target);
    }
  return found;
}

/** The refusals of each operation, by its name. */
function refusalsIn(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of filesIn(root, ['contracts/operations'], /(?<!\.test)\.ts$/))
    for (const part of readFileSync(join(root, file), 'utf8').split(/^export const /m)) {
      const [, name] = /^(\w+) = operation\(/.exec(part) ?? [];
      const [, codes = ''] = /refusals: \[([^\]]*)\]/.exec(part) ?? [];
      if (name !== undefined)
        found.set(
          name,
          [...codes.matchAll(/'(\w+)'/g)].map(([, code = '']) => code),
        );
    }
  return found;
}

/** The file of each screen's view, and of each screen's machine, by the screen's name. */
export function screenFiles(root: string): { views: Map<string, string>; machines: Map<string, string> } {
  return {
    views: fetchedIn(
      root,
      filesIn(root, ['src/routes'], /\.tsx$/),
      /'(\w+)',\s*async \(\) =>\s*\(await import\('([^']+)'\)\)/g,
    ),
    machines: fetchedIn(root, ['machines/screen-machines.gen.ts'], /(\w+): \{[^}]*?import\('([^']+)'\)/g),
  };
}

/** The file of each view that is fetched over the screens when it is needed, by its name. */
const lateViews = (root: string) =>
  fetchedIn(
    root,
    filesIn(root, ['src/screens'], /\.tsx?$/),
    /lazyOverlay\(\s*'(\w+)',\s*async \(\) =>\s*\(await import\('([^']+)'\)\)/g,
  );

/** Which words come with which screen: read from what the screens, and their machines, say. */
export function messagesByScreen(root: string): MessagesByScreen {
  const { fileOf } = readLanguage(root, 'es');
  const ids = [...fileOf.keys()];
  const reading = createUsageReader(root);
  const refusals = refusalsIn(root);
  const { views: screenViews, machines } = screenFiles(root);
  const views = new Map([...screenViews, ...lateViews(root)]);

  /** A view is its own, whoever fetches it. */
  const own = (file: string) => file !== shellView && ![...views.values()].includes(file);
  const usedBy = (files: readonly string[], within: RegExp) => reading(files, within, own);

  const idsIn = ({ literals, templates }: CodeUsage): string[] => {
    const whole = templates.filter(({ head }) => /^[a-z]\w*\./i.test(head) && !ofCode.test(`${head}x.x`));
    return ids.filter((id) => literals.has(id) || whole.some((one) => one.whole.test(id)));
  };
  /** Sentences of codes that a screen can meet: those of its machine and its own, as far as it has words for such codes at all. */
  const idsOfCodes = (view: CodeUsage, machine: CodeUsage | null): string[] => {
    const tables = view.templates.flatMap(({ head }) => (ofCode.test(`${head}x.x`) ? head.split('.')[0] : []));
    const ports = new Set([...view.ports, ...(machine?.ports ?? [])]);
    const refused = [...ports].flatMap((port) => refusals.get(port) ?? []);
    const codes = new Set([...view.literals, ...(machine?.literals ?? []), ...refused]);
    return ids.filter((id) => {
      const [table = ''] = id.split('.');
      return tables.includes(table) && (table === 'failed' ? ports : codes).has(ofCode.exec(id)?.[1] ?? '');
    });
  };

  const ofFiles = (files: readonly string[]) =>
    ids.filter((id) => ofCode.test(id) && files.includes(fileOf.get(id) ?? ''));
  const pages = [...views.values(), ...filesIn(root, ['src/screens/shell'], /\.tsx$/)].filter((file) =>
    outside.test(file),
  );
  const entrance = new Set([
    ...idsIn(usedBy([page], speaking)),
    ...idsIn(usedBy(pages, speaking)),
    ...ofFiles(anywhere.entrance),
  ]);
  const firstScreen = views.get(atFirst);
  const home = new Set(
    [
      ...idsIn(usedBy([shellView], speaking)),
      ...(firstScreen === undefined
        ? []
        : idsIn(usedBy([firstScreen], speaking)).filter((id) => fileOf.get(id) === 'shared')),
      ...ofFiles(anywhere.home),
    ].filter((id) => !entrance.has(id)),
  );
  // What stands for something that can't be fetched stands in the files of the home, so that its words are there.
  const partOf = (id: string): string => {
    if (entrance.has(id)) return 'entrance';
    const file = fileOf.get(id) ?? '';
    if (home.has(id) || file === 'shell' || file === 'session') return 'home';
    return late.has(file) ? 'late' : file;
  };

  const screens: Record<string, string[]> = {};
  for (const [name, view] of [...views].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const machine = machines.get(name);
    const usage = usedBy([view], speaking);
    const run = machine === undefined ? null : usedBy([machine], deciding);
    const needed = [...ids.filter((id) => id === `screen.${name}.name`), ...idsIn(usage), ...idsOfCodes(usage, run)];
    const parts = new Set(needed.map(partOf));
    screens[name] = [...parts]
      .filter((part) => part !== 'entrance' && (part !== 'home' || withoutInside.has(name)))
      .sort();
  }
  return { partOf, screens };
}
