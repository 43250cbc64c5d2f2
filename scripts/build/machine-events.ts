import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import type { RosterEntry } from '../../machines/screen-machines';
import type { MachineEventTypes } from '../../src/explorer/lab/payloads.types';
import type { DrawingTexts } from './drawing-store';
import { filesIn } from './files';

/** Sources of a machine itself: what tries it out says everything, and a machine within it speaks for itself. */
const speaks = /(?<!\.(test|samples|fixture|view|types))(?<!samples)\.ts$/;
const endings = ['', '.ts', '/index.ts'];

interface Source {
  /** What stands at the top of it, by name; what has no name, together. */
  parts: Map<string, ts.Node[]>;
  /** Where a name that it imports is written, and how it is called there. */
  imported: Map<string, { file: string; name: string }>;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  return ts.isFunctionDeclaration(statement) && statement.name !== undefined ? [statement.name.text] : [''];
}

function sourceOf(file: string): Source {
  const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023, true);
  const source: Source = { parts: new Map(), imported: new Map() };
  for (const statement of parsed.statements) {
    if (!ts.isImportDeclaration(statement)) {
      for (const name of namesOf(statement)) source.parts.set(name, [...(source.parts.get(name) ?? []), statement]);
      continue;
    }
    const { moduleSpecifier, importClause } = statement;
    const base = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const from = endings.map((ending) => resolve(dirname(file), base) + ending).find((one) => existsSync(one));
    const bound = importClause?.namedBindings;
    if (!base.startsWith('.') || from === undefined || bound === undefined || !ts.isNamedImports(bound)) continue;
    for (const { name, propertyName, isTypeOnly } of bound.elements)
      if (!isTypeOnly) source.imported.set(name.text, { file: from, name: (propertyName ?? name).text });
  }
  return source;
}

/** The texts that an expression can come to: `a` and `b` of `online ? 'a' : 'b'`. */
function textsIn(value: ts.Expression): string[] {
  if (ts.isConditionalExpression(value)) return [...textsIn(value.whenTrue), ...textsIn(value.whenFalse)];
  if (ts.isAsExpression(value) || ts.isParenthesizedExpression(value)) return textsIn(value.expression);
  return ts.isStringLiteral(value) ? [value.text] : [];
}

/** The types of what these files make to be sent, themselves or by what they call of others that are no machines. */
function madeIn(files: readonly string[], sources: Map<string, Source>): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const known = (file: string): Source => {
    const source = sources.get(file) ?? sourceOf(file);
    sources.set(file, source);
    return source;
  };
  const follow = (file: string, name: string) => {
    if (seen.has(`${file} ${name}`)) return;
    seen.add(`${file} ${name}`);
    for (const part of known(file).parts.get(name) ?? []) read(file, part);
  };
  const read = (file: string, node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'type') {
      for (const text of textsIn(node.initializer)) found.add(text);
    }
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      const { parts, imported } = known(file);
      const from = imported.get(node.text);
      if (from !== undefined && !/\.(machine|setup)\.ts$/.test(from.file)) follow(from.file, from.name);
      else if (parts.has(node.text)) follow(file, node.text);
    }
    ts.forEachChild(node, (child) => read(file, child));
  };
  for (const file of files) for (const name of known(file).parts.keys()) follow(file, name);
  return found;
}

/**
 * What each machine hears by its chart, and what it sends by its sources: every object with the `type` of an event that some machine
 * hears. What is passed on as it came isn't told.
 */
export async function eventTextsOf(
  root: string,
  roster: readonly [string, RosterEntry][],
  onMade: () => void,
): Promise<DrawingTexts> {
  const receivedEvents = new Map<string, string[]>();
  for (const [name, { load }] of roster) {
    const events = (await load()).events.filter((type) => !/^xstate\.|\*|^$/.test(type));
    receivedEvents.set(name, [...new Set(events)].sort());
  }
  const folders = roster.map(([, { folder }]) => folder);
  const sources = new Map<string, Source>();
  return new Map(
    roster.map(([name, { folder }]) => {
      const within = folders.filter((other) => other !== folder && other.startsWith(`${folder}/`));
      const own = filesIn(root, [folder], speaks).filter((file) => !within.some((one) => file.startsWith(`${one}/`)));
      const made = madeIn(
        own.map((file) => join(root, file)),
        sources,
      );
      const sends = [...made].filter((type) => type === 'go' || type.includes('.')).sort();
      onMade();
      const eventTexts: MachineEventTypes = { hears: receivedEvents.get(name) ?? [], sends };
      return [name, { text: JSON.stringify(eventTexts) }];
    }),
  );
}
