import { MAX_PART_ITEMS, type PartResponse } from '#contract/import/imports';
import { omitted } from '#domain/fields/field';
import type { TrackHandle } from '#formats/readings';
import { type CallError, type CallErrorType, callErrorOf } from '#web/api/call-error.ts';
import { newClientKey } from '#web/parts/form/client-key.ts';
import type { ImportCalls } from '../calls.ts';
import { buildPart, type RunIds } from './build-part.ts';
import type { ImportPlan } from './plan.ts';
import { afterPart, beforeItemsAgain, type ImportProgress } from './progress.ts';
import { outcomeOfRun } from './run-outcome.ts';

/** The parts that sending needs. */
interface Sending extends Repeating {
  readonly calls: Pick<ImportCalls, 'start' | 'part' | 'run' | 'finish'>;
  readonly readIgc: (handle: TrackHandle) => Promise<Uint8Array>;
  readonly onProgress: (progress: ImportProgress) => void;
}

/**
 * Sends an import: the pilot's fields, its sites and gliders first, then its flights part by part, each with its key; `from` is
 * where an earlier attempt has stopped. When another device or tab has ended the run meanwhile, what is left goes into a new one. Rejects
 * with a `CallError`, or with the signal's reason once the pilot stops it.
 */
export async function sendImport(plan: ImportPlan, from: ImportProgress, sending: Sending): Promise<void> {
  let reached = from;
  const onProgress = (progress: ImportProgress): void => {
    reached = progress;
    sending.onProgress(progress);
  };
  try {
    await sendToRun(plan, from, { ...sending, onProgress });
  } catch (error) {
    if (!(await hasEnded(reached, error, sending))) throw error;
    await sendToRun({ ...plan, openRunId: null }, { ...reached, runId: null }, sending);
  }
}

async function hasEnded({ runId }: ImportProgress, error: unknown, { calls, signal }: Sending): Promise<boolean> {
  if (runId === null || signal.aborted || callErrorOf(error).type !== 'badRequest') return false;
  return (await calls.run(runId)).state !== 'open';
}

async function sendToRun(plan: ImportPlan, from: ImportProgress, sending: Sending): Promise<void> {
  const begun = await begin(plan, from, sending);
  const sited = await sendSitesAndGliders(plan, begun, sending);
  const geared = await sendGear(plan, sited, sending);
  const flown = await sendFlights(plan, geared, sending);
  const sent = await sendHandlings(plan, flown, sending);
  const { runId } = sent;
  if (runId === null) return;
  await untilSent(() => sending.calls.finish(runId, outcomeOfRun(plan, sent)), sending);
  sending.onProgress({ ...sent, isFinished: true });
}

/** Starts a run, unless the import goes on with one that was not finished. */
async function begin(plan: ImportPlan, from: ImportProgress, sending: Sending): Promise<ImportProgress> {
  const { source, filesNum, bytesNum, openRunId } = plan;
  if (from.runId !== null) return from;
  if (openRunId !== null) return report({ ...from, runId: openRunId }, sending);
  const clientKey = newClientKey();
  const started = { clientKey, source, filesNum, bytesNum };
  const { importId } = await untilSent(() => sending.calls.start(started), sending);
  return report({ ...from, runId: importId }, sending);
}

async function sendSitesAndGliders(plan: ImportPlan, from: ImportProgress, sending: Sending): Promise<ImportProgress> {
  let progress = beforeItemsAgain(from);
  const items = [
    // Sent once more when it goes on: for the server it is the same item of the run.
    ...(plan.pilot ? [{ ref: 'pilot', isSent: from.sent > 0, pilot: plan.pilot }] : []),
    ...(plan.before ? [{ ref: 'before', isSent: from.sent > 0, before: plan.before }] : []),
    ...plan.sites.map((site) => ({ ref: site.ref, isSent: from.ids.sites.has(site.ref), sites: [site] })),
    ...plan.gliders.map((glider) => ({ ref: glider.ref, isSent: from.ids.gliders.has(glider.ref), gliders: [glider] })),
  ].filter(({ isSent }) => !isSent);
  for (let start = 0; start < items.length; start += MAX_PART_ITEMS) {
    const part = items.slice(start, start + MAX_PART_ITEMS);
    const body = {
      clientKey: newClientKey(),
      pilot: start === 0 ? plan.pilot : null,
      ...(start === 0 && plan.before && { before: plan.before }),
      sites: part.flatMap((item) => ('sites' in item ? item.sites : [])),
      gliders: part.flatMap((item) => ('gliders' in item ? item.gliders : [])),
    };
    const response = await post(progress, body, sending);
    progress = report(afterPart(progress, { response, part: null, plan }), sending);
  }
  return progress;
}

