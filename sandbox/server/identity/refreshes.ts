import { createHash } from 'node:crypto';
import type { TokenAnswer } from './token-endpoint';

export type RefreshAnswer = TokenAnswer | { ok: false; retry: true };

export interface Refreshes {
  /**
   * Exchanges a refresh token once. The same token again, while the exchange runs or within the grace period, gets the very
   * same answer (a reload may have lost the first one), unless its successor is in use already: then the caller's cookie is
   * an old one and it should try again with the current one. Later reuse goes to the provider, which ends the family.
   */
  exchange(refreshToken: string, ask: () => Promise<TokenAnswer>): Promise<RefreshAnswer>;
}

interface Exchange {
  answer: Promise<TokenAnswer>;
  /** Epoch ms, or null while it runs. */
  endedAt: number | null;
  successor: string | null;
}

const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createRefreshes(graceMs = 10_000, now: () => number = Date.now): Refreshes {
  const exchanges = new Map<string, Exchange>();
  const forgetOld = (): void => {
    for (const [key, { endedAt }] of exchanges) {
      if (endedAt !== null && endedAt + graceMs < now()) exchanges.delete(key);
    }
  };
  return {
    exchange: async (refreshToken, ask) => {
      forgetOld();
      const key = keyOf(refreshToken);
      const known = exchanges.get(key);
      if (known) {
        if (known.successor !== null && exchanges.has(known.successor)) return { ok: false, retry: true };
        return known.answer;
      }
      const exchange: Exchange = { answer: ask(), endedAt: null, successor: null };
      exchanges.set(key, exchange);
      try {
        const answer = await exchange.answer;
        if (answer.ok && answer.tokens.refreshToken !== null) {
          exchange.endedAt = now();
          exchange.successor = keyOf(answer.tokens.refreshToken);
        } else {
          exchanges.delete(key);
        }
        return answer;
      } catch (error) {
        exchanges.delete(key);
        throw error;
      }
    },
  };
}
