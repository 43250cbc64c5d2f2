import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { documentTypes } from '../../contracts/vocabulary/documents.ts';
import { filesIn } from './files.ts';

/** What our own code says: the only texts, names and numbers of a running console that a recording may hold as they are. */
export interface KnownWords {
  /** Texts: codes, names of states, screens and ports. */
  values: string[];
  /** Parts of ids that code puts together: `row` of `row-${id}`. */
  parts: string[];
  /** Names of fields. */
  fields: string[];
  /** Names of fields that hold numbers. */
  numbers: string[];
}

const folders = ['machines', 'contracts'];
const isSource = (path: string) => !/\.(test|samples|fixture)\.ts$|\/(simulator|generated|decisions)\//.test(path);
const code = /^[\w.:-]{1,48}(\/[\w.+-]{1,24})?$/;
const wordsIn = (text: string): string[] => text.match(/[A-Za-z]+/g) ?? [];

const namesNumber = (type: ts.TypeNode | undefined): boolean => type !== undefined && /\bnumber\b/.test(type.getText());

function nameOf({ name }: { name?: ts.Node | undefined }): string | null {
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : null;
}

/** Reads the sources of the machines and the contracts; samples and tests, which know people, are none. */
export function knownWords(root: string): KnownWords {
  const found = {
    values: new Set<string>(),
    parts: new Set(['http', 'https']),
    fields: new Set<string>(),
    numbers: new Set<string>(),
  };
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && code.test(node.text)) found.values.add(node.text);
    if ((ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) && !/\s/.test(node.text))
      for (const word of wordsIn(node.text)) found.parts.add(word);
    const isField =
      ts.isPropertySignature(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    const name = isField ? nameOf(node) : null;
    if (name !== null) {
      found.fields.add(name);
      if (ts.isPropertySignature(node) && namesNumber(node.type) && !/id$/i.test(name)) found.numbers.add(name);
    }
    ts.forEachChild(node, look);
  };
  for (const path of filesIn(root, folders, /\.ts$/).filter(isSource))
    look(ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true));
  for (const ending of Object.keys(documentTypes)) found.parts.add(ending);
  const siteIds = readFileSync(join(root, 'contracts/vocabulary/sites.ts'), 'utf8').match(/'M[A-Z]{2}'/g) ?? [];
  for (const id of siteIds) found.parts.add(id.slice(1, -1));
  const sorted = (words: Set<string>) => [...words].sort();
  return {
    values: sorted(found.values),
    parts: sorted(found.parts),
    fields: sorted(found.fields),
    numbers: sorted(found.numbers),
  };
}

const id = 'virtual:known-words';

/** Gives the recorder of the console what it may hold as it is: `virtual:known-words`. */
export function knownWordsModule(): Plugin {
  let root = '';
  return {
    name: 'known-words',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(knownWords(root))};` : undefined),
  };
}
