import { HTTPError } from 'ky';
import type { Failure, Outcome } from '../ports';
import { stripDirectionControls, hasDirectionControls } from '../vocabulary/languages';
import { RefusedAnswer, type GatewayName, type InputOf, type Operation, type ValueOf } from './operation';
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
function failureOfError(error: WireError, operation: string, quiet: boolean): Failure {
  const message = typeof error.message === 'string' ? error.message : 'server_error';
  const values = valuesIn(error.extensions);
  const failure = (code: Failure['code']): Failure => ({ code, operation, message, ...(values && { values }) });
  if (noValidToken.test(message)) return failure('NO_VALID_TOKEN');
  if (unknownField.test(message)) return failure(quiet ? 'SERVER_ERROR' : 'UNKNOWN_FIELD');
  const code = codeIn(error.extensions);
  return failure(refusals.find((refusal) => refusal === code) ?? 'SERVER_ERROR');
}

/** The errors of a parsed envelope, as failures in their order. */
function readFailures(envelope: object, operation: string, quiet: boolean): Failure[] {
  if (!('errors' in envelope) || !Array.isArray(envelope.errors)) return [];
  const errors: unknown[] = envelope.errors;
  return errors.map((error) =>
    failureOfError(typeof error === 'object' && error !== null ? error : {}, operation, quiet),
  );
}

/** What came of one request: the outcome, and every error that the envelope held, for the handler. */
export interface OperationResult<Value> {
  outcome: Outcome<Value>;
  errors: Failure[];
}

interface CallState {
  /** The caller wants no answer any more. */
  aborted: () => boolean;
  /** The time for this call is over. */
  timedOut: () => boolean;
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = hasDirectionControls(text)
      ? JSON.parse(text, (_key, one: unknown) => (typeof one === 'string' ? stripDirectionControls(one) : one))
      : JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function firstField(envelope: object): unknown {
  const data = 'data' in envelope ? envelope.data : null;
  return typeof data === 'object' && data !== null ? Object.values(data)[0] : undefined;
}

function readAnswer<Name extends GatewayName>(
  operation: Operation<Name>,
  input: InputOf<Name>,
  text: string,
): OperationResult<ValueOf<Name>> {
  const { name, kind, quiet } = operation;
  const failed = (failure: Failure, errors: Failure[] = []) => ({ outcome: { ok: false, failure } as const, errors });
  const unreadable = (message: string) => failed({ code: 'UNREADABLE_ANSWER', operation: name, message });

  const envelope = parseObject(text);
  if (!envelope) return unreadable('The answer is not JSON.');
  const errors = readFailures(envelope, name, quiet);
  const [firstError] = errors;
  if (kind !== 'call') {
    if (firstError && isEmpty(firstField(envelope))) return failed(firstError, errors);
    if (!('data' in envelope) || !envelope.data) return unreadable('The answer holds no data.');
  }
  try {
    const value = operation.read('data' in envelope && kind !== 'call' ? envelope.data : envelope, input);
    return { outcome: { ok: true, value }, errors };
  } catch (error) {
    if (firstError) return failed(firstError, errors);
    if (error instanceof RefusedAnswer) return failed({ code: error.code, operation: name, message: error.message });
    return unreadable(error instanceof Error ? error.message : String(error));
  }
}

/** What a server says of a request that was cut off on its way: nobody decided about it. */
const isCutRequest = (status: number, text: string, envelope: object | null) =>
  status === 400 &&
  (text === '' || (envelope !== null && 'error' in envelope && envelope.error === 'MALFORMED_REQUEST'));

/** Null where the answer broke off: what was decided isn't known then, whatever its status. */
async function refusedByStatus(error: HTTPError, operation: Operation): Promise<OperationResult<never> | null> {
  const { status } = error.response;
  const message = `Bad status code ${status}`;
  const failed = (code: Failure['code']): OperationResult<never> => {
    const failure: Failure = { code, operation: operation.name, message, values: { status } };
    return { outcome: { ok: false, failure }, errors: code === 'BAD_STATUS' ? [] : [failure] };
  };
  if (status === 401) return failed('NO_VALID_TOKEN');
  const text = await error.response.text().catch(() => null);
  if (text === null) return null;
  const envelope = parseObject(text);
  if (isCutRequest(status, text, envelope)) return null;
  if (envelope === null && text.trimStart().startsWith('{'))
    return {
      outcome: { ok: false, failure: { code: 'UNREADABLE_ANSWER', operation: operation.name, message } },
      errors: [],
    };
  const errorCode = operation.kind === 'call' && envelope && 'error' in envelope ? envelope.error : null;
  const refusal = operation.refusals.find((code) => code === errorCode);
  if (refusal)
    return { outcome: { ok: false, failure: { code: refusal, operation: operation.name, message } }, errors: [] };
  const codes = envelope ? readFailures(envelope, operation.name, operation.quiet).map(({ code }) => code) : [];
  return failed(codes.find((code) => code === 'NO_VALID_TOKEN' || code === 'UNKNOWN_FIELD') ?? 'BAD_STATUS');
}

/**
 * Turns the response of one operation, or what kept it from coming, into an outcome. It never rejects. The one place that
 * knows ky's errors, HTTP statuses and the GraphQL envelope: when the first data field is empty and there are errors, the
 * first error is the failure; errors beside data are only told.
 */
export async function toOutcome<Name extends GatewayName>(
  operation: Operation<Name>,
  input: InputOf<Name>,
  response: Promise<Response>,
  callState: CallState,
): Promise<OperationResult<ValueOf<Name>>> {
  const failed = (code: Failure['code'], message?: string): OperationResult<never> => ({
    outcome: { ok: false, failure: { code, operation: operation.name, ...(message && { message }) } },
    errors: [],
  });
  try {
    const answer = await response;
    if (operation.file !== null) {
      if (!answer.headers.get('content-type')?.startsWith(operation.file))
        return failed('UNREADABLE_ANSWER', `The answer is no ${operation.file}.`);
      const bytes = await answer.arrayBuffer();
      if (callState.aborted()) return failed('ABORTED');
      return { outcome: { ok: true, value: operation.read(bytes, input) }, errors: [] };
    }
    const text = await answer.text();
    return callState.aborted() ? failed('ABORTED') : readAnswer(operation, input, text);
  } catch (error) {
    if (callState.aborted()) return failed('ABORTED');
    const refused = error instanceof HTTPError ? await refusedByStatus(error, operation) : null;
    if (refused !== null) return refused;
    if (callState.aborted()) return failed('ABORTED');
    if (callState.timedOut()) return failed('TIMED_OUT');
    return failed('OFFLINE', error instanceof Error ? error.message : String(error));
  }
}
