import { existsSync, readdirSync } from 'node:fs';

const routes = new URL('../../src/routes/', import.meta.url);

/** How the paths of the console begin, by its routes. */
const beginnings = new Set(
  (existsSync(routes) ? readdirSync(routes) : []).flatMap(
    (file) => /^(?!index\.)([a-z][\w-]*)\./.exec(file)?.[1] ?? [],
  ),
);

/** @param {unknown} text */
const isPath = (text) => typeof text === 'string' && beginnings.has(/^\/([\w-]+)(?:[/?#]|$)/.exec(text)?.[1] ?? '');

/** A path of the console is written in its route alone: elsewhere its name is, so that no place forgets a path that changes. */
export default {
  meta: {
    messages: {
      named: 'A path is said by its route alone: name the address, as in { to: "history" }, and ask for its href.',
    },
    schema: [],
  },
  /** @param {import('eslint').Rule.RuleContext} context @returns {import('eslint').Rule.RuleListener} */
  create: (context) => ({
    Literal: (node) => {
      if (isPath(node.value)) context.report({ node, messageId: 'named' });
    },
    TemplateLiteral: (node) => {
      if (isPath(node.quasis[0]?.value.cooked)) context.report({ node, messageId: 'named' });
    },
  }),
};
