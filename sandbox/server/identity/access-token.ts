import { createLocalJWKSet, jwtVerify } from 'jose';
import type { Accounts } from '../../world/types';
import type { IdentityKeys } from './keys';
import type { IdentityRecords } from './records';

export interface Caller {
  userId: string;
  profileId: string;
  /** The session that the token belongs to. */
  grantId: string;
}

/** Who calls, by the Authorization header; null for a missing, malformed, forged, expired or revoked token. */
export type CheckAccessToken = (authorization: string | undefined) => Promise<Caller | null>;

export function createAccessTokenCheck(
  keys: IdentityKeys,
  records: IdentityRecords,
  accounts: Accounts,
  audience: string,
): CheckAccessToken {
  const keySet = createLocalJWKSet(keys.publicKeys);
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    let claims;
    try {
      claims = (await jwtVerify(token, keySet, { audience, typ: 'at+jwt', requiredClaims: ['sub', 'exp', 'gid'] }))
        .payload;
    } catch {
      return null;
    }
    if (typeof claims.gid !== 'string' || !records.grantIsAlive(claims.gid)) return null;
    const user = accounts.byId(claims.sub ?? '');
    return user && accounts.standing(user.userId).kind === 'member'
      ? { userId: user.userId, profileId: user.profileId, grantId: claims.gid }
      : null;
  };
}
