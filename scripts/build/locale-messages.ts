import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const localeFile = /\/locales\/[a-z]{2}\.json$/;

/**
 * The module of one locale file: each message parsed to its ICU syntax tree, so that no browser carries a parser. A message
 * without arguments travels as its text and becomes a tree when the module runs. Throws on a message that isn't valid ICU.
 */
export function localeModule(json: string, file: string): string {
  const messages = JSON.parse(json) as Record<string, string>;
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

/** Compiles `locales/*.json` (flat `{ id: message }`) as they are imported. */
export function localeMessages(): Plugin {
  return {
    name: 'locale-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!localeFile.test(id)) return null;
      return { code: localeModule(code, id), map: null, moduleType: 'js' };
    },
  };
}