/** Gear after its gliders. Sent once more when it goes on: for the server it is the same item of the run. */
async function sendGear(plan: ImportPlan, from: ImportProgress, sending: Sending): Promise<ImportProgress> {
  let progress: ImportProgress = { ...from, gearAdded: 0 };
  for (let start = 0; start < plan.gear.length; start += MAX_PART_ITEMS) {
    const gear = plan.gear
      .slice(start, start + MAX_PART_ITEMS)
      .map((one) => ({ ...one, gliderRefs: [...one.gliderRefs] }));
    const response = await post(progress, { clientKey: newClientKey(), gear }, sending);
    progress = report(afterPart(progress, { response, part: null, plan }), sending);
  }
  return progress;
}

/** See {@link sendGear}. */
async function sendHandlings(plan: ImportPlan, from: ImportProgress, sending: Sending): Promise<ImportProgress> {
  let progress: ImportProgress = { ...from, handlingsAdded: 0 };
  for (let start = 0; start < plan.handlings.length; start += MAX_PART_ITEMS) {
    const handlings = plan.handlings
      .slice(start, start + MAX_PART_ITEMS)
      .map((handling) => omitted(handling, ['source']));
    const { handlingsComparedUpTo } = plan;
    const body = { clientKey: newClientKey(), handlingsComparedUpTo, handlings };
    const response = await post(progress, body, sending);
    progress = report(afterPart(progress, { response, part: null, plan }), sending);
  }
  return progress;
}

async function sendFlights(plan: ImportPlan, from: ImportProgress, sending: Sending): Promise<ImportProgress> {
  const { flights, comparedUpTo } = plan;
  let progress = from;
  let size = FIRST_PART;
  const read = (start: number, ids: RunIds) =>
    buildPart({ flights: flights.slice(start), size, comparedUpTo, ids, readIgc: sending.readIgc });
  let next = read(progress.sent, progress.ids);
  while (progress.sent < flights.length) {
    sending.signal.throwIfAborted();
    const part = await next;
    const planned = flights.slice(progress.sent, progress.sent + part.taken);
    next = read(progress.sent + part.taken, progress.ids); // Read while this part is sent.
    const startedAt = performance.now();
    const response = part.body.flights?.length ? await post(progress, part.body, sending) : null;
    if (response) size = nextPartSize(part.body.flights?.length ?? size, performance.now() - startedAt);
    progress = report(afterPart(progress, { response, part: { planned, gone: part.gone }, plan }), sending);
  }
  return progress;
}

function post(
  { runId }: ImportProgress,
  body: Parameters<ImportCalls['part']>[1],
  sending: Sending,
): Promise<PartResponse> {
  if (runId === null) throw callErrorOf(new Error('The run was not started.'));
  return untilSent(() => sending.calls.part(runId, body), sending);
}

function report(progress: ImportProgress, { onProgress }: Sending): ImportProgress {
  onProgress(progress);
  return progress;
}

/** Flights of the first part: until it is known how fast this server is. */
export const FIRST_PART = 8;
/** How long a part should take, in milliseconds: well below the limit of a call. */
const WANTED_MS = 1_500;
/** The size grows at most by this factor from part to part. */
const MOST_GROWTH = 2;

/** Returns how many flights the next part has, after one of `size` flights that took `elapsedMs`. */
export function nextPartSize(size: number, elapsedMs: number): number {
  const growth = Math.min(MOST_GROWTH, WANTED_MS / Math.max(1, elapsedMs));
  return Math.max(1, Math.min(MAX_PART_ITEMS, Math.round(size * growth)));
}

/** How a call is repeated. */
interface Repeating {
  readonly signal: AbortSignal;
  /** Called with true when the connection is lost, and with false when it is back. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/** The longest pause between two attempts. */
const LONGEST_MS = 15_000;
const FIRST_MS = 500;
/** Failures of the server, and its limits: after so many in a row the pilot decides. */
const MOST_REJECTIONS = 4;

/** Nothing has come back: the same call is repeated for as long as it takes. */
const LOST: readonly CallErrorType[] = ['ajaxNetworkError'];
/** The server is busy or away. */
const BUSY: readonly CallErrorType[] = ['DBReadError', 'DBWriteError', 'badRequest'];

/**
 * Makes a call that carries a key, so that repeating it is harmless, until it succeeds. Waits while the connection is lost;
 * gives up on what a repetition cannot help. Rejects with a `CallError`, or with the signal's reason once it is aborted.
 */
export async function untilSent<Result>(call: () => Promise<Result>, repeating: Repeating): Promise<Result> {
  const { signal, onWaiting } = repeating;
  let rejections = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const result = await call();
      if (attempt > 0) onWaiting(false);
      return result;
    } catch (thrown) {
      const error = callErrorOf(thrown);
      rejections += Number(!LOST.includes(error.type));
      if (!isWorthAnother(error, rejections)) throw error;
      onWaiting(true);
    }
    await pause(Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt), signal);
    signal.throwIfAborted();
  }
}

function isWorthAnother({ type }: CallError, rejections: number): boolean {
  return LOST.includes(type) || (BUSY.includes(type) && rejections < MOST_REJECTIONS);
}

/** Resolves after a time, at once when the device is connected again, or when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
