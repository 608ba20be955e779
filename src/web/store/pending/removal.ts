import { mayBeSaved } from './choices.ts';
import { attemptOf, knownId, type PendingChange, type Queue } from './pending-change.ts';

/** Why a change is pending no longer. */
export type RemovalReason =
  /** The server has saved it. */
  | 'acknowledged'
  /** The pilot has discarded it, or the item that it is part of. */
  | 'discarded'
  /** Another change, which is written in the same transaction, has all of it. */
  | 'replaced'
  /** The server has rejected it while its form is open, which has it. */
  | 'backInForm'
  /** The deletion of an item that the server does not have, and earlier changes of it. */
  | 'nothingLeft';

/** A change that is removed from the queue, and why. */
export interface Removal {
  readonly change: PendingChange;
  readonly why: RemovalReason;
}

/** The writes to a queue in one transaction. */
export interface QueueWrite {
  readonly put: readonly PendingChange[];
  readonly remove: readonly Removal[];
}

/** Returns changes as removed for one reason. */
export function removed(why: RemovalReason, changes: readonly PendingChange[]): readonly Removal[] {
  return changes.map((change) => ({ change, why }));
}

/**
 * Throws where a write would lose a change: where one is overwritten by another save, or removed without its reason being true. To be called within the
 * transaction, which then writes nothing.
 */
export function checkNothingIsLost(queue: Queue, { put, remove }: QueueWrite): void {
  const { changes } = queue;
  const leaving = new Set(remove.map(({ change }) => change.n));
  for (const change of changes) {
    const next = put.find(({ n }) => n === change.n);
    if (next && !leaving.has(change.n) && !isSameChange(change, next)) throw lostError(change, 'overwritten');
  }
  for (const removal of remove) {
    if (!changes.some(({ n }) => n === removal.change.n)) continue; // Just made, and never stored.
    if (!IS_TRUE[removal.why](removal.change, { put, remove }, queue)) throw lostError(removal.change, removal.why);
  }
}

/** The pilot may have decided, which makes it another save of the same item or of a new one. */
function isSameChange(one: PendingChange, other: PendingChange): boolean {
  return one.dataType === other.dataType && one.kind === other.kind;
}

const IS_TRUE: Readonly<
  Record<RemovalReason, (change: PendingChange, write: QueueWrite, queue: Pick<Queue, 'ids'>) => boolean>
> = {
  acknowledged: (change) => attemptOf(change) !== null,
  discarded: () => true,
  replaced: ({ dataType, id }, { put }, queue) =>
    put.some((other) => other.dataType === dataType && knownId(queue, other.id) === knownId(queue, id)),
  backInForm: () => true,
  nothingLeft: (change, { remove }) =>
    change.kind === 'delete' ||
    !mayBeSaved(change) ||
    remove.some(
      ({ change: { dataType, id, kind } }) => kind === 'delete' && dataType === change.dataType && id === change.id,
    ),
};

function lostError({ n, dataType }: PendingChange, why: string): Error {
  return new Error(`Pending change ${n} of a ${dataType} would be lost: ${why}.`);
}
