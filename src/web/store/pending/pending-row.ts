import * as v from 'valibot';
import { DATA_TYPES } from '#contract/data';
import { list } from '#contract/endpoint';
import {
  attemptOf,
  type NeedsPilot,
  needOf,
  type PendingChange,
  type PendingStatus,
  type Reason,
} from './pending-change.ts';

/** Reasons as rows have them: version 1.1.0 reads no others. Some are several of ours, told apart by the other fields of the row. */
const STORED_REASONS = ['rejected', 'conflict', 'gone', 'restored', 'old', 'refused', 'fileLost', 'known'] as const;
type StoredReason = (typeof STORED_REASONS)[number];

const values = v.record(v.string(), v.unknown());

/**
 * A pending change as it is stored. Rows of it are permanent: a version of the app reads those of all earlier ones, and leaves those of a
 * later one alone. Version 1.1.0 reads what this one writes, and ignores the fields that it does not know. A row holds codes and values,
 * never texts of one language.
 */
export const pendingRow = v.object({
  v: v.literal(1),
  n: v.number(),
  opKey: v.string(),
  clientKey: v.nullable(v.string()),
  dataType: v.picklist(DATA_TYPES),
  id: v.number(),
  kind: v.picklist(['save', 'delete']),
  data: values,
  before: v.nullable(values),
  file: v.nullable(v.string()),
  knownFlights: v.exactOptional(list(v.number())),
  epoch: v.string(),
  named: v.exactOptional(v.record(v.string(), v.object({ createdAt: v.string(), name: v.string() }))),
  /** `replacesEdits`, by the name that rows have had from the start. */
  withEdits: v.exactOptional(v.literal(true)),
  madeAt: v.number(),
  /** How often it may have reached the server: version 1.1.0 counts, this one writes 0 or 1. */
  attempts: v.number(),
  /** When it first may have, by the server's clock. Absent in rows of version 1.1.0. */
  attemptedAt: v.exactOptional(v.number()),
  parked: v.nullable(
    v.object({
      reason: v.picklist(STORED_REASONS),
      fields: list(v.string()),
      /** Where it was not the server that refused it: an earlier attempt may have reached that, or did before a restore. */
      mayBeWritten: v.exactOptional(v.literal(true)),
      problems: v.exactOptional(list(v.unknown())),
      names: v.exactOptional(list(v.string())),
      flightId: v.exactOptional(v.number()),
    }),
  ),
});
type PendingRow = v.InferOutput<typeof pendingRow>;

/** Returns the change of a stored row; null for a row that only a newer version of the app can read. */
export function changeOfRow(row: unknown): PendingChange | null {
  const { success, output } = v.safeParse(pendingRow, row);
  if (!success) return null;
  const { v: _, withEdits, attempts: _attempts, attemptedAt: _at, parked: _parked, ...change } = output;
  return { ...change, ...(withEdits && { replacesEdits: withEdits }), status: statusOfRow(output) };
}

function statusOfRow({ attempts, attemptedAt, parked, clientKey }: PendingRow): PendingStatus {
  const attempt = attempts > 0 ? { since: attemptedAt ?? null } : null;
  if (parked === null) return attempt ? { state: 'attempted', ...attempt } : { state: 'waiting' };
  const { mayBeWritten: _, ...need } = parked;
  return {
    ...need,
    state: 'needsPilot',
    reason: reasonOfRow(parked, clientKey),
    ...(attempt && { attempted: attempt }),
  };
}

function reasonOfRow({ reason, mayBeWritten, fields }: NonNullable<PendingRow['parked']>, clientKey: string | null) {
  if (reason === 'refused') return mayBeWritten ? 'failedAlone' : 'refused';
  if (reason !== 'restored') return reason;
  if (fields.length > 0) return 'restoredReference';
  return clientKey === null ? 'restored' : 'restoredNew';
}

const STORED_AS: Readonly<Record<Reason, { readonly reason: StoredReason; readonly mayBeWritten?: true }>> = {
  rejected: { reason: 'rejected' },
  conflict: { reason: 'conflict' },
  gone: { reason: 'gone' },
  refused: { reason: 'refused' },
  failedAlone: { reason: 'refused', mayBeWritten: true },
  old: { reason: 'old' },
  fileLost: { reason: 'fileLost' },
  known: { reason: 'known' },
  restored: { reason: 'restored', mayBeWritten: true },
  restoredNew: { reason: 'restored', mayBeWritten: true },
  restoredReference: { reason: 'restored', mayBeWritten: true },
};

/** Returns the row in which a change is stored. */
export function rowOfChange(pending: PendingChange): PendingRow {
  const { status: _, replacesEdits, ...change } = pending;
  const [attempt, need] = [attemptOf(pending), needOf(pending)];
  return {
    v: 1,
    ...change,
    ...(replacesEdits && { withEdits: replacesEdits }),
    attempts: attempt ? 1 : 0,
    ...(attempt && attempt.since !== null && { attemptedAt: attempt.since }),
    parked: need && parkedRow(need),
  };
}

function parkedRow({ state: _, attempted: _attempt, reason, ...need }: NeedsPilot): NonNullable<PendingRow['parked']> {
  return { ...need, ...STORED_AS[reason] };
}
