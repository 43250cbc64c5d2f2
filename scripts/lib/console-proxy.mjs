import { request as ask } from 'node:http';

/** The path under which the explorer is, beside the console that is passed on. */
export const explorerPath = '/explorer/';

/**
 * Passes everything but the explorer on to a running console, so that both are pages of one origin: a console tells what it does to
 * nobody else.
 * @param {string} target address of the console
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean} whether it was passed on
 */
export function passToConsole(target) {
  const { hostname, port } = new URL(target);
  return (request, response) => {
    const { url = '/', method, headers } = request;
    if (url.startsWith(explorerPath)) {
      request.url = url.slice(explorerPath.length - 1);
      return false;
    }
    const forwarded = { 'x-forwarded-host': headers.host ?? '', 'x-forwarded-proto': 'http' };
    const passed = ask({ hostname, port, path: url, method, headers: { ...headers, ...forwarded } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`There is no console at ${target}.\n`);
    });
    response.on('close', () => passed.destroy());
    request.pipe(passed);
    return true;
  };
}
