import type { AppContext, Configured } from '#server/context/app-context';
import { isoSeconds, unixSeconds } from '#server/context/clock';
import type { AdminAction, Db } from '#server/db/schema';
import {
  addAdminAction,
  type DoneAction,
  findAdminActions,
  findLock,
  findPilotsBy,
  type ListedPilot,
  setLocked,
} from '#server/repositories/admin';
import { removeSessionsOf } from '#server/repositories/sessions';
import { endAccount, erasePilot, removeCopiesOf } from '#server/services/account/account-deletion';

/** What an operator's commands work with. */
export type AdminContext = Pick<AppContext, 'db' | 'reader' | 'clock'> & Configured<'archiveFolder'>;

/** An action on a pilot, with who does it and why. */
export interface AdminRequest {
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
    return (await findLock(db, pilotId)) !== null;
  },
  delete: endAccount,
};
