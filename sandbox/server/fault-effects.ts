import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Faults } from './faults';
import { changeAnswer, send, sendJson, type Answer } from './http';

const page =
  '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>An ordered fault.</p></html>';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function setAt(data: unknown, path: string, value: unknown): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>(
    (inner, step) => (isRecord(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined),
    data,
  );
  if (isRecord(holder) && last !== '__proto__') holder[last] = value;
}

function inJson(answer: Answer, change: (body: Record<string, unknown>) => void): Answer {
  if (!String(answer.headers['content-type']).startsWith('application/json')) return answer;
  const body: unknown = JSON.parse(Buffer.from(answer.body).toString('utf8'));
  if (!isRecord(body)) return answer;
  change(body);
  return { ...answer, body: Buffer.from(JSON.stringify(body), 'utf8') };
}

function error(fault: Fault, path?: string): Record<string, unknown> {
  return { message: fault.message, ...(path === undefined ? {} : { path: [path] }), extensions: { code: fault.code } };
}

/** What the fault makes of an answer to work that was done. */
function spoil(fault: Fault, answer: Answer): Answer | null {
  switch (fault.kind) {
    case 'lost-after':
      return null;
    case 'malformed':
      return { ...answer, body: answer.body.subarray(0, Math.ceil(answer.body.byteLength / 2)) };
    case 'partial':
      return inJson(answer, (body) => {
        const first = Object.keys(isRecord(body.data) ? body.data : {})[0];
        body.errors = [...(Array.isArray(body.errors) ? (body.errors as unknown[]) : []), error(fault, first)];
      });
    case 'patch':
      return inJson(answer, (body) => setAt(body.data ?? body, fault.path, fault.value));
    case 'clock-skew': {
      const worldTime = Number(answer.headers['x-world-time']);
      return { ...answer, headers: { ...answer.headers, 'x-world-time': String(worldTime + fault.ms) } };
    }
    default:
      return answer;
  }
}

/** Answers in place of the operation. False where the operation is to run. */
function answerInstead(fault: Fault, response: ServerResponse, rootFields: string[]): boolean {
  const data = Object.fromEntries(rootFields.map((field) => [field, null]));
  const graphql = (errors: unknown[]): void =>
    sendJson(response, 200, { data: rootFields.length > 0 ? data : null, errors });
  switch (fault.kind) {
    case 'lost-before':
      response.socket?.destroy();
      return true;
    case 'status':
      sendJson(
        response,
        fault.status,
        { error: 'ORDERED_FAULT', message: fault.message },
        fault.retryAfter === null ? {} : { 'retry-after': String(fault.retryAfter) },
      );
      return true;
    case 'html':
      send(response, 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }, page);
      return true;
    case 'null-root':
    case 'refusal':
      graphql([error(fault, rootFields[0])]);
      return true;
    case 'expired-token':
      if (rootFields.length === 0)
        sendJson(response, 401, { error: 'NO_VALID_TOKEN', message: 'There is no valid token' });
      else graphql([{ message: 'There is no valid token', extensions: { code: 'NO_VALID_TOKEN' } }]);
      return true;
    case 'unknown-field':
      sendJson(response, 200, {
        errors: [
          {
            message: `Cannot query field "${fault.path || 'unheardOf'}" on type "Query".`,
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
          },
        ],
      });
      return true;
    default:
      return false;
  }
}

/**
 * Lets the ordered faults of an operation happen. True when the request is answered (or its connection broken) and nothing
 * is to be done any more; `rootFields` are the names under which a GraphQL answer holds its data.
 */
export async function applyFaults(
  faults: Faults,
  operation: string,
  response: ServerResponse,
  notes: Record<string, unknown>,
  rootFields: string[] = [],
): Promise<boolean> {
  const { latency, fault } = faults.take(operation);
  if (latency > 0) {
    notes.latency = latency;
    await wait(latency);
  }
  if (fault === null) return false;
  notes.fault = fault.kind;
  if (answerInstead(fault, response, rootFields)) return true;
  changeAnswer(response, (answer) => spoil(fault, answer));
  return false;
}
