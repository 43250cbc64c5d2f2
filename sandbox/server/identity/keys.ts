import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { IdentityRecords } from './records';

export interface IdentityKeys {
  /** Private signing keys, as the provider takes them. */
  privateKeys: { keys: JWK[] };
  /** Their public halves, as anyone may read them. */
  publicKeys: { keys: JWK[] };
  cookieKeys: string[];
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('base64url'), use: 'sig', alg: 'ES256' };
}

/** Reads the keys that are kept with the sessions, so that both survive a restart; makes them the first time. */
export async function readIdentityKeys(records: IdentityRecords): Promise<IdentityKeys> {
  const jwks = await records.secret('jwks', async () => JSON.stringify({ keys: [await newSigningKey()] }));
  const cookieKeys = await records.secret('cookie-keys', () =>
    Promise.resolve(JSON.stringify([randomBytes(32).toString('base64url')])),
  );
  const privateKeys = JSON.parse(jwks) as { keys: JWK[] };
  return {
    privateKeys,
    publicKeys: {
      keys: privateKeys.keys.map(({ kty, crv, x, y, kid, use, alg }) => ({ kty, crv, x, y, kid, use, alg })),
    },
    cookieKeys: JSON.parse(cookieKeys) as string[],
  };
}
