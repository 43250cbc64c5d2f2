import type { Failure } from '../ports';
import { refusals } from '../vocabulary/failures';

interface WireError {
  message?: unknown;
  extensions?: unknown;
}

const noValidToken = /no valid token/i;
const unknownField = /Cannot query field|Unknown argument|FieldUndefined/i;

type Values = Record<string, string | number>;

function codeIn(extensions: unknown): unknown {
  return typeof extensions === 'object' && extensions !== null && 'code' in extensions ? extensions.code : undefined;
}

function valuesIn(extensions: unknown): Values | undefined {
  const values =
    typeof extensions === 'object' && extensions !== null && 'values' in extensions ? extensions.values : undefined;
  if (typeof values !== 'object' || values === null) return undefined;
  const presentValues = Object.entries(values).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return presentValues.length > 0 ? Object.fromEntries(presentValues) : undefined;
}

/** The failure that one error of a GraphQL envelope means. `quiet` never takes it for an older console. */
export function failureOfError(error: WireError, operation: string, quiet: boolean): Failure {
  const message = typeof error.message === 'string' ? error.message : 'server_error';
  const values = valuesIn(error.extensions);
  const failure = (code: Failure['code']): Failure => ({ code, operation, message, ...(values && { values }) });
  if (noValidToken.test(message)) return failure('NO_VALID_TOKEN');
  if (unknownField.test(message)) return failure(quiet ? 'SERVER_ERROR' : 'UNKNOWN_FIELD');
  const code = codeIn(error.extensions);
  return failure(refusals.find((refusal) => refusal === code) ?? 'SERVER_ERROR');
}

/** The errors of a parsed envelope, as failures in their order. */
export function readFailures(envelope: object, operation: string, quiet: boolean): Failure[] {
  if (!('errors' in envelope) || !Array.isArray(envelope.errors)) return [];
  const errors: unknown[] = envelope.errors;
  return errors.map((error) =>
    failureOfError(typeof error === 'object' && error !== null ? error : {}, operation, quiet),
  );
}
