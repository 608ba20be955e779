import { setImmediate } from 'node:timers/promises';
import type { House } from '#server/house';
import { deletePilot, replacePassword } from '#server/repositories/accounts';
import { deleteSomeFlights } from '#server/repositories/flights';
import { withdrawAllLetters } from '#server/repositories/letters';
import { deleteSomeTracks } from '#server/repositories/tracks';
import { NOBODYS_HASH } from '#server/security/passwords';
import { accountOfCaller, type Caller, checkPassword, wrongPassword } from './account-calls.ts';

/** Deletes a pilot with all that is theirs, for ever, sessions and waiting letters included. */
export async function deleteAccountOf(
  house: House,
  caller: Caller,
  { password }: { readonly password: string },
): Promise<void> {
  const account = await accountOfCaller(house, caller);
  await checkPassword(house, { ...account, address: caller.address }, { password, field: 'password' });
  await house.db.transaction().execute(async (db) => {
    const { pilotId, passwordHash } = account;
    // Also locks the pilot's row: nothing is added from now on.
    const isRight = await replacePassword(db, pilotId, { oldHash: passwordHash, newHash: NOBODYS_HASH });
    if (!isRight) throw wrongPassword('password');
    await inPieces(() => deleteSomeTracks(db, pilotId, TRACKS_A_PIECE));
    await inPieces(() => deleteSomeFlights(db, pilotId, FLIGHTS_A_PIECE));
    await deletePilot(db, { pilotId, passwordHash: NOBODYS_HASH });
    await withdrawAllLetters(db, account.emailKey);
  });
}

const TRACKS_A_PIECE = 20;
const FLIGHTS_A_PIECE = 1_000;

/** A large logbook is deleted piece by piece, so that others have the event loop in between. */
async function inPieces(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) > 0) await setImmediate();
}
