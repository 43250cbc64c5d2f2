import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { readLanguage, listLanguages, type MessagesByScreen } from './messages-by-screen.ts';

const index = 'virtual:words';
/** As Vite knows a module that no file holds. */
const known = `\0${index}`;

/**
 * The module of these messages: each parsed to its ICU syntax tree, so that no browser carries a parser. A message
 * without arguments travels as its text and becomes a tree when the module runs. Throws on a message that isn't valid ICU.
 */
export function localeModule(messages: Record<string, string>, file: string): string {
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      try {
        const tree = parse(message);
        const [only] = tree;
        return [id, tree.length === 1 && only?.type === 0 ? only.value : tree];
      } catch (error) {
        throw new Error(`${file}: the message "${id}" isn't valid ICU: ${String(error)}`, { cause: error });
      }
    }),
  );
  return [
    `const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`,
    'for (const id in messages) if (typeof messages[id] === "string") messages[id] = [{ type: 0, value: messages[id] }];',
    'export default messages;',
  ].join('\n');
}

/** What is told when nothing of the console could start: its page fetches it by itself, and no other. */
const apart = 'installation';

/** The parts that have words, the entrance first. */
function partsOf(root: string, { partOf }: MessagesByScreen): string[] {
  const [lang = ''] = listLanguages(root);
  return [
    ...new Set(['entrance', 'home', ...Object.keys(readLanguage(root, lang).messages).map(partOf).sort()]),
  ].filter((part) => part !== apart);
}

/** The letter of the first part; every page loads which parts each screen says, a letter a part. */
const firstLetter = 35;

function sourcesModule(root: string, words: MessagesByScreen): string {
  const parts = partsOf(root, words);
  const source = (lang: string, part: string) => `${JSON.stringify(part)}: () => import('${index}/${lang}/${part}')`;
  const sources = listLanguages(root).map((lang) => `${lang}: {${parts.map((part) => source(lang, part)).join(', ')}}`);
  const letters = Object.fromEntries(
    Object.entries(words.screens).map(([screen, said]) => [
      screen,
      String.fromCharCode(...said.map((part) => firstLetter + parts.indexOf(part))),
    ]),
  );
  return [
    `export const sources = {${sources.join(',\n')}};`,
    `const [letters, parts] = [${JSON.stringify(letters)}, Object.keys(sources.es)];`,
    `export const partsOfScreen = (screen) => [...letters[screen] ?? ''].map((letter) => parts[letter.charCodeAt(0) - ${String(firstLetter)}]);`,
    '',
  ].join('\n');
}

/** The same where each language comes whole, as one part. */
const wholeSourcesModule = (root: string): string =>
  [
    `export const sources = {${listLanguages(root)
      .map((lang) => `${lang}: { entrance: () => import('${index}/${lang}') }`)
      .join(',\n')}};`,
    `export const partsOfScreen = () => ['entrance'];`,
    '',
  ].join('\n');

/**
 * Gives the console its words, compiled: `virtual:words` has what is fetched together of each language and the parts that each screen says;
 * `virtual:words/<language>/<part>` one part, `virtual:words/<language>` a whole language, for the explorer, the gallery and the tests. The
 * words stand in `locales/<language>/<area>.json`, flat `{ id: message }`; which of them a screen says is read from the sources, but for a
 * build that has them `whole`.
 */
export function localeMessages({ whole = false } = {}): Plugin {
  let root = '';
  let words: Promise<MessagesByScreen> | null = null;
  const languages = new Map<string, Record<string, string>>();
  const forget = () => {
    words = null;
    languages.clear();
  };
  // The compiler of TypeScript is fetched when words are asked for, not with the configuration.
  const read = () =>
    (words ??= import('./messages-by-screen.ts').then(({ messagesByScreen }) => messagesByScreen(root)));
  return {
    name: 'locale-messages',
    configResolved(config) {
      root = config.root;
    },
    buildStart: forget,
    resolveId(id) {
      return id === index || id.startsWith(`${index}/`) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === known) return whole ? wholeSourcesModule(root) : sourcesModule(root, await read());
      if (!id.startsWith(`${known}/`)) return;
      const [lang = '', part] = id.slice(known.length + 1).split('/');
      const messages = languages.get(lang) ?? readLanguage(root, lang).messages;
      languages.set(lang, messages);
      if (part === undefined) return localeModule(messages, `locales/${lang}`);
      const { partOf } = await read();
      const partMessages = Object.entries(messages).filter(([message]) => partOf(message) === part);
      return localeModule(Object.fromEntries(partMessages), `locales/${lang}`);
    },
    hotUpdate({ file, modules }) {
      const speaks =
        file.startsWith(join(root, 'locales')) || /\/(src|machines|contracts)\/.*(?<!\.test)\.tsx?$/.test(file);
      if (!speaks) return;
      forget();
      const { moduleGraph } = this.environment;
      return [
        ...modules,
        ...[...moduleGraph.idToModuleMap].flatMap(([id, module]) => (id.startsWith(known) ? module : [])),
      ];
    },
  };
}
