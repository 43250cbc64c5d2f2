import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What one declaration of a module says and leans on. */
interface Unit {
  literals: Set<string>;
  /** Beginning, and a pattern of the whole, of each text that is put together. */
  templates: { head: string; whole: RegExp }[];
  /** Names that it speaks of: those of its own module and those that it imports. */
  names: Set<string>;
  /** Ports that it asks, by their names. */
  ports: Set<string>;
  /** Modules that it fetches when it runs. */
  fetches: string[];
}

interface Module {
  units: Map<string, Unit>;
  imports: Map<string, { from: string; name: string }>;
}

/** Everything that some code says: texts, texts that are put together, and the ports that it asks. */
export type CodeUsage = Pick<Unit, 'literals' | 'templates' | 'ports'>;

/** What a machine asks a port with: itself, or by a list or a resource. */
const asking = /^(port|from|resourceOf)$/;
/** The name of what a module runs when it loads, whoever asked for it. */
const loose = '';
/** The name of all that a module has. */
const whole = '*';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const endings = ['.ts', '.tsx', '/index.ts', ''];

/** Reads what code says, from the declarations that somebody names to all that these lean on. Each file is read once. */
export function createUsageReader(root: string) {
  const modules = new Map<string, Module>();

  const fileOf = (from: string, path: string): string | null => {
    if (!path.startsWith('.')) return null;
    const base = join(dirname(from), path);
    const found = endings
      .map((ending) => base + ending)
      .find((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
    return found ?? null;
  };

  function unitOf(file: string, node: ts.Node): Unit {
    const unit: Unit = { literals: new Set(), templates: [], names: new Set(), ports: new Set(), fetches: [] };
    const visit = (one: ts.Node): void => {
      if (ts.isTypeNode(one) || ts.isImportDeclaration(one)) return;
      if (ts.isStringLiteralLike(one)) unit.literals.add(one.text);
      if (ts.isIdentifier(one)) unit.names.add(one.text);
      if (ts.isTemplateExpression(one)) {
        const spans = one.templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`).join('');
        unit.templates.push({ head: one.head.text, whole: new RegExp(`^${escaped(one.head.text)}${spans}$`) });
      }
      if (ts.isPropertyAccessExpression(one) && /^(ports|outside)$/.test(one.expression.getText()))
        unit.ports.add(one.name.text);
      if (ts.isCallExpression(one)) {
        const [first] = one.arguments;
        if (first !== undefined && ts.isStringLiteral(first)) {
          const fetched = one.expression.kind === ts.SyntaxKind.ImportKeyword ? fileOf(file, first.text) : null;
          if (fetched !== null) unit.fetches.push(fetched);
          if (asking.test(one.expression.getText())) unit.ports.add(first.text);
        }
      }
      ts.forEachChild(one, visit);
    };
    visit(node);
    return unit;
  }

  function read(file: string): Module {
    const text = readFileSync(join(root, file), 'utf8');
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    const module: Module = { units: new Map(), imports: new Map() };
    const named = (clause: ts.NamedImports | ts.NamedExports, from: string) => {
      for (const { name, propertyName, isTypeOnly } of clause.elements)
        if (!isTypeOnly) module.imports.set(name.text, { from, name: (propertyName ?? name).text });
    };
    tree.statements.forEach((statement, at) => {
      if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
        const path = statement.moduleSpecifier;
        const from = path !== undefined && ts.isStringLiteral(path) ? fileOf(file, path.text) : null;
        if (from === null) return;
        const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement;
        if (clause === undefined) module.imports.set(`${loose}${at}`, { from, name: whole });
        if (clause === undefined || ('isTypeOnly' in clause && clause.isTypeOnly)) return;
        const bindings = ts.isExportDeclaration(clause) ? clause.exportClause : clause.namedBindings;
        if (bindings === undefined)
          module.imports.set(ts.isExportDeclaration(clause) ? `${whole}${at}` : (clause.name?.text ?? ''), {
            from,
            name: ts.isExportDeclaration(clause) ? whole : 'default',
          });
        else if (ts.isNamedImports(bindings) || ts.isNamedExports(bindings)) named(bindings, from);
        else module.imports.set(bindings.name.text, { from, name: whole });
        return;
      }
      if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return;
      if (ts.isVariableStatement(statement)) {
        for (const declaration of statement.declarationList.declarations) {
          const unit = unitOf(file, declaration);
          const bound = ts.isIdentifier(declaration.name)
            ? [declaration.name.text]
            : declaration.name.elements.map((one) => one.getText());
          for (const name of bound) module.units.set(name, unit);
        }
        return;
      }
      const name = (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name?.text;
      module.units.set(name || `${loose}${at}`, unitOf(file, statement));
    });
    return module;
  }

  const moduleOf = (file: string): Module => {
    const known = modules.get(file) ?? read(file);
    modules.set(file, known);
    return known;
  };

  /**
   * What these modules say (from the root) with everything that they lean on, as far as it stands `within`; what they fetch when they run is
   * theirs too, where `fetched` says so.
   */
  return function said(
    files: readonly string[],
    within: RegExp,
    fetched: (file: string) => boolean = () => true,
  ): CodeUsage {
    const all: CodeUsage = { literals: new Set(), templates: [], ports: new Set() };
    const seen = new Set<string>();
    const waiting: [string, string][] = files.map((file) => [file, whole]);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [file, name] = next;
      if (seen.has(`${file} ${name}`) || !within.test(file)) continue;
      seen.add(`${file} ${name}`);
      const { units, imports } = moduleOf(file);
      const lean = (one: string) => {
        const from = imports.get(one);
        if (from !== undefined) waiting.push([from.from, from.name]);
        else if (units.has(one)) waiting.push([file, one]);
      };
      if (name === whole) for (const one of [...units.keys(), ...imports.keys()]) lean(one);
      for (const one of [...units.keys(), ...imports.keys()]) if (/^\d+$/.test(one)) lean(one);
      for (const [one, from] of imports) if (one.startsWith(whole)) waiting.push([from.from, name]);
      if (imports.has(name)) lean(name);
      const unit = units.get(name);
      if (unit === undefined) continue;
      for (const literal of unit.literals) all.literals.add(literal);
      all.templates.push(...unit.templates);
      for (const port of unit.ports) all.ports.add(port);
      for (const one of unit.names) lean(one);
      for (const one of unit.fetches.filter(fetched)) waiting.push([one, whole]);
    }
    return all;
  };
}
