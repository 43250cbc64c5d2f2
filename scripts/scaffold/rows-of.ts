import { join } from 'node:path';
import ts from 'typescript';
import { ScaffoldError } from './names';

/** The rows that an operation answers, page by page. */
export interface PagedRows {
  /** The name of their type, of contracts/shapes. */
  type: string;
  /** The field that tells one from another. */
  id: string;
  /** The field that a person reads first. */
  lead: string;
  /** One of them, as source text. */
  sample: string;
}

const leads = ['title', 'name', 'nickname', 'keyword', 'text'];

/** A value of that type as source text: null where it may be, the first of several. */
function sampleOf(checker: ts.TypeChecker, type: ts.Type, name: string): string {
  const is = (flags: ts.TypeFlags, one = type) => (one.flags & flags) !== 0;
  if (type.isUnion()) {
    const [none] = type.types.filter((one) => is(ts.TypeFlags.Null | ts.TypeFlags.Undefined, one));
    const [literal] = type.types.filter((one) => one.isStringLiteral() || one.isNumberLiteral());
    return none !== undefined ? 'null' : sampleOf(checker, literal ?? type.types[0] ?? type, name);
  }
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.isNumberLiteral()) return String(type.value);
  if (is(ts.TypeFlags.BooleanLike)) return 'false';
  if (is(ts.TypeFlags.NumberLike)) return '1';
  if (is(ts.TypeFlags.StringLike)) {
    if (/(^id|Id)$/.test(name)) return "'1'";
    return /(At|Date)$/.test(name) ? "'2026-11-20T12:00:00.000Z'" : "'text'";
  }
  if (checker.isArrayLikeType(type)) return '[]';
  const fields = type.getProperties().filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
  return `{ ${fields.map((field) => `${field.name}: ${sampleOf(checker, checker.getTypeOfSymbol(field), field.name)}`).join(', ')} }`;
}

/** The rows of a port of contracts/ports.ts that is asked page by page. Throws a ScaffoldError for any other. */
export function rowsOf(root: string, operation: string): PagedRows {
  const file = join(root, 'contracts/ports.ts');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.contracts.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram([file], {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const gateway = source?.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === 'Gateway');
  const port =
    gateway &&
    ts.isInterfaceDeclaration(gateway) &&
    gateway.members.find((one) => ts.isPropertySignature(one) && one.name.getText(source) === operation);
  if (!port) throw new ScaffoldError(`contracts/ports.ts has no ${operation}: npm run new:operation writes it.`);
  const [inputType, answer] =
    ts.isPropertySignature(port) && port.type && ts.isTypeReferenceNode(port.type)
      ? (port.type.typeArguments ?? [])
      : [];
  const page = answer && ts.isTypeReferenceNode(answer) && answer.typeName.getText(source) === 'Page' ? answer : null;
  const [row] = page?.typeArguments ?? [];
  const needed = (inputType ? checker.getTypeFromTypeNode(inputType).getProperties() : [])
    .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
    .map(({ name }) => name)
    .sort();
  if (!row || needed.join() !== 'from,size')
    throw new ScaffoldError(`${operation} is not asked by size and from alone and answered by a page of rows.`);
  const type = checker.getTypeFromTypeNode(row);
  const texts = type
    .getProperties()
    .filter((field) => (checker.getTypeOfSymbol(field).flags & ts.TypeFlags.String) !== 0)
    .map(({ name }) => name);
  const id = texts.find((name) => name === 'id') ?? texts.find((name) => name.endsWith('Id'));
  if (id === undefined) throw new ScaffoldError(`A row of ${operation} has no id.`);
  return {
    type: row.getText(source),
    id,
    lead: leads.find((name) => texts.includes(name)) ?? id,
    sample: sampleOf(checker, type, ''),
  };
}
