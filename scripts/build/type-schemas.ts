import ts from 'typescript';
import type { JsonSchema } from '../../src/explorer/lab/payloads.types';
import { definitionsOf, unionOf, isUnconstrained, isScalar, type Definitions } from './schemas';

/** Turns types into JSON Schema; what has a name in this tree is written once and named. */
export interface SchemaWriter {
  schemaOf: (type: ts.Type) => JsonSchema;
  /** Of an object type that is not to be named. */
  fieldsOf: (type: ts.Type) => JsonSchema;
  /** Everything that was named so far, by name. */
  named: () => Definitions;
}

const deepest = 16;
const anything: JsonSchema = {};
const anythingElse: JsonSchema = { not: {} };

const has = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;

function literalOf(type: ts.Type): string | number | boolean | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (!has(type, ts.TypeFlags.BooleanLiteral)) return undefined;
  return 'intrinsicName' in type && type.intrinsicName === 'true';
}

/**
 * `own` says whether a file is of the tree: what a library declares as an interface or a class is kept, and names nothing. `given` is what
 * stands for the types that a function leaves open.
 */
export function schemaWriter(
  checker: ts.TypeChecker,
  own: (file: ts.SourceFile) => boolean,
  given: ReadonlyMap<ts.Type, ts.Type> = new Map(),
): SchemaWriter {
  const names = new Map<ts.Type, string>();
  const written = new Map<string, JsonSchema>();

  const isOwn = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.every((declaration) => own(declaration.getSourceFile())) ?? false;

  const isKept = (type: ts.Type): boolean => {
    if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return true;
    const symbol = type.getSymbol();
    const { Class, Interface } = ts.SymbolFlags;
    return symbol !== undefined && (symbol.flags & (Class | Interface)) !== 0 && !isOwn(symbol);
  };

  /** The name that the tree gives a type of objects, unless it is one of several by its arguments. */
  const nameOf = (type: ts.Type): string | undefined => {
    const { aliasSymbol, aliasTypeArguments } = type;
    if (aliasSymbol !== undefined)
      return aliasTypeArguments === undefined && isOwn(aliasSymbol) ? aliasSymbol.name : undefined;
    const symbol = type.getSymbol();
    if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Interface) === 0 || !isOwn(symbol)) return undefined;
    return checker.getTypeArguments(type as ts.TypeReference).length > 0 ? undefined : symbol.name;
  };

  const isObjects = (type: ts.Type): boolean =>
    type.isUnion() ? type.types.some(isObjects) : has(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection);

  function fields(type: ts.Type, depth: number): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const { name } = property;
      const open = checker.getTypeOfSymbol(property);
      const held = given.get(open) ?? open;
      if (name.startsWith('__@') || has(held, ts.TypeFlags.Never)) continue;
      const mayBeAbsent =
        (property.flags & ts.SymbolFlags.Optional) !== 0 ||
        (held.isUnion() && held.types.some((one) => has(one, ts.TypeFlags.Undefined)));
      if (!mayBeAbsent) required.push(name);
      properties[name] = schema(held, depth + 1);
    }
    const indexed = checker.getIndexInfosOfType(type).map((info) => schema(info.type, depth + 1));
    return {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      additionalProperties: indexed.length > 0 && unionOf(indexed),
    };
  }

  function list(type: ts.Type, depth: number): JsonSchema {
    const items = checker.getTypeArguments(type as ts.TypeReference);
    const held = { type: 'array', items: unionOf(items.map((item) => schema(item, depth + 1))) };
    if (!checker.isTupleType(type)) return held;
    const { minLength, combinedFlags, fixedLength } = (type as ts.TupleTypeReference).target;
    const isOpen = (combinedFlags & ts.ElementFlags.Variable) !== 0;
    return { ...held, minItems: minLength, ...(isOpen ? {} : { maxItems: fixedLength }) };
  }

  function plain(type: ts.Type, depth: number): JsonSchema {
    const flags = ts.TypeFlags;
    if (has(type, flags.TypeParameter)) throw new Error(`${checker.typeToString(type)} is left open.`);
    if (has(type, flags.Any | flags.Unknown | flags.NonPrimitive) || depth > deepest) return anything;
    const literal = literalOf(type);
    if (literal !== undefined) return { enum: [literal] };
    if (has(type, flags.StringLike)) return { type: 'string' };
    if (has(type, flags.NumberLike)) return { type: 'number' };
    if (has(type, flags.Null | flags.Undefined | flags.Void)) return { type: 'null' };
    if (type.isUnion()) {
      const held = type.types.filter((one) => !has(one, flags.Undefined | flags.Void));
      return unionOf((held.length === 0 ? type.types : held).map((one) => schema(one, depth)));
    }
    const primitive = type.isIntersection()
      ? type.types.find((one) => has(one, flags.StringLike | flags.NumberLike))
      : undefined;
    if (primitive !== undefined) return schema(primitive, depth);
    if (!has(type, flags.Object | flags.Intersection)) return anythingElse;
    if (checker.isArrayType(type) || checker.isTupleType(type)) return list(type, depth);
    // JSON has no bytes: they are whatever stands there.
    if (type.getSymbol()?.name === 'ArrayBuffer') return anything;
    if (isKept(type)) return anythingElse;
    const empty = checker.getPropertiesOfType(type).length + checker.getIndexInfosOfType(type).length === 0;
    return empty ? anything : fields(type, depth);
  }

  function schema(type: ts.Type, depth: number): JsonSchema {
    const own = isObjects(type) ? nameOf(type) : undefined;
    if (own === undefined) return plain(type, depth);
    const before = names.get(type);
    if (before !== undefined) return { $ref: `#/definitions/${before}` };
    const taken = [...names.values()].filter((name) => name.replace(/_\d+$/, '') === own).length;
    const name = taken === 0 ? own : `${own}_${String(taken + 1)}`;
    names.set(type, name);
    const held = plain(type, 0);
    if (held.not !== undefined || isUnconstrained(held) || isScalar(held)) {
      names.delete(type);
      return held;
    }
    written.set(name, held);
    return { $ref: `#/definitions/${name}` };
  }

  return {
    schemaOf: (type) => schema(type, 0),
    fieldsOf: (type) => fields(type, 0),
    named: () => definitionsOf(written),
  };
}
