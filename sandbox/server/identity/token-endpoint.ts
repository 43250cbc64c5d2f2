import { request } from 'node:http';
import { clientId } from './languages';

export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  /** Seconds. */
  expiresIn: number;
  /** The whole answer as the provider gave it, the refresh token included. */
  raw: Record<string, unknown>;
}

export type TokenAnswer =
  | { ok: true; tokens: Tokens }
  | { ok: false; status: number; error: string; description: string };

/** The provider's own endpoints, called over HTTP as any client does. */
export interface TokenEndpoint {
  ask(origin: string, parameters: Record<string, string>): Promise<TokenAnswer>;
  /** Ends the whole family of a refresh token. An unknown token is no error. */
  revoke(origin: string, refreshToken: string): Promise<void>;
}

interface RawAnswer {
  status: number;
  body: string;
}

function post(port: number, origin: string, path: string, parameters: Record<string, string>): Promise<RawAnswer> {
  const body = new URLSearchParams(parameters).toString();
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          host: new URL(origin).host,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 500, body: Buffer.concat(parts).toString('utf8') }),
        );
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function createTokenEndpoint(port: () => number): TokenEndpoint {
  return {
    ask: async (origin, parameters) => {
      const { status, body } = await post(port(), origin, '/oidc/token', parameters);
      const raw = JSON.parse(body) as Record<string, unknown>;
      if (status !== 200)
        return { ok: false, status, error: text(raw.error), description: text(raw.error_description) };
      return {
        ok: true,
        tokens: {
          accessToken: text(raw.access_token),
          refreshToken: typeof raw.refresh_token === 'string' ? raw.refresh_token : null,
          expiresIn: Number(raw.expires_in),
          raw,
        },
      };
    },
    revoke: async (origin, refreshToken) => {
      await post(port(), origin, '/oidc/token/revocation', {
        token: refreshToken,
        token_type_hint: 'refresh_token',
        client_id: clientId,
      });
    },
  };
}
