import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../world/types';
import { HttpRefusal, sendJson, setAnswerHeaders, type Exchange, type Handler } from './http';
import { globalHeaders } from '../../contracts/vocabulary/security-headers';
import { originOf } from './origin';

/** Where the gateway and the address of its states are unless they are moved: their handlers know no other path. */
export const defaultPaths = { gateway: '/production', states: '/control/api/states' } as const;

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/**
 * The path by which a handler knows what was asked, where some are moved (`[own, moved]`); null for an own path that has moved away.
 */
function resolveMovedPath(path: string, moves: readonly (readonly [own: string, moved: string])[]): string | null {
  const move = moves.find(([, moved]) => isBelow(path, moved));
  if (move) return `${move[0]}${path.slice(move[1].length)}`;
  return moves.some(([own]) => isBelow(path, own)) ? null : path;
}

export interface RouterOptions {
  handlers: Handler[];
  log: Log;
  publicUrl: string | null;
  /** Headers of each answer at the moment it leaves: the version and the world's time. */
  stamp: () => Record<string, string>;
  /** Paths that are served at another: `[own, moved]`. */
  moves: readonly (readonly [own: string, moved: string])[];
}

function answerError(error: unknown, { response, notes }: Exchange, log: Log): void {
  const refusal = error instanceof HttpRefusal ? error : null;
  if (refusal === null) {
    log('error', 'request.failed', { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } else {
    notes.refused = refusal.code;
  }
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const { status, code, message, headers } = refusal ?? new HttpRefusal(500, 'SERVER_ERROR', 'server_error');
  sendJson(response, status, { error: code, message }, headers);
}

/**
 * Gives each request to the first handler that takes it, answers what handlers throw as JSON without a stack, and writes one log
 * line for each request, without its query string.
 */
export function createRouter({ handlers, log, publicUrl, stamp, moves }: RouterOptions) {
  async function handle(exchange: Exchange): Promise<void> {
    try {
      originOf(exchange.request, publicUrl);
      const path = resolveMovedPath(exchange.url.pathname, moves);
      if (path === null) throw new HttpRefusal(404, 'NOT_FOUND', 'There is nothing at this address.');
      exchange.url.pathname = path;
      for (const handler of handlers) {
        if (await handler(exchange)) return;
      }
      throw new HttpRefusal(404, 'NOT_FOUND', 'There is nothing at this address.');
    } catch (error) {
      answerError(error, exchange, log);
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now();
    for (const [name, value] of Object.entries(globalHeaders)) response.setHeader(name, value);
    if (publicUrl?.startsWith('https:') === true) response.setHeader('strict-transport-security', 'max-age=31536000');
    setAnswerHeaders(response, stamp);
    const target = request.url ?? '/';
    const address = `http://server${target.startsWith('/') ? target : '/'}`;
    const url = new URL(URL.canParse(address) ? address : 'http://server/');
    const exchange: Exchange = { request, response, url, notes: {} };
    response.on('close', () => {
      log('info', 'request', {
        method: request.method,
        path: url.pathname,
        ...exchange.notes,
        status: response.headersSent ? response.statusCode : null,
        ms: Math.round((performance.now() - began) * 10) / 10,
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    void handle(exchange);
  };
}
