import { emailKey, problemsOfEmail, problemsOfSignUp } from '#domain/account';
import { NO_RULES } from '#domain/currency/rules';
import type { PilotInput } from '#domain/fields/pilot';
import { OF_BROWSER } from '#domain/languages';
import { RULE_SET_IDS } from '#domain/score/rule-set-ids';
import { DEFAULT_ALTITUDE_UNIT, DEFAULT_DISTANCE_UNIT, minutes } from '#domain/units';
import { isoSeconds, unixSeconds } from '#server/clock';
import type { Signups } from '#server/configuration/settings';
import type { Db } from '#server/db/schema';
import { type Account, findAccount, replacePassword } from '#server/repositories/accounts';
import { findLock } from '#server/repositories/admin';
import { addPilot, findPilot } from '#server/repositories/pilots';
import { type AttemptKey, findAttemptDelay, resetUsage, takeAttempt } from '#server/repositories/rate-limits';
import { hashPassword, needsRehash, verifyPassword } from '#server/security/passwords';
import { sign } from '#server/security/tokens';
import type { AppContext, Configured } from '#server/services/app-context';
import { AppError, rejectProblems } from '#server/services/app-error';
import type { Client } from '#server/services/client';
import {
  consume,
  consumeWithin,
  type LimitContext,
  limitedAttempts,
  rejectExhausted,
} from '#server/services/limited-use';
import {
  hashInQueue,
  type PasswordContext,
  queuePasswordWork,
  rejectBadPassword,
  rejectWhenCrowded,
} from './account-calls.ts';
import { queueEmail } from './emails.ts';
import { rateLimitSubject } from './known-browser.ts';
import { openSession, type SessionOpening } from './sessions.ts';

/** A session that has just been opened. */
export interface SignedIn {
  /** For the browser's cookie. */
  readonly token: string;
  readonly pilotId: number;
  /** The pilot's revision, and the epoch of the database. */
  readonly revision: number;
  readonly epoch: string;
  /** Null for a demo pilot. */
  readonly email: string | null;
}

/** The profile of a pilot who has entered nothing yet. */
export const BLANK_PILOT: PilotInput = {
  userName: '',
  initialFlightNum: 0,
  initialAirtime: minutes(0),
  altitudeUnit: DEFAULT_ALTITUDE_UNIT,
  distanceUnit: DEFAULT_DISTANCE_UNIT,
  homeLeague: RULE_SET_IDS[0],
  currencyRules: NO_RULES,
  language: OF_BROWSER,
  checkEmails: 'off',
};

interface SignUpForm extends Partial<Pick<PilotInput, 'altitudeUnit' | 'distanceUnit' | 'language'>> {
  readonly email: string;
  readonly password: string;
  readonly isSubscribed: boolean;
}

/** Creates an account, logs its pilot in, and queues the verification email. */
export async function signUp(
  context: LimitContext & PasswordContext & Configured<'signups'> & Pick<AppContext, 'jobSignal'>,
  client: Client,
  form: SignUpForm,
): Promise<SignedIn> {
  rejectProblems(problemsOfSignUp(form));
  rejectUnwantedSignUp(context.configuration.signups, form.email);
  await rejectBadPassword(form.password, 'password');
  await consume(context, 'signup', client.address);
  const { altitudeUnit = DEFAULT_ALTITUDE_UNIT, distanceUnit = DEFAULT_DISTANCE_UNIT, language = OF_BROWSER } = form;
  const email = form.email.trim();
  const account = {
    email,
    emailKey: emailKey(email),
    passwordHash: await hashInQueue(context, client.address, form.password),
  };
  const signedIn = await context.db.transaction().execute(async (db) => {
    const now = context.clock();
    const pilotId = await addPilot(db, {
      account,
      input: { ...BLANK_PILOT, altitudeUnit, distanceUnit, language },
      isSubscribed: form.isSubscribed,
      isActivated: false,
      createdAt: isoSeconds(now),
      expiresAtS: null,
    });
    if (pilotId === null) {
      throw new AppError('invalid', { problems: [{ subject: 'account', field: 'email', code: 'emailTaken' }] });
    }
    await queueEmail(db, { emailKey: account.emailKey, kind: 'verification', language: client.language, now });
    return signIn(db, pilotId, { ...client, now });
  });
  context.jobSignal.wake();
  return signedIn;
}

/** Logs a pilot in. Neither the error nor its timing reveals which of email and password is wrong. */
export async function logIn(
  context: LimitContext & PasswordContext,
  client: Client,
  form: { readonly email: string; readonly password: string },
): Promise<SignedIn> {
  const { account, newHash } = await checkLogin(context, client, form);
  const hashes = { oldHash: account.passwordHash, newHash };
  return context.db.transaction().execute(async (db) => {
    if (!(await replacePassword(db, account.pilotId, hashes))) throw new AppError('wrongCredentials');
    return signIn(db, account.pilotId, { ...client, now: context.clock() });
  });
}

