import type { Failure, Outcome } from '../ports';
import { identityFailures, type FailureCode } from '../vocabulary/failures';

const deadline = 15_000;

/** Codes that the body of a refusal may say. */
const knownCodes: readonly FailureCode[] = [...identityFailures, 'INVALID_INPUT', 'NOT_ALLOWED'];

export const toFailure = (
  code: Failure['code'],
  more: Omit<Failure, 'code'> = {},
): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { code, ...more },
});

export const readField = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** What the identity service meant by an answer that is no success. */
function failureOf(status: number, body: unknown): { ok: false; failure: Failure } {
  const error = String(readField(body, 'error') ?? '');
  const code = knownCodes.find((known) => known === error);
  if (code) {
    const site = readField(body, 'siteId');
    return toFailure(code, site === undefined ? {} : { values: { siteId: String(site) } });
  }
  if (status === 401 || error === 'invalid_grant') return toFailure('NO_VALID_TOKEN');
  return toFailure(status >= 500 ? 'SERVER_ERROR' : 'BAD_STATUS', { values: { status } });
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface IdentityAddress {
  /** Address of the identity service, without a last slash. */
  baseUrl: string;
  /** The platform's unless given. */
  fetch?: typeof globalThis.fetch;
}

/** A POST to the identity service: it never throws, and an answer is waited for 15 seconds. */
export function createIdentityPost({ baseUrl, fetch }: IdentityAddress) {
  return async (
    path: string,
    body: object | null,
    signal: AbortSignal,
    headers: Record<string, string> = {},
  ): Promise<Outcome<unknown>> => {
    const timeoutSignal = AbortSignal.timeout(deadline);
    try {
      const response = await (fetch ?? globalThis.fetch)(`${baseUrl}/${path}`, {
        method: 'POST',
        credentials: 'same-origin',
        cache: 'no-store',
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
        body: body && JSON.stringify(body),
        signal: AbortSignal.any([signal, timeoutSignal]),
      });
      const answer = parseJsonOrNull(await response.text());
      return response.ok ? { ok: true, value: answer } : failureOf(response.status, answer);
    } catch (error) {
      if (signal.aborted) return toFailure('ABORTED');
      return toFailure(timeoutSignal.aborted ? 'TIMED_OUT' : 'OFFLINE', { message: String(error) });
    }
  };
}
