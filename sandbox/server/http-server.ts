import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface HttpServer {
  port: number;
  /** Takes no more requests; those that run get two seconds, then their connections are broken. */
  close(): Promise<void>;
}

const malformed = '{"error":"MALFORMED_REQUEST","message":"The request is not HTTP."}';
const malformedAnswer = `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${String(malformed.length)}\r\n\r\n${malformed}`;
const patience = 2000;
/**
 * An idle connection outlives what others keep theirs for (nginx a minute, a browser's or Node's own client what this
 * says): who closes first must be the client, or its next request is lost on a connection that just ends.
 */
const keepAliveTimeout = 65_000;

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens on `host` and `port` (0 takes any free one). Rejects when the address cannot be had (`code` EADDRINUSE, …). */
export async function openHttpServer(listener: RequestListener, port: number, host: string): Promise<HttpServer> {
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout }, listener);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(malformedAnswer);
  });
  return {
    port: await listen(server, port, host),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeIdleConnections();
        setTimeout(() => {
          for (const socket of sockets) socket.destroy();
        }, patience).unref();
      }),
  };
}
