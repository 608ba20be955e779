import { unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { countUse, findUse, resetUsage, type Usage } from '#server/repositories/rate-limits';
import { sign } from '#server/security/tokens';
import type { AppContext, Configured } from './app-context.ts';
import { AppError } from './app-error.ts';
import type { RateLimit, RateLimits } from './rate-limits.ts';

/** The parts of the context that counting attempts against the limits needs. */
export type LimitContext = Pick<AppContext, 'db' | 'reader' | 'clock' | 'limits'> & Configured<'secret'>;

/** A limited action, and who or what it is counted for. */
export interface LimitedUse {
  readonly name: string;
  readonly limit: RateLimit;
  readonly subject: string;
  /** The word of the message for the things that are too many. */
  readonly what: 'attempts' | 'changes';
}

/** Counts one attempt against the named limit. Throws `tooOften` when it is exceeded. */
export function consume(context: LimitContext, name: keyof RateLimits, subject: string): Promise<void> {
  return consumeWithin(context, context.db, limitedAttempts(context, name, subject));
}

/** Counts one attempt against the named limit, and returns whether it is within it. */
export async function consumeIfLeft(context: LimitContext, name: keyof RateLimits, subject: string): Promise<boolean> {
  const use = limitedAttempts(context, name, subject);
  const nowS = unixSeconds(context.clock());
  const { used } = await countUse(context.db, keyOf(context, use), { nowS, lengthS: use.limit.windowS });
  return used <= use.limit.most;
}

/** Like {@link consume}, but within a transaction: a rollback takes the count back. */
export async function consumeWithin(
  context: Pick<LimitContext, 'clock' | 'configuration'>,
  db: Db,
  use: LimitedUse,
): Promise<void> {
  const nowS = unixSeconds(context.clock());
  const usage = await countUse(db, keyOf(context, use), { nowS, lengthS: use.limit.windowS });
  rejectBeyond(use, usage, nowS);
}

/** Throws `tooOften` when no use is left. Does not count. */
export async function rejectWhenExhausted(
  context: Omit<LimitContext, 'db' | 'limits'>,
  use: LimitedUse,
): Promise<void> {
  const nowS = unixSeconds(context.clock());
  const usage = await findUse(context.reader, keyOf(context, use), { nowS, lengthS: use.limit.windowS });
  if (usage) rejectBeyond(use, { ...usage, used: usage.used + 1 }, nowS);
}

/** Throws `tooOften` when no attempt is left. Does not count. */
export function rejectExhausted(context: LimitContext, name: keyof RateLimits, subject: string): Promise<void> {
  return rejectWhenExhausted(context, limitedAttempts(context, name, subject));
}

/** Returns an attempt at one of the actions in the table of limits. */
export function limitedAttempts(
  { limits }: Pick<AppContext, 'limits'>,
  name: keyof RateLimits,
  subject: string,
): LimitedUse {
  return { name, limit: limits[name], subject, what: 'attempts' };
}

export async function resetLimit(context: LimitContext, name: keyof RateLimits, subject: string): Promise<void> {
  await resetUsage(context.db, keyOf(context, { name, subject }));
}

/** Signed, so that the database contains neither network nor email addresses. */
function keyOf(context: Configured<'secret'>, { name, subject }: Pick<LimitedUse, 'name' | 'subject'>): string {
  return `${name} ${sign(context.configuration.secret, 'rate-limit', subject)}`;
}

/** Throws `tooOften` when the usage is beyond the limit. */
export function rejectBeyond(
  { limit, what }: Pick<LimitedUse, 'limit' | 'what'>,
  { used, resetsAtS }: Usage,
  nowS: number,
): void {
  if (used <= limit.most) return;
  const retryAfterS = Math.max(1, resetsAtS - nowS);
  const rejection = { code: 'tooManyInMinutes', what, minutes: Math.ceil(retryAfterS / 60) } as const;
  throw new AppError('tooOften', { retryAfterS, rejection });
}
