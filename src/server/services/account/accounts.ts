import { emailKey, problemsOfEmail, problemsOfSignUp } from '#domain/account';
import type { PilotFacts } from '#domain/pilot';
import { DEFAULT_ALTITUDE_UNIT, DEFAULT_DISTANCE_UNIT, minutes } from '#domain/units';
import type { Db } from '#server/db/schema';
import { type House, isoSeconds } from '#server/house';
import { type Account, findAccount, replacePassword } from '#server/repositories/accounts';
import { addPilot, findPilot } from '#server/repositories/pilots';
import { hashPassword, isOutdated, isPassword } from '#server/security/passwords';
import { attemptsOf, refuseSpent, spend, spendWithin } from '../limits.ts';
import { Refusal, refuseProblems } from '../refusal.ts';
import type { Visitor } from '../visitor.ts';
import { countedAs } from './known-browser.ts';
import { askForLetter } from './letters.ts';
import { countTry, forgiveTries, refuseTooSoon } from './login-delay.ts';
import { hashInTurn, inPasswordTurn, refuseBadPassword, refuseWhenCrowded } from './password-work.ts';
import { openSession } from './sessions.ts';

/** A session that has just begun. */
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

/** Facts of a pilot who has said nothing yet. */
export const BLANK_PILOT: PilotFacts = {
  userName: '',
  initialFlightNum: 0,
  initialAirtime: minutes(0),
  altitudeUnit: DEFAULT_ALTITUDE_UNIT,
  distanceUnit: DEFAULT_DISTANCE_UNIT,
};

/** Makes an account, logs its pilot in, and has a letter sent by which the email is verified. */
export async function signUp(
  house: House,
  visitor: Visitor,
  form: { readonly email: string; readonly password: string; readonly isSubscribed: boolean },
): Promise<Entered> {
  refuseProblems(problemsOfSignUp(form));
  await refuseBadPassword(form.password, 'password');
  await spend(house, 'signup', visitor.address);
  const email = form.email.trim();
  const account = {
    email,
    emailKey: emailKey(email),
    passwordHash: await hashInTurn(house, visitor.address, form.password),
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
    await askForLetter(db, { emailKey: account.emailKey, kind: 'verification', now });
    return enter(db, pilotId, { now, device: visitor.device });
  });
  house.letterBell.ring();
  return entered;
}

/** Logs a pilot in. Which of email and password is wrong is not told, and takes no time to tell. */
export async function logIn(
  house: House,
  visitor: Visitor,
  form: { readonly email: string; readonly password: string },
): Promise<Entered> {
  const { account, newHash } = await checkLogin(house, visitor, form);
  const hashes = { oldHash: account.passwordHash, newHash };
  return house.db.transaction().execute(async (db) => {
    if (!(await replacePassword(db, account.pilotId, hashes))) throw new Refusal('wrongCredentials');
    return enter(db, account.pilotId, { now: house.clock(), device: visitor.device });
  });
}

/**
 * The account of an email and a password that is right. Wrong tries delay the next one of the same account and address; a
 * browser that the account knows is counted by itself.
 */
async function checkLogin(
  house: House,
  visitor: Visitor,
  form: { readonly email: string; readonly password: string },
): Promise<{ readonly account: Account; readonly newHash: string }> {
  const key = emailKey(form.email);
  const counted = `${countedAs(house, visitor, key)} ${visitor.address}`;
  await refuseWhenCrowded(house, visitor.address);
  await refuseSpent(house, 'loginAddress', visitor.address);
  await refuseTooSoon(house, counted);
  return inPasswordTurn(house, visitor.address, async () => {
    await countLogin(house, visitor.address, counted);
    const account = problemsOfEmail(form.email).length > 0 ? null : await findAccount(house.reader, key);
    const isRight = await isPassword(form.password, account?.passwordHash ?? null);
    if (!account || !isRight) throw new Refusal('wrongCredentials');
    await forgiveTries(house, counted);
    return { account, newHash: await hashToday(form.password, account.passwordHash) };
  });
}

/** Both counts in one transaction: each durable write is a wait for the disk. */
function countLogin(house: House, address: string, counted: string): Promise<void> {
  return house.db.transaction().execute(async (db) => {
    await spendWithin(house, db, attemptsOf(house, 'loginAddress', address));
    await countTry(house, db, counted);
  });
}

/** The hash of a password that is right, made anew when it was made at another cost than today's. */
async function hashToday(password: string, passwordHash: string): Promise<string> {
  return isOutdated(passwordHash) ? hashPassword(password) : passwordHash;
}

/** Opens a session for a pilot. */
export async function enter(
  db: Db,
  pilotId: number,
  opening: { readonly now: Date; readonly device: string | null },
): Promise<Entered> {
  const token = await openSession(db, pilotId, opening);
  const found = await findPilot(db, pilotId);
  if (!found) throw new Refusal('noSession');
  return { token, pilotId, revision: found.revision, epoch: found.epoch, email: found.pilot.email };
}
