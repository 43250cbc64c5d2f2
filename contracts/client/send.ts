import ky from 'ky';

export interface SendOptions {
  url: string;
  /** Null asks by GET. */
  body: object | null;
  headers: Record<string, string>;
  /** May be asked again by itself. */
  repeatable: boolean;
  /** The caller's signal together with the deadline. */
  signal: AbortSignal;
  /** Milliseconds before the second attempt; doubled before the third, then taken at random up to that. */
  retryDelay: number;
  fetch: typeof globalThis.fetch;
  /** Sees the headers of every answer, refused ones too. */
  onHeaders: (headers: Headers) => void;
}

const attempts = 3;
const longestWait = 30_000;
const passingStatuses = [408, 429, 500, 502, 503, 504];

/**
 * Posts JSON, or gets, and gives the response, whatever its status is below 400. Rejects with ky's HTTPError on other statuses, with the
 * platform's errors otherwise. What is repeatable is tried up to three times on a lost connection or a passing status.
 */
export function send(options: SendOptions): Promise<Response> {
  return ky(options.url, {
    method: options.body ? 'post' : 'get',
    json: options.body ?? undefined,
    headers: { accept: 'application/json', ...options.headers },
    signal: options.signal,
    fetch: async (...request) => {
      const response = await options.fetch(...request);
      options.onHeaders(response.headers);
      return response;
    },
    timeout: false,
    cache: 'no-store',
    retry: {
      limit: options.repeatable ? attempts - 1 : 0,
      methods: ['get', 'post'],
      statusCodes: passingStatuses,
      afterStatusCodes: [429, 503],
      maxRetryAfter: longestWait,
      backoffLimit: longestWait,
      delay: (attempt) => options.retryDelay * 2 ** (attempt - 1),
      jitter: true,
    },
  });
}
