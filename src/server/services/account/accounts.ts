import { emailKey, problemsOfEmail, problemsOfSignUp } from '#domain/account';
import type { PilotFacts } from '#domain/pilot';
import { DEFAULT_ALTITUDE_UNIT, DEFAULT_DISTANCE_UNIT, minutes } from '#domain/units';
import type { Db } from '#server/db/schema';
import { type House, isoSeconds } from '#server/house';
import { type Account, findAccount, replacePassword } from '#server/repositories/accounts';
import { addPilot, findPilot } from '#server/repositories/pilots';
import { hashPassword, isOutdated, isPassword } from '#server/security/passwords';
import { consume, consumeWithin, limitedAttempts, refuseExhausted } from '../limits.ts';
import { Refusal, refuseProblems } from '../refusal.ts';
import type { Visitor } from '../visitor.ts';
import { rateLimitSubject } from './known-browser.ts';
import { queueLetter } from './letters.ts';
import { clearAttempts, countAttempt, refuseTooSoon } from './login-delay.ts';
import { hashInQueue, queuePasswordWork, refuseBadPassword, refuseWhenCrowded } from './password-work.ts';
import { openSession } from './sessions.ts';

/** A session that has just been opened. */
export interface Entered {
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
export const BLANK_PILOT: PilotFacts = {
  userName: '',
  initialFlightNum: 0,
  initialAirtime: minutes(0),
  altitudeUnit: DEFAULT_ALTITUDE_UNIT,
  distanceUnit: DEFAULT_DISTANCE_UNIT,
};

/** Creates an account, logs its pilot in, and queues the verification email. */
export async function signUp(
  house: House,
  visitor: Visitor,
  form: { readonly email: string; readonly password: string; readonly isSubscribed: boolean },
): Promise<Entered> {
  refuseProblems(problemsOfSignUp(form));
  await refuseBadPassword(form.password, 'password');
  await consume(house, 'signup', visitor.address);
  const email = form.email.trim();
  const account = {
    email,
    emailKey: emailKey(email),
    passwordHash: await hashInQueue(house, visitor.address, form.password),
  };
  const entered = await house.db.transaction().execute(async (db) => {
    const now = house.clock();
    const pilotId = await addPilot(db, {
      account,
      facts: BLANK_PILOT,
      isSubscribed: form.isSubscribed,
      isActivated: false,
      createdAt: isoSeconds(now),
      expiresAtS: null,
    });
    if (pilotId === null) {
      throw new Refusal('invalid', { problems: [{ subject: 'account', field: 'email', code: 'emailTaken' }] });
    }
    await queueLetter(db, { emailKey: account.emailKey, kind: 'verification', now });
    return signIn(db, pilotId, { now, device: visitor.device });
  });
  house.letterBell.ring();
  return entered;
}

/** Logs a pilot in. Neither the error nor its timing reveals which of email and password is wrong. */
export async function logIn(
  house: House,
  visitor: Visitor,
  form: { readonly email: string; readonly password: string },
): Promise<Entered> {
  const { account, newHash } = await checkLogin(house, visitor, form);
  const hashes = { oldHash: account.passwordHash, newHash };
  return house.db.transaction().execute(async (db) => {
    if (!(await replacePassword(db, account.pilotId, hashes))) throw new Refusal('wrongCredentials');
    return signIn(db, account.pilotId, { now: house.clock(), device: visitor.device });
  });
}

/**
 * Returns the account when email and password match. Failed attempts delay the next one for the same account and network
 * address; a browser known to the account is counted separately.
 */
async function checkLogin(
  house: House,
  visitor: Visitor,
  form: { readonly email: string; readonly password: string },
): Promise<{ readonly account: Account; readonly newHash: string }> {
  const key = emailKey(form.email);
  const counted = `${rateLimitSubject(house, visitor, key)} ${visitor.address}`;
  await refuseWhenCrowded(house, visitor.address);
  await refuseExhausted(house, 'loginAddress', visitor.address);
  await refuseTooSoon(house, counted);
  return queuePasswordWork(house, visitor.address, async () => {
    await countLogin(house, visitor.address, counted);
    const account = problemsOfEmail(form.email).length > 0 ? null : await findAccount(house.reader, key);
    const isRight = await isPassword(form.password, account?.passwordHash ?? null);
    if (!account || !isRight) throw new Refusal('wrongCredentials');
    await clearAttempts(house, counted);
    return { account, newHash: await currentHash(form.password, account.passwordHash) };
  });
}

/** Counts both limits in one transaction, since each commit waits for the disk. */
function countLogin(house: House, address: string, counted: string): Promise<void> {
  return house.db.transaction().execute(async (db) => {
    await consumeWithin(house, db, limitedAttempts(house, 'loginAddress', address));
    await countAttempt(house, db, counted);
  });
}

/** Returns the hash of a correct password, computed again when the stored one has another cost than the current. */
async function currentHash(password: string, passwordHash: string): Promise<string> {
  return isOutdated(passwordHash) ? hashPassword(password) : passwordHash;
}

/** Opens a session for a pilot. Throws `noSession` when the pilot no longer exists. */
export async function signIn(
  db: Db,
  pilotId: number,
  opening: { readonly now: Date; readonly device: string | null },
): Promise<Entered> {
  const token = await openSession(db, pilotId, opening);
  const found = await findPilot(db, pilotId);
  if (!found) throw new Refusal('noSession');
  return { token, pilotId, revision: found.revision, epoch: found.epoch, email: found.pilot.email };
}
