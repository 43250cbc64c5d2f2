import ts from 'typescript';
import type { TypeShape } from '../../src/explorer/lab/payloads.types';

type Objects = Extract<TypeShape, { fields: unknown }>;

/** Turns types into shapes; what has a name in this tree is written once and named. */
export interface ShapeWriter {
  shapeOf: (type: ts.Type) => TypeShape;
  /** The fields of an object type, without the one of that name. */
  fieldsOf: (type: ts.Type, but: string) => TypeShape;
  /** Everything that was named so far, by name. */
  named: () => Record<string, TypeShape>;
}

const deepest = 16;

const has = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;
const isText = (shape: TypeShape): shape is Extract<TypeShape, string> => typeof shape === 'string';

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byJson = (one: unknown, other: unknown): number => byText(JSON.stringify(one), JSON.stringify(other));

function literalOf(type: ts.Type): string | number | boolean | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (!has(type, ts.TypeFlags.BooleanLiteral)) return undefined;
  return 'intrinsicName' in type && type.intrinsicName === 'true';
}

/** Several shapes as one: literals together, each other one once, in an order that doesn't hang on that of checking. */
export function eitherOf(shapes: readonly TypeShape[]): TypeShape {
  const flat = shapes.flatMap((shape) => (!isText(shape) && 'either' in shape ? shape.either : [shape]));
  if (flat.includes('unknown')) return 'unknown';
  const values = [...new Set(flat.flatMap((shape) => (!isText(shape) && 'one' in shape ? shape.one : [])))];
  const isFlag = values.includes(true) && values.includes(false);
  const one = values.filter((value) => !(isFlag && typeof value === 'boolean')).sort(byJson);
  const others = flat.filter((shape) => isText(shape) || !('one' in shape));
  const texts = new Set([...others, ...(isFlag ? ['flag' as const] : [])].map((shape) => JSON.stringify(shape)));
  const rest = [...texts].sort(byText).map((text) => JSON.parse(text) as TypeShape);
  const all = one.length === 0 ? rest : [{ one }, ...rest];
  const [first] = all;
  return first !== undefined && all.length === 1 ? first : { either: all };
}

/** `own` says whether a file is of the tree: what a library declares as an interface or a class is kept, and names nothing. */
export function shapeWriter(checker: ts.TypeChecker, own: (file: ts.SourceFile) => boolean): ShapeWriter {
  const names = new Map<ts.Type, string>();
  const written = new Map<string, TypeShape>();

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

  function fields(type: ts.Type, depth: number, but?: string): TypeShape {
    const found: Record<string, TypeShape> = {};
    for (const property of checker.getPropertiesOfType(type)) {
      const { name } = property;
      if (name === but || name.startsWith('__@')) continue;
      const held = checker.getTypeOfSymbol(property);
      if (has(held, ts.TypeFlags.Never)) continue;
      const mayBeAbsent =
        (property.flags & ts.SymbolFlags.Optional) !== 0 ||
        (held.isUnion() && held.types.some((one) => has(one, ts.TypeFlags.Undefined)));
      found[mayBeAbsent ? `${name}?` : name] = shape(held, depth + 1);
    }
    const open = checker.getIndexInfosOfType(type).map((info) => shape(info.type, depth + 1));
    const shaped: Objects = { fields: found };
    return open.length === 0 ? shaped : { ...shaped, open: eitherOf(open) };
  }

  function list(type: ts.Type, depth: number): TypeShape {
    const items = checker.getTypeArguments(type as ts.TypeReference);
    const held = { list: eitherOf(items.map((item) => shape(item, depth + 1))) };
    if (!checker.isTupleType(type)) return held;
    const { minLength, combinedFlags, fixedLength } = (type as ts.TupleTypeReference).target;
    const isOpen = (combinedFlags & ts.ElementFlags.Variable) !== 0;
    return { ...held, least: minLength, ...(isOpen ? {} : { most: fixedLength }) };
  }

  function plain(type: ts.Type, depth: number): TypeShape {
    const flags = ts.TypeFlags;
    if (has(type, flags.Any | flags.Unknown | flags.NonPrimitive) || depth > deepest) return 'unknown';
    const literal = literalOf(type);
    if (literal !== undefined) return { one: [literal] };
    if (has(type, flags.StringLike)) return 'text';
    if (has(type, flags.NumberLike)) return 'number';
    if (has(type, flags.Null | flags.Undefined | flags.Void)) return 'nothing';
    if (type.isUnion()) {
      const held = type.types.filter((one) => !has(one, flags.Undefined | flags.Void));
      return eitherOf((held.length === 0 ? type.types : held).map((one) => shape(one, depth)));
    }
    const primitive = type.isIntersection()
      ? type.types.find((one) => has(one, flags.StringLike | flags.NumberLike))
      : undefined;
    if (primitive !== undefined) return shape(primitive, depth);
    if (!has(type, flags.Object | flags.Intersection)) return 'kept';
    if (checker.isArrayType(type) || checker.isTupleType(type)) return list(type, depth);
    if (isKept(type)) return 'kept';
    const empty = checker.getPropertiesOfType(type).length + checker.getIndexInfosOfType(type).length === 0;
    return empty ? 'unknown' : fields(type, depth);
  }

  function shape(type: ts.Type, depth: number): TypeShape {
    const own = isObjects(type) ? nameOf(type) : undefined;
    if (own === undefined) return plain(type, depth);
    const before = names.get(type);
    if (before !== undefined) return { is: before };
    const taken = [...names.values()].filter((name) => name.replace(/~\d+$/, '') === own).length;
    const name = taken === 0 ? own : `${own}~${String(taken + 1)}`;
    names.set(type, name);
    const held = plain(type, 0);
    if (isText(held)) {
      names.delete(type);
      return held;
    }
    written.set(name, held);
    return { is: name };
  }

  return {
    shapeOf: (type) => shape(type, 0),
    fieldsOf: (type, but) => fields(type, 0, but),
    named: () => Object.fromEntries([...written].sort(([one], [other]) => byText(one, other))),
  };
}
