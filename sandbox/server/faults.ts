import { HttpRefusal, type JsonObject } from './http';

/**
 * What can be made to go wrong. Those of the first list keep the operation from running; after those of the second it has
 * run, and only its answer is spoilt; `latency` comes on top of anything.
 */
export const requestFaults = [
  'lost-before',
  'status',
  'html',
  'null-root',
  'refusal',
  'expired-token',
  'unknown-field',
] as const;
export const answerFaults = ['lost-after', 'malformed', 'partial', 'patch', 'clock-skew'] as const;
export const faultKinds = ['latency', ...requestFaults, ...answerFaults] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  id: number;
  /** An operation by its document's name in any case (`sendNotice`), an endpoint (`identity.refresh`, `translate`, …), or `*`. */
  operation: string;
  kind: FaultKind;
  /** How many times more; null is until cleared. */
  count: number | null;
  /** How many matching requests pass unharmed first. */
  skip: number;
  /** Milliseconds of latency, or by which the told world time is wrong. */
  ms: number;
  /** HTTP status of `status`. */
  status: number;
  /** Seconds told in Retry-After with `status`; null sends none. */
  retryAfter: number | null;
  /** `extensions.code` of `refusal`, `partial` and `null-root`. */
  code: string;
  message: string;
  /** Where in `data` the value of `patch` goes, e.g. `article.0.status`. */
  path: string;
  value: unknown;
}

export interface Faults {
  /** Orders a fault. Throws 400 for a malformed order. */
  order(body: JsonObject): Fault;
  list(): Fault[];
  /** Clears the faults of one operation, or all. Answers how many. */
  clear(operation?: string): number;
  /** What goes wrong with this request: used up by being asked for. Latency adds up; of the others the oldest counts. */
  take(operation: string): { latency: number; fault: Fault | null };
}

function numberOf(body: JsonObject, name: string, fallback: number, least: number, most: number): number {
  const value = body[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new HttpRefusal(
      400,
      'INVALID_FAULT',
      `${name} must be a whole number from ${String(least)} to ${String(most)}.`,
    );
  }
  return value;
}

function textOf(body: JsonObject, name: string, fallback: string): string {
  const value = body[name] ?? fallback;
  if (typeof value !== 'string') throw new HttpRefusal(400, 'INVALID_FAULT', `${name} must be text.`);
  return value;
}

function isFaultKind(value: unknown): value is FaultKind {
  return faultKinds.some((kind) => kind === value);
}

function readFault(id: number, body: JsonObject): Fault {
  const { kind } = body;
  if (!isFaultKind(kind)) throw new HttpRefusal(400, 'INVALID_FAULT', `kind must be one of ${faultKinds.join(', ')}.`);
  const operation = textOf(body, 'operation', '').trim();
  if (operation === '')
    throw new HttpRefusal(400, 'INVALID_FAULT', 'operation must name an operation, or be * for all.');
  const path = textOf(body, 'path', '');
  if (kind === 'patch' && path === '')
    throw new HttpRefusal(400, 'INVALID_FAULT', 'patch needs a path such as article.0.status.');
  return {
    id,
    operation,
    kind,
    count: body.count === null ? null : numberOf(body, 'count', 1, 1, 1_000_000),
    skip: numberOf(body, 'skip', 0, 0, 1_000_000),
    ms: numberOf(body, 'ms', 2000, -86_400_000_000, 86_400_000_000),
    status: numberOf(body, 'status', 500, 400, 599),
    retryAfter:
      body.retryAfter === undefined || body.retryAfter === null ? null : numberOf(body, 'retryAfter', 1, 0, 3600),
    code: textOf(body, 'code', kind === 'refusal' ? 'STATUS_NOT_CHANGED' : 'SERVER_ERROR'),
    message: textOf(body, 'message', 'Ordered by the control page'),
    path,
    value: body.value ?? null,
  };
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  let lastId = 0;
  const matches = (fault: Fault, operation: string): boolean =>
    fault.operation === '*' || fault.operation.toLowerCase() === operation.toLowerCase();
  const use = (fault: Fault): void => {
    if (fault.count === null) return;
    fault.count -= 1;
    if (fault.count === 0) faults = faults.filter((other) => other !== fault);
  };
  return {
    order: (body) => {
      const fault = readFault(lastId + 1, body);
      lastId = fault.id;
      faults.push(fault);
      return { ...fault };
    },
    list: () => faults.map((fault) => ({ ...fault })),
    clear: (operation) => {
      const before = faults.length;
      faults =
        operation === undefined
          ? []
          : faults.filter((fault) => fault.operation.toLowerCase() !== operation.toLowerCase());
      return before - faults.length;
    },
    take: (operation) => {
      let latency = 0;
      let taken: Fault | null = null;
      for (const fault of faults.filter((candidate) => matches(candidate, operation))) {
        if (fault.skip > 0) {
          fault.skip -= 1;
        } else if (fault.kind === 'latency') {
          latency += Math.max(0, fault.ms);
          use(fault);
        } else if (taken === null) {
          taken = { ...fault };
          use(fault);
        }
      }
      return { latency, fault: taken };
    },
  };
}
