import type { LoadAnswer } from '#contract/data';
import { emailKey, problemsOfEmail, problemsOfSignUp } from '#domain/account';
import type { PilotFacts } from '#domain/pilot';
import { DEFAULT_ALTITUDE_UNIT, DEFAULT_DISTANCE_UNIT, minutes } from '#domain/units';
import type { Db } from '#server/db/schema';
import { type House, isoSeconds } from '#server/house';
import { addPilot, findAccount } from '#server/repositories/pilots';
import { hashPassword, isPassword } from '#server/security/passwords';
import { forgive, spend } from './limits.ts';
import { readLogbook } from './logbook.ts';
import { Refusal, refuseProblems } from './refusal.ts';
import { openSession } from './sessions.ts';

/** A session that has just begun. */
export interface Entered {
  /** For the browser's cookie. */
  readonly token: string;
  readonly logbook: LoadAnswer;
}

/** Facts of a pilot who has said nothing yet. */
export const BLANK_PILOT: PilotFacts = {
  userName: '',
  initialFlightNum: 0,
  initialAirtime: minutes(0),
  altitudeUnit: DEFAULT_ALTITUDE_UNIT,
  distanceUnit: DEFAULT_DISTANCE_UNIT,
};

/** Makes an account for a visitor at an address, and logs its pilot in. */
export async function signUp(
  house: House,
  visitor: { readonly address: string },
  form: { readonly email: string; readonly password: string; readonly isSubscribed: boolean },
): Promise<Entered> {
  refuseProblems(problemsOfSignUp(form));
  await spend(house, 'signup', visitor.address);
  const email = form.email.trim();
  const passwordHash = await hashPassword(form.password);
  return house.db.transaction().execute(async (db) => {
    const now = house.clock();
    const pilotId = await addPilot(db, {
      account: { email, emailKey: emailKey(email), passwordHash },
      facts: BLANK_PILOT,
      isSubscribed: form.isSubscribed,
      isActivated: false,
      createdAt: isoSeconds(now),
      expiresAtS: null,
    });
    if (pilotId === null) {
      throw new Refusal('invalid', { problems: [{ subject: 'account', field: 'email', code: 'emailTaken' }] });
    }
    return enter(db, pilotId, now);
  });
}

/** Logs a pilot in from an address. Which of email and password is wrong is not told, and takes no time to tell. */
export async function logIn(
  house: House,
  visitor: { readonly address: string },
  form: { readonly email: string; readonly password: string },
): Promise<Entered> {
  const key = emailKey(form.email);
  const accountAtAddress = `${key} ${visitor.address}`;
  await spend(house, 'loginAddress', visitor.address);
  await spend(house, 'login', accountAtAddress);
  await spend(house, 'loginAccount', key);
  const account = problemsOfEmail(form.email).length > 0 ? null : await findAccount(house.db, key);
  const isRight = await isPassword(form.password, account?.passwordHash ?? null);
  if (!account || !isRight) throw new Refusal('wrongCredentials');
  await forgive(house, 'login', accountAtAddress);
  await forgive(house, 'loginAccount', key);
  return house.db.transaction().execute((db) => enter(db, account.pilotId, house.clock()));
}

/** Opens a session for a pilot, with the whole logbook. */
export async function enter(db: Db, pilotId: number, now: Date): Promise<Entered> {
  const token = await openSession(db, pilotId, now);
  return { token, logbook: await readLogbook(db, pilotId, null) };
}
