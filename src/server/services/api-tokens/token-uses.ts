import type { Usage } from '#server/repositories/rate-limits';
import type { RateLimit, RateLimits } from '#server/services/rate-limits';

/**
 * Counts calls with tokens in the memory of this server: rows would let strangers fill a table, and a commit for each call of a program
 * would cost more than the call.
 */
export interface TokenUses {
  /** Wrong tokens by the address that they came from. */
  readonly wrong: UseCounter;
  /** Calls by the hash of their valid token. */
  readonly right: UseCounter;
}

/** Counts uses by their subject, each in a window of its own. */
export interface UseCounter {
  readonly limit: RateLimit;
  readonly count: (subject: string, nowS: number) => Usage;
  /** The usage in the present window; null without one. */
  readonly usageOf: (subject: string, nowS: number) => Usage | null;
  readonly forget: (subject: string) => void;
}

export function createTokenUses({
  wrongTokens,
  tokenCalls,
}: Pick<RateLimits, 'wrongTokens' | 'tokenCalls'>): TokenUses {
  return { wrong: createCounter(wrongTokens), right: createCounter(tokenCalls) };
}

/** Most subjects that are counted at a time: the oldest is forgotten for a new one. */
const MOST_COUNTED = 10_000;

function createCounter(limit: RateLimit): UseCounter {
  const windows = new Map<string, Usage>();
  const usageOf = (subject: string, nowS: number) => {
    const usage = windows.get(subject);
    // One that ends later than one that begins now was begun by a clock that was ahead.
    return usage && usage.resetsAtS > nowS && usage.resetsAtS <= nowS + limit.windowS ? usage : null;
  };
  return {
    limit,
    usageOf,
    forget: (subject) => void windows.delete(subject),
    count: (subject, nowS) => {
      const { used, resetsAtS } = usageOf(subject, nowS) ?? { used: 0, resetsAtS: nowS + limit.windowS };
      const usage = { used: used + 1, resetsAtS };
      // A map keeps the order in which keys came: the first is the oldest.
      windows.delete(subject);
      windows.set(subject, usage);
      const [oldest] = windows.size > MOST_COUNTED ? windows.keys() : [];
      if (oldest !== undefined) windows.delete(oldest);
      return usage;
    },
  };
}
