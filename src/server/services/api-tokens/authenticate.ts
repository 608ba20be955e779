import { isApiToken, type TokenError, type TokenScope } from '#domain/api-token';
import { unixSeconds } from '#server/clock';
import { DatabaseError } from '#server/db/database-error';
import { findApiToken, noteApiTokenError, type StoredApiToken, touchApiToken } from '#server/repositories/api-tokens';
import { hashToken } from '#server/security/tokens';
import type { AppContext } from '#server/services/app-context';
import { AppError, type AppErrorKind } from '#server/services/app-error';
import type { Client } from '#server/services/client';
import { rejectBeyond } from '#server/services/limited-use';
import type { UseCounter } from './token-uses.ts';

/** A program that calls for a pilot: its token, and what a session has of the pilot. */
export type TokenCaller = StoredApiToken;

/** The parts that find a token and record its use. */
export type TokenContext = Pick<AppContext, 'db' | 'reader' | 'clock' | 'log' | 'tokenUses'>;

/** The last use is written at most this often, as that of a session. */
const TOUCH_INTERVAL_S = 3_600;
/** An error is written at most this often: a program that tries again and again must not keep the disk busy. */
const ERROR_INTERVAL_S = 60;

/**
 * Returns the program that a token belongs to, whatever its scope. Throws `wrongToken`, or `tooOften` when the address has sent too many
 * wrong ones, or the token too many calls.
 */
export async function authenticateToken(
  context: TokenContext,
  { token, address }: { readonly token: string } & Pick<Client, 'address'>,
): Promise<TokenCaller> {
  const { wrong, right } = context.tokenUses;
  const [tokenHash, nowS] = [hashToken(token), unixSeconds(context.clock())];
  rejectGuessing(context, { tokenHash, address, nowS });
  const caller = isApiToken(token) ? await findApiToken(context.reader, tokenHash, nowS) : null;
  if (caller === null) {
    right.forget(tokenHash);
    wrong.count(address, nowS);
    throw new AppError('wrongToken', { rejection: { code: 'wrongToken' } });
  }
  return recordingErrors(context, caller, async () => {
    rejectBeyond({ limit: right.limit, what: 'attempts' }, right.count(tokenHash, nowS), nowS);
    await recordUse(context, caller, nowS);
    return caller;
  });
}

/**
 * Throws `tooOften` when an address has sent too many wrong tokens, so that its next ones cost no query. A token that was right lately
 * goes through: other programs may share the address.
 */
function rejectGuessing(
  { tokenUses: { wrong, right } }: Pick<TokenContext, 'tokenUses'>,
  { tokenHash, address, nowS }: { readonly tokenHash: string; readonly nowS: number } & Pick<Client, 'address'>,
): void {
  if (right.usageOf(tokenHash, nowS) === null) rejectGuesser(wrong, address, nowS);
}

function rejectGuesser({ limit, usageOf }: UseCounter, address: string, nowS: number): void {
  const usage = usageOf(address, nowS);
  if (usage) rejectBeyond({ limit, what: 'attempts' }, { ...usage, used: usage.used + 1 }, nowS);
}

/** Throws `tooOften`, before a body with a token is read, when its address has sent too many wrong ones. */
export function rejectGuessers(
  { tokenUses, clock }: Pick<TokenContext, 'tokenUses' | 'clock'>,
  { address }: Pick<Client, 'address'>,
): void {
  rejectGuesser(tokenUses.wrong, address, unixSeconds(clock()));
}

/** Runs what a program asks for, if its token has one of the scopes; the token remembers why that failed. */
export function runForToken<T>(
  context: TokenContext,
  { caller, scopes }: { readonly caller: TokenCaller; readonly scopes: readonly TokenScope[] },
  run: () => Promise<T> | T,
): Promise<T> {
  return recordingErrors(context, caller, async () => {
    const { scope } = caller;
    if (!scopes.includes(scope)) throw new AppError('forbidden', { rejection: { code: 'wrongScope', scope } });
    return run();
  });
}

async function recordingErrors<T>(context: TokenContext, caller: TokenCaller, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    await recordError(context, caller, error instanceof AppError ? TOKEN_ERROR_OF[error.kind] : 'failed');
    throw error;
  }
}

const TOKEN_ERROR_OF: Readonly<Record<AppErrorKind, TokenError>> = {
  badRequest: 'notUnderstood',
  otherEpoch: 'refused',
  tooLarge: 'refused',
  wrongMediaType: 'notUnderstood',
  wrongMethod: 'notUnderstood',
  noSession: 'refused',
  wrongCredentials: 'refused',
  wrongToken: 'refused',
  badLink: 'refused',
  forbidden: 'wrongScope',
  unverified: 'refused',
  wrongCsrf: 'refused',
  userMismatch: 'refused',
  notFound: 'notFound',
  changedSince: 'refused',
  invalid: 'refused',
  badImport: 'refused',
  tooOften: 'tooOften',
  busy: 'failed',
  thirdParty: 'failed',
};

/** Records a use. A failure is only logged, so that reading works where nothing can be written (full disk). */
async function recordUse(context: TokenContext, caller: TokenCaller, nowS: number): Promise<void> {
  const sinceS = nowS - TOUCH_INTERVAL_S;
  if (isBetween(caller.lastUsedAtS, sinceS, nowS)) return;
  await evenOnFullDisk(context, () => touchApiToken(context.db, caller, { nowS, sinceS }));
}

async function recordError(context: TokenContext, caller: TokenCaller, error: TokenError): Promise<void> {
  const nowS = unixSeconds(context.clock());
  if (isBetween(caller.lastErrorAtS, nowS - ERROR_INTERVAL_S, nowS)) return;
  await evenOnFullDisk(context, () => noteApiTokenError(context.db, caller, { error, nowS }));
}

/** Whether it was written lately. A time in the future comes from a clock that was ahead. */
function isBetween(timeS: number | null, sinceS: number, nowS: number): boolean {
  return timeS !== null && timeS > sinceS && timeS <= nowS;
}

async function evenOnFullDisk({ log }: Pick<AppContext, 'log'>, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    log.warn({ err: error }, 'the use of a token could not be recorded');
  }
}