/**
 * Returns the account when email and password match. Failed attempts delay the next one for the same account and network
 * address; a browser known to the account is counted separately.
 */
async function checkLogin(
  context: LimitContext & PasswordContext,
  client: Client,
  form: { readonly email: string; readonly password: string },
): Promise<{ readonly account: Account; readonly newHash: string }> {
  const key = emailKey(form.email);
  const counted = `${rateLimitSubject(context, client, key)} ${client.address}`;
  await rejectWhenCrowded(context, client.address);
  await rejectExhausted(context, 'loginAddress', client.address);
  await rejectTooSoon(context, counted);
  return queuePasswordWork(context, client.address, async () => {
    await countLogin(context, client.address, counted);
    const account = problemsOfEmail(form.email).length > 0 ? null : await findAccount(context.reader, key);
    const isRight = await verifyPassword(form.password, account?.passwordHash ?? null);
    if (!account || !isRight) throw new AppError('wrongCredentials');
    await clearAttempts(context, counted);
    return { account, newHash: await currentHash(context, form.password, account.passwordHash) };
  });
}

/** Counts both limits in one transaction, since each commit waits for the disk. */
function countLogin(context: LimitContext, address: string, counted: string): Promise<void> {
  return context.db.transaction().execute(async (db) => {
    await consumeWithin(context, db, limitedAttempts(context, 'loginAddress', address));
    await countAttempt(context, db, counted);
  });
}

/** Returns the hash of a correct password, computed again when the stored one has another cost than the current. */
async function currentHash({ passwordCost }: PasswordContext, password: string, passwordHash: string): Promise<string> {
  return needsRehash(passwordHash, passwordCost) ? hashPassword(password, passwordCost) : passwordHash;
}

/** Opens a session for a pilot. Throws `noSession` when the pilot no longer exists, `forbidden` when an operator has locked the account. */
export async function signIn(db: Db, pilotId: number, opening: SessionOpening): Promise<SignedIn> {
  const token = await openSession(db, pilotId, opening);
  const found = await findPilot(db, pilotId);
  if (!found) throw new AppError('noSession');
  if ((await findLock(db, pilotId))?.lockedAtS) throw new AppError('forbidden', { rejection: { code: 'locked' } });
  return { token, pilotId, revision: found.revision, epoch: found.epoch, email: found.pilot.email };
}

/**
 * Seconds until the next attempt is allowed, by the number of failures in a row: none after one or two, then doubling.
 * The last value applies to all further attempts.
 */
const DELAYS_S = [0, 0, 0, 1, 2, 4, 8, 16, 30] as const;
/** The count starts again this long after the last failure. */
const FORGET_S = 3_600;

/** The counter of an attempt, and its time. */
type AttemptContext = Pick<AppContext, 'clock'> & Configured<'secret'>;

/** Throws `tooOften`, without any other work, for an attempt too soon after failed ones. */
async function rejectTooSoon(context: Pick<AppContext, 'reader'> & AttemptContext, subject: string): Promise<void> {
  const key = keyOf(context, subject);
  const waitS = await findAttemptDelay(context.reader, key);
  if (waitS > 0) throw tooSoon(waitS);
}

/**
 * Counts one attempt, as failed until {@link clearAttempts}. Throws `tooOften` when it comes too soon. One statement, so
 * that concurrent attempts are counted one after the other.
 */
async function countAttempt(context: AttemptContext, db: Db, subject: string): Promise<void> {
  const key = keyOf(context, subject);
  const isTaken = await takeAttempt(db, key);
  if (!isTaken) throw tooSoon(Math.max(1, await findAttemptDelay(db, key)));
}

/** Resets the count after a correct password. */
function clearAttempts(context: Pick<AppContext, 'db'> & AttemptContext, subject: string): Promise<void> {
  return resetUsage(context.db, keyOf(context, subject).key);
}

function keyOf({ configuration, clock }: AttemptContext, subject: string): AttemptKey {
  const key = `login-delay ${sign(configuration.secret, 'rate-limit', subject)}`;
  return { key, nowS: unixSeconds(clock()), forgetS: FORGET_S, delaysS: DELAYS_S };
}

function tooSoon(retryAfterS: number): AppError {
  return new AppError('tooOften', { retryAfterS, rejection: { code: 'tooManyInSeconds', seconds: retryAfterS } });
}

/** Throws `forbidden` for an email address that must not sign up. */
function rejectUnwantedSignUp(signups: Signups, email: string): void {
  if (signups.state === 'closed') throw new AppError('forbidden', { rejection: { code: 'signupsClosed' } });
  if (signups.state === 'open') return;
  const domain = emailKey(email).split('@').at(-1) ?? '';
  if (signups.domains.includes(domain)) return;
  throw new AppError('forbidden', { rejection: { code: 'signupDomains', domains: signups.domains } });
}
