import { isoSeconds, unixSeconds } from '#server/clock';
import type { AdminAction, Db } from '#server/db/schema';
import { printable } from '#server/encoding/printable';
import {
  addAdminAction,
  type DoneAction,
  findAdminActions,
  findLock,
  findPilotsBy,
  type ListedPilot,
  setLocked,
} from '#server/repositories/admin';
import { removeApiTokensOf } from '#server/repositories/api-tokens';
import { removeSessionsOf } from '#server/repositories/sessions';
import { endAccount, erasePilot, removeCopiesOf } from '#server/services/account/account-deletion';
import type { AppContext, Configured } from './app-context.ts';

/** The parts that an operator's commands work with. */
export type AdminContext = Pick<AppContext, 'db' | 'reader' | 'clock'> & Configured<'archiveFolder'>;

/** An action on a pilot, with who does it and why. */
interface AdminRequest {
  readonly action: AdminAction;
  readonly pilotId: number;
  readonly operator: string;
  /** May be empty. */
  readonly reason: string;
}

const MOST_PILOTS = 50;
const MOST_ACTIONS = 100;

/** Returns the pilot with this id, or at most 50 with these characters in email or name. */
export function findPilots({ reader }: AdminContext, text: string): Promise<readonly ListedPilot[]> {
  return findPilotsBy(reader, { text, most: MOST_PILOTS });
}

/** Returns the last 100 actions, the latest first. */
export function lastActions({ reader }: AdminContext): Promise<readonly DoneAction[]> {
  return findAdminActions(reader, MOST_ACTIONS);
}

/** Does an action and records it, both or neither; a deleted account is erased after that. Throws when there is no such pilot. */
export async function actOnPilot(context: AdminContext, request: AdminRequest): Promise<void> {
  const { action, pilotId } = request;
  // Before the account, so that no file stays behind one that is gone.
  if (action === 'delete') await removeCopiesOf(context, pilotId);
  await context.db.transaction().execute(async (db) => {
    const now = context.clock();
    if (!(await ACTIONS[action](db, pilotId, now))) throw new Error(`There is no pilot ${pilotId}.`);
    await addAdminAction(db, { ...request, doneAt: isoSeconds(now) });
  });
  if (action === 'delete') await erasePilot(context.db, pilotId);
}

/** Each action; they return false when there is no such pilot. */
const ACTIONS: Readonly<Record<AdminAction, (db: Db, pilotId: number, now: Date) => Promise<boolean>>> = {
  lock: async (db, pilotId, now) => {
    await removeSessionsOf(db, pilotId);
    return setLocked(db, pilotId, unixSeconds(now));
  },
  unlock: (db, pilotId) => setLocked(db, pilotId, null),
  'sign-out': async (db, pilotId) => {
    await removeSessionsOf(db, pilotId);
    await removeApiTokensOf(db, pilotId);
    return (await findLock(db, pilotId)) !== null;
  },
  delete: endAccount,
};

/** An operator's command line. */
export type AdminCommand =
  | { readonly name: 'find'; readonly text: string }
  | { readonly name: 'log' }
  | { readonly name: 'act'; readonly action: AdminAction; readonly pilotId: number; readonly reason: string };

const USAGE = `npm run admin -- COMMAND
  find TEXT                 the pilot with this id, or those with these characters in email or name
  lock ID [--reason TEXT]   ends all sessions, and lets nobody log in
  unlock ID
  sign-out ID               ends all sessions, and revokes the tokens of other programs
  delete ID --yes           deletes the account and everything in it, for good
  log                       what was done by these commands`;

const ACTION_NAMES: readonly AdminAction[] = ['lock', 'unlock', 'sign-out', 'delete'];

/** Reads a command from its words and options. Throws an error with the usage when there is no such command. */
export function readAdminCommand(
  words: readonly string[],
  { reason, yes }: { readonly reason: string; readonly yes: boolean },
): AdminCommand {
  const [name, subject, ...more] = words;
  if (name === 'log' && subject === undefined) return { name };
  if (subject === undefined || more.length > 0) throw new Error(USAGE);
  if (name === 'find') return { name, text: subject };
  const action = ACTION_NAMES.find((known) => known === name);
  if (action === undefined || !/^\d{1,15}$/.test(subject)) throw new Error(USAGE);
  if (action === 'delete' && !yes) {
    throw new Error(`Pilot ${subject} and everything in the logbook would be gone for good: add --yes.`);
  }
  return { name: 'act', action, pilotId: Number(subject), reason };
}

export function describePilot(pilot: ListedPilot): string {
  const { id, email, userName, createdAt, isActivated, lockedAtS, flights, sessions, lastUsedAtS } = pilot;
  const parts = [
    String(id),
    email === null ? 'demo' : `${email}${isActivated ? '' : ' (not verified)'}`,
    ...(userName === '' ? [] : [userName]),
    `since ${createdAt.slice(0, 10)}`,
    `${flights} flights`,
    `${sessions} sessions${lastUsedAtS === null ? '' : `, last used ${timeOf(lastUsedAtS)}`}`,
    ...(lockedAtS === null ? [] : [`LOCKED ${timeOf(lockedAtS)}`]),
  ];
  return printable(parts.join(' · '));
}

/** Returns a line about what an operator did. */
export function describeAction({ doneAt, operator, action, pilotId, reason }: DoneAction): string {
  return printable([doneAt, operator, `${action} ${pilotId}`, ...(reason === '' ? [] : [reason])].join(' · '));
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
}
