import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';

export type WireField = GraphQLField<unknown, unknown>;

const scalarTypes: Record<string, string> = {
  ID: 'string',
  String: 'string',
  Date: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};
const scalarSamples: Record<string, string> = {
  ID: "'1'",
  String: "'text'",
  Date: "'2026-11-20T12:00:00.000Z'",
  Int: '1',
  Float: '1.5',
  Boolean: 'true',
};
const deepest = 3;

/** The fields of an object that a document can ask without arguments, not deeper than three. */
function fieldsOf(type: GraphQLOutputType, depth: number): WireField[] {
  if (isNonNullType(type) || isListType(type)) return fieldsOf(type.ofType as GraphQLOutputType, depth);
  if (!isObjectType(type) || depth >= deepest) return [];
  return Object.values(type.getFields()).filter(
    (field) =>
      !field.args.some((arg) => isNonNullType(arg.type)) &&
      (isLeaf(field.type) || fieldsOf(field.type, depth + 1).length > 0),
  );
}

function isLeaf(type: GraphQLOutputType): boolean {
  if (isNonNullType(type) || isListType(type)) return isLeaf(type.ofType as GraphQLOutputType);
  return isScalarType(type) || isEnumType(type);
}

/** The selection of a document, `{ id price { amount } }`; empty for a scalar. */
export function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const fields = fieldsOf(type, depth);
  if (fields.length === 0) return '';
  return ` { ${fields.map((field) => field.name + selectionOf(field.type, depth + 1)).join(' ')} }`;
}

/** What a document's selection answers, as a type of ours. */
export function answerType(type: GraphQLOutputType, depth = 0): string {
  if (isNonNullType(type)) return bareAnswerType(type.ofType as GraphQLOutputType, depth);
  return `${bareAnswerType(type, depth)} | null`;
}

/** As `answerType`, of an answer that is there. */
export function bareAnswerType(type: GraphQLOutputType, depth = 0): string {
  if (isNonNullType(type)) return bareAnswerType(type.ofType as GraphQLOutputType, depth);
  if (isListType(type)) return `(${answerType(type.ofType as GraphQLOutputType, depth)})[]`;
  if (isScalarType(type)) return scalarTypes[type.name] ?? 'unknown';
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ');
  return `{ ${fieldsOf(type, depth)
    .map((field) => `${field.name}: ${answerType(field.type, depth + 1)}`)
    .join('; ')} }`;
}

/** An example of that answer, every field with a value. */
export function answerSample(type: GraphQLOutputType, depth = 0): string {
  if (isNonNullType(type)) return answerSample(type.ofType as GraphQLOutputType, depth);
  if (isListType(type)) return `[${answerSample(type.ofType as GraphQLOutputType, depth)}]`;
  if (isScalarType(type)) return scalarSamples[type.name] ?? '{}';
  if (isEnumType(type)) return `'${type.getValues()[0]?.name ?? ''}'`;
  return `{ ${fieldsOf(type, depth)
    .map((field) => `${field.name}: ${answerSample(field.type, depth + 1)}`)
    .join(', ')} }`;
}

/** An argument as a type of ours. */
export function inputType(type: GraphQLInputType): string {
  if (isNonNullType(type)) return inputType(type.ofType as GraphQLInputType);
  if (isListType(type)) return `(${inputType(type.ofType as GraphQLInputType)})[]`;
  if (isScalarType(type)) return scalarTypes[type.name] ?? 'unknown';
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ');
  if (!isInputObjectType(type)) return 'unknown';
  const fields = Object.values(type.getFields());
  return `{ ${fields.map((field) => `${field.name}${isNonNullType(field.type) ? '' : '?'}: ${inputType(field.type)}`).join('; ')} }`;
}

/** An example of an argument, required fields only. */
export function inputSample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return inputSample(type.ofType as GraphQLInputType);
  if (isListType(type)) return `[${inputSample(type.ofType as GraphQLInputType)}]`;
  if (isScalarType(type)) return scalarSamples[type.name] ?? '{}';
  if (isEnumType(type)) return `'${type.getValues()[0]?.name ?? ''}'`;
  if (!isInputObjectType(type)) return '{}';
  const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return `{ ${fields.map((field) => `${field.name}: ${inputSample(field.type)}`).join(', ')} }`;
}
