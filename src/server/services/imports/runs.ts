import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { finishBody, type newRunBody, type RunResponse, type RunSummary, runResponse } from '#contract/import/imports';
import { isoSeconds } from '#server/clock';
import type { Db, ImportEffect, ImportedType } from '#server/db/schema';
import { type DamageReport, storedJson } from '#server/db/stored-json';
import {
  addRun,
  countRunItems,
  DEVICE_BODY_HASH,
  deleteRunsUpTo,
  findKept,
  findRefused,
  findRun,
  findRunSizes,
  findRuns,
  findStartedRun,
  keepNewestRuns,
  type RunItemCount,
  type RunKey,
  type StoredRun,
  updateRun,
} from '#server/repositories/import-runs';
import type { AppContext, Configured } from '#server/services/app-context';
import { AppError, rejectProblems } from '#server/services/app-error';
import { hashOfBody, rejectOtherBody } from '#server/services/keyed-calls';
import { countWrite, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { queueFindings } from '#server/services/tracks/findings';

/** The page's counts. */
const COUNTS = v.object({ ...finishBody.entries.counts.entries, bytes: v.optional(v.number(), 0) });
type RunCounts = v.InferOutput<typeof COUNTS>;
const STORED_COUNTS = storedJson('import_runs.counts', COUNTS);
const REFUSED = storedJson('import_runs.refused', runResponse.entries.refused.wrapped);
/** Stands for damaged counts. */
const UNKNOWN = { files: null, bytes: null, known: null, skipped: null, refused: null } as const;

/** The runs that are kept, of the pilot and again of the pilot's devices; older ones are forgotten, and can no longer be undone. */
const MOST_RUNS = 100;
/** A run has each text twice where it fills flights, beside names, hashes and refused items: so many times the limit of texts at most. */
const LARGEST_RUN = 4;
const MEGABYTE = 1_024 * 1_024;

/** Starts a run, and returns its id. The same client key again is the same run; with another body, it throws `badRequest`. */
export function startRun(
  context: TransactionContext & WriteLimitContext,
  pilotId: number,
  { clientKey: key, ...started }: v.InferOutput<typeof newRunBody>,
): Promise<number> {
  const [clientKey, bodyHash] = [key.toLowerCase(), hashOfBody(started)];
  const { source, filesNum, bytesNum } = started;
  return inPilotTransaction(context, pilotId, async (tx) => {
    const known = await findStartedRun(tx.db, pilotId, clientKey);
    if (known) rejectOtherBody(known, { bodyHash });
    if (known) return known.id;
    await countWrite(context, tx);
    const counts: RunCounts = { files: filesNum, bytes: bytesNum, known: 0, skipped: 0, refused: 0 };
    const run = { clientKey, bodyHash, source, createdAt: isoSeconds(tx.now), counts: JSON.stringify(counts) };
    const runId = await addRun(tx.db, pilotId, run);
    await keepNewestRuns(tx.db, { pilotId, areOfDevices: false }, MOST_RUNS);
    await forgetLargeRuns(context, tx, runId);
    return runId;
  });
}

/**
 * Forgets older runs where all together take more than a pilot's texts may: the present one can be undone, whatever its size.
 * Throws `invalid` for one that is larger than any logbook can make it.
 */
export async function forgetLargeRuns(
  { configuration }: Configured<'pilotLimits'>,
  { db, pilotId }: PilotTransaction,
  present: number,
): Promise<void> {
  const { textsMb: max } = configuration.pilotLimits;
  let total = 0;
  for (const { id, bytes } of await findRunSizes(db, pilotId)) {
    total += bytes;
    if (id === present && bytes > LARGEST_RUN * max * MEGABYTE) {
      rejectProblems([{ subject: 'flight', field: 'remarks', code: 'tooManyTexts', max }]);
    }
    if (id < present && total > max * MEGABYTE) return deleteRunsUpTo(db, { pilotId, runId: id });
  }
}

/** Files that a device has sent, and what became of them. */
interface SentCounts {
  readonly bytes: number;
  /** Flights that the logbook had. */
  readonly known: number;
}

/** Starts a run, within a transaction, that has ended already: what a device sends is added to it by the server alone. */
export async function startRunOfDevice(
  context: Configured<'pilotLimits'>,
  tx: PilotTransaction,
  source: string,
): Promise<number> {
  const { db, pilotId, now } = tx;
  const run = { clientKey: randomUUID(), bodyHash: DEVICE_BODY_HASH, source, createdAt: isoSeconds(now) };
  const runId = await addRun(db, pilotId, { ...run, counts: JSON.stringify(NOTHING_COUNTED) });
  await updateRun(db, { pilotId, runId }, { state: 'done' });
  await keepNewestRuns(db, { pilotId, areOfDevices: true }, MOST_RUNS);
  await forgetLargeRuns(context, tx, runId);
  return runId;
}

const NOTHING_COUNTED: RunCounts = { files: 0, bytes: 0, known: 0, skipped: 0, refused: 0 };

/** Adds a file to the counts of a run of {@link startRunOfDevice}. */
export async function countSentFile(
  { log }: Pick<AppContext, 'log'>,
  db: Db,
  { key, sent }: { readonly key: RunKey; readonly sent: SentCounts },
): Promise<void> {
  const run = await findRun(db, key);
  if (!run) return;
  const before = countsOf(run, { key, log }) ?? NOTHING_COUNTED;
  const { files, bytes, known } = before;
  const counts: RunCounts = { ...before, files: files + 1, bytes: bytes + sent.bytes, known: known + sent.known };
  await updateRun(db, key, { state: run.state, counts: JSON.stringify(counts) });
}

/** The parts that read runs. */
type RunsContext = Pick<AppContext, 'dialect' | 'reader' | 'log'>;

/** Returns a pilot's runs, the newest first. */
export function listRuns({ dialect, reader, log }: RunsContext, pilotId: number) {
  return dialect.reading(reader, async (db): Promise<readonly RunSummary[]> => {
    const counts = await countRunItems(db, pilotId, null);
    const runs = await findRuns(db, pilotId);
    return runs.map((run) => {
      const items = counts.filter(({ runId }) => runId === run.id);
      return summaryOf(run, { items, key: { pilotId, runId: run.id }, log });
    });
  });
}

/** Returns a whole run. Throws `notFound` when the pilot has no such run. */
export function readRun({ dialect, reader, log }: RunsContext, key: RunKey): Promise<RunResponse> {
  return dialect.reading(reader, (db) => wholeRun({ db, log }, key));
}

/** Ends a run with the page's counts; an ended one stays as it is. Throws `notFound` without such a run. */
export async function finishRun(
  context: TransactionContext & WriteLimitContext & Pick<AppContext, 'jobSignal' | 'log'>,
  key: RunKey,
  { counts, refused }: v.InferOutput<typeof finishBody>,
): Promise<RunResponse> {
  const run = await inPilotTransaction(context, key.pilotId, async (tx) => {
    const present = await findRun(tx.db, key);
    await countWrite(context, tx);
    if (present?.state === 'open') {
      const bytes = countsOf(present, { key, log: context.log })?.bytes ?? 0;
      const texts = {
        counts: JSON.stringify({ ...counts, bytes } satisfies RunCounts),
        refused: JSON.stringify(refused),
      };
      await updateRun(tx.db, key, { state: 'done', ...texts });
      await forgetLargeRuns(context, tx, key.runId);
      await queueFindings(tx.db, { pilotId: key.pilotId, now: tx.now, isUrgent: false });
    }
    return wholeRun({ db: tx.db, log: context.log }, key);
  });
  context.jobSignal.wake();
  return run;
}

/** Returns what an undo has done so far. */
export async function undoneOf(db: Db, key: RunKey): Promise<NonNullable<RunResponse['undone']>> {
  const counts = await countRunItems(db, key.pilotId, key.runId);
  return {
    removed: sumOf(counts, ({ outcome }) => outcome === 'removed'),
    restored: sumOf(counts, ({ dataType, outcome }) => dataType === 'flight' && outcome === 'restored'),
    kept: await findKept(db, key),
  };
}

async function wholeRun({ db, log }: Pick<AppContext, 'db' | 'log'>, key: RunKey): Promise<RunResponse> {
  const run = await findRun(db, key);
  if (!run) throw new AppError('notFound');
  const isUndone = run.state === 'undoing' || run.state === 'undone';
  return {
    ...summaryOf(run, { items: await countRunItems(db, key.pilotId, key.runId), key, log }),
    refused: REFUSED.readOrReport(await findRefused(db, key), { ...key }, reportTo(log)),
    undone: isUndone ? await undoneOf(db, key) : null,
  };
}

interface CountedRun extends Pick<AppContext, 'log'> {
  readonly items: readonly RunItemCount[];
  readonly key: RunKey;
}

function summaryOf({ counts, ...run }: StoredRun, { items, key, log }: CountedRun): RunSummary {
  const counted = (type: ImportedType, made: ImportEffect) =>
    sumOf(items, ({ dataType, effect }) => dataType === type && effect === made);
  return {
    ...run,
    counts: {
      ...(countsOf({ counts }, { key, log }) ?? UNKNOWN),
      added: counted('flight', 'added'),
      filled: counted('flight', 'filled'),
      sites: counted('site', 'added'),
      gliders: counted('glider', 'added'),
      gear: counted('gear', 'added'),
      handlings: counted('handling', 'added'),
      pilot: counted('pilot', 'filled'),
    },
  };
}

function countsOf(
  { counts }: Pick<StoredRun, 'counts'>,
  { key, log }: Pick<CountedRun, 'key' | 'log'>,
): RunCounts | null {
  return STORED_COUNTS.readOrReport(counts, { ...key }, reportTo(log));
}

/** A run can be listed and undone without them. */
function reportTo(log: Pick<Logger, 'error'>): DamageReport {
  return (problem) => log.error({ problem }, 'what the page has counted of an import is damaged, and left out');
}

function sumOf(items: readonly RunItemCount[], isCounted: (item: RunItemCount) => boolean): number {
  return items.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
}
