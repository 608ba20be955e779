import type { AdminAction, Db } from '#server/db/schema';

/** What an operator did. */
export interface DoneAction {
  /** ISO 8601, UTC, whole seconds. */
  readonly doneAt: string;
  /** The name of the operator on the machine. */
  readonly operator: string;
  readonly action: AdminAction;
  readonly pilotId: number;
  /** Empty when none was given. */
  readonly reason: string;
}

/** Records an action. */
export async function addAdminAction(db: Db, { doneAt, operator, action, pilotId, reason }: DoneAction): Promise<void> {
  await db
    .insertInto('admin_actions')
    .values({ done_at: doneAt, operator, action, subject_id: pilotId, reason })
    .execute();
}

/** Returns the last actions, the latest first. */
export function findAdminActions(db: Db, most: number): Promise<readonly DoneAction[]> {
  return db
    .selectFrom('admin_actions')
    .select(['done_at as doneAt', 'operator', 'action', 'subject_id as pilotId', 'reason'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
