import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { MAX_TRACK_BYTES } from '#domain/file';
import { fieldsOfFound } from '#domain/import/fields-of-found';
import type { FoundFlight } from '#domain/import/found-flight';
import { knownFlights } from '#domain/import/known-flights';
import { outcomesOfSent, SAME_LAUNCH_S, type SentOutcome } from '#domain/import/match/sent-flights';
import { daysAfter, lastDayOnEarth } from '#domain/local-date';
import type { Site } from '#domain/site';
import { nameKey } from '#domain/text';
import type { FlightTimes } from '#domain/track/flight/time-range';
import { nearestSite } from '#domain/track/nearest-site';
import { isoSeconds, unixSeconds } from '#server/clock';
import { DatabaseError } from '#server/db/database-error';
import { storedJson } from '#server/db/stored-json';
import { isLocked } from '#server/repositories/admin';
import { findFlightsAround, findLastGlider } from '#server/repositories/flights';
import { addItemBytes, nextPosition } from '#server/repositories/import-runs';
import {
  type ArrivedFile,
  endWaits,
  findArrived,
  findArrivedPilots,
  findInboxState,
  findRunOfToken,
  findSentFlights,
  findWaitingVersions,
  type InboxOutcome,
  putInboxOutcome,
  rememberFlights,
  uncountInboxFile,
} from '#server/repositories/inbox-files';
import { type ClaimedJob, removeJob, rescheduleJob } from '#server/repositories/jobs';
import { GLIDERS, SITES } from '#server/repositories/plain-items';
import { findAnalysesOf } from '#server/repositories/track-results';
import type { AppContext, Configured } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { importFlight } from '#server/services/imports/import-items';
import { type RunPartFlight, saveRunItem } from '#server/services/imports/run-item';
import { countSentFile, forgetLargeRuns, startRunOfDevice } from '#server/services/imports/runs';
import { runJobs } from '#server/services/jobs';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { queueFindings } from '#server/services/tracks/findings';
import { summaryOf } from '#server/services/tracks/track-summaries';
import { QueueFullError } from '#server/threads/fair-queue';
import type { InboxReading, SentFlight } from './read-inbox-file.ts';
import { queueInbox } from './receive-file.ts';

export type TakeInContext = TransactionContext &
  Pick<AppContext, 'reader' | 'threads' | 'log' | 'jobSignal'> &
  Configured<'pilotLimits'>;

const PAYLOAD = storedJson('jobs.payload', v.object({ pilotId: v.number() }));
/** The owner of these tasks in the pool of threads: one thread at most reads what devices send. */
const OWNER = 'inbox';
const TIMEOUT_MS = 30_000;
/** Files of a pilot before it is the turn of another. */
const TURN = 4;
/** A claim is renewed while its server lives: another takes over what a killed one was reading. */
const [CLAIM_S, RENEW_MS] = [20, 5_000];
/** A file that cannot be saved so often, for a reason that may pass, waits for the pilot. */
const MOST_ATTEMPTS = 5;
/** Files of one name that wait, and are compared with a further one. */
const MOST_VERSIONS = 20;
/** Days around a flight on which an entry of the logbook may be the same, whose pilot has mistyped its date. */
const DAYS_AROUND = [-2, -1, 0, 1, 2];

/** Queues the jobs of files that nothing reads, as one that came while the last job of its pilot ended. */
export async function queueArrivedFiles({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  for (const pilotId of await findArrivedPilots(db)) await queueInbox(db, pilotId, unixSeconds(clock()));
}

/** Reads the files that devices have sent: sure flights are saved as an import run, anything else waits for the pilot. */
export function takeInFiles(context: TakeInContext, stop: AbortSignal): Promise<void> {
  const run = (job: ClaimedJob) => renewing(context, job, () => takeTurn(context, job, stop));
  return runJobs(context, { kind: 'inbox', concurrency: 2, claimS: CLAIM_S, run }, stop);
}

async function renewing({ db, clock, log }: TakeInContext, job: ClaimedJob, work: () => Promise<void>): Promise<void> {
  const renew = (): void => {
    rescheduleJob(db, job, unixSeconds(clock()) + CLAIM_S).catch((error: unknown) =>
      log.debug({ err: error }, 'the claim of a job could not be renewed'),
    );
  };
  const timer = setInterval(renew, RENEW_MS).unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

async function takeTurn(context: TakeInContext, job: ClaimedJob, stop: AbortSignal): Promise<void> {
  const { db, clock } = context;
  const { pilotId } = PAYLOAD.read(job.payload, { id: job.id });
  // What has arrived from a pilot who is locked now stays until that ends: this job is queued again each minute.
  if (await isLocked(db, pilotId)) {
    await removeJob(db, job);
    return;
  }
  const files = await findArrived(db, pilotId, TURN);
  for (const file of files) {
    if (stop.aborted) return rescheduleJob(db, job, unixSeconds(clock()));
    await takeInOrLeave(context, pilotId, { file, attempts: job.attempts });
  }
  await removeJob(db, job);
  // More may have arrived, also since, for which this job stood. A new one counts its attempts anew.
  if ((await findArrived(db, pilotId, 1)).length > 0) await queueInbox(db, pilotId, unixSeconds(clock()));
}

interface Attempt {
  readonly file: ArrivedFile;
  readonly attempts: number;
}

/** A file that cannot be saved for what it is waits for the pilot, so that those behind it have their turn. */
async function takeInOrLeave(context: TakeInContext, pilotId: number, { file, attempts }: Attempt): Promise<void> {
  try {
    await takeIn(context, pilotId, file);
  } catch (error) {
    if (error instanceof AppError && error.kind === 'noSession') return; // The pilot was deleted meanwhile.
    if (!isOfFile(error, attempts)) throw error;
    context.log.warn(
      { id: file.id, attempts, err: error },
      'a file that a device has sent could not be saved, and waits for its pilot',
    );
    await inPilotTransaction(context, pilotId, async ({ db }) => {
      const key = { pilotId, id: file.id };
      if ((await findInboxState(db, key)) === 'arrived') await putInboxOutcome(db, key, LEFT);
    });
  }
}

const LEFT: InboxOutcome = { state: 'waiting', runId: null, saved: 0 };

/** Whether an error is about the file, and not about a server or database that is busy or away. */
function isOfFile(error: unknown, attempts: number): boolean {
  if (error instanceof DatabaseError || error instanceof QueueFullError) return false;
  if (error instanceof AppError && error.kind !== 'tooOften' && error.kind !== 'busy') return true;
  return attempts >= MOST_ATTEMPTS;
}

async function takeIn(context: TakeInContext, pilotId: number, file: ArrivedFile): Promise<void> {
  const reading = await readingOf(context, pilotId, file);
  await inPilotTransaction(context, pilotId, async (tx) => {
    // Another server may have taken it in, whose claim of the job had expired meanwhile.
    if ((await findInboxState(tx.db, { pilotId, id: file.id })) !== 'arrived') return;
    await saveReading(context, tx, { file, reading });
  });
  context.jobSignal.wake();
}

/** A file that cannot be read in time waits for the pilot, whose browser may have more of it. */
async function readingOf(
  { db, threads, log }: TakeInContext,
  pilotId: number,
  file: ArrivedFile,
): Promise<InboxReading> {
  const { id, tokenId, name, content } = file;
  try {
    if (content === null || file.sizeBytes > MAX_TRACK_BYTES) return NOTHING_READ;
    const versions = await findWaitingVersions(db, { pilotId, tokenId, name }, MOST_VERSIONS);
    return await threads.run(OWNER, 'readInboxFile', { name, content, versions }, TIMEOUT_MS);
  } catch (error) {
    if (error instanceof QueueFullError || error instanceof DatabaseError) throw error;
    log.warn({ id, err: error }, 'a file that a device has sent could not be read, and waits for its pilot');
    return NOTHING_READ;
  }
}

const NOTHING_READ: InboxReading = { flights: [], needsPilot: true, begunBy: [], hasLongerVersion: false };

interface ReadFile {
  readonly file: ArrivedFile;
  readonly reading: InboxReading;
}

async function saveReading(context: TakeInContext, tx: PilotTransaction, read: ReadFile): Promise<void> {
  const { file, reading } = read;
  // A longer version has all that a shorter one asks.
  await endWaits(tx.db, tx.pilotId, reading.begunBy);
  const outcomes = await outcomesIn(context, tx, read);
  const wanted = reading.flights.filter(({ found }) => isSaved(outcomes.get(found.key)));
  const run = wanted.length > 0 ? await saveFlights(context, tx, { file, flights: wanted, outcomes }) : NO_RUN;
  const settled = reading.flights.filter(
    ({ found: { key } }) => outcomes.get(key)?.do !== 'ask' && !run.refused.has(key),
  );
  await rememberFlights(
    tx.db,
    { pilotId: tx.pilotId, tokenId: file.tokenId, flights: timesOf(settled.map(({ found }) => found)) },
    { contentHash: file.contentHash, sentAtS: unixSeconds(tx.now) },
  );
  const isAsked = reading.needsPilot || [...outcomes.values()].some((outcome) => outcome.do === 'ask');
  const isLeft = (isAsked && !reading.hasLongerVersion) || run.refused.size > 0;
  const state = isLeft ? 'waiting' : 'done';
  await putInboxOutcome(tx.db, { pilotId: tx.pilotId, id: file.id }, { state, runId: run.runId, saved: run.saved });
}

function isSaved(outcome: SentOutcome | undefined): boolean {
  return outcome?.do === 'add' || outcome?.do === 'fill';
}

/** What becomes of each flight. */
async function outcomesIn(
  { log }: Pick<AppContext, 'log'>,
  { db, pilotId, now }: PilotTransaction,
  { file: { tokenId }, reading }: ReadFile,
): Promise<ReadonlyMap<string, SentOutcome>> {
  const found = reading.flights.map((flight) => flight.found);
  if (found.length === 0) return new Map();
  const dates = [...new Set(found.flatMap(({ date }) => DAYS_AROUND.map((days) => daysAfter(date, days))))];
  const files = [...new Set(found.flatMap(({ track }) => (track ? [track.sha256] : [])))];
  const flights = await findFlightsAround(db, { pilotId, dates, files });
  const analyses = flights.length > 0 ? await findAnalysesOf(db, pilotId, idsOf(flights)) : [];
  const report = (problem: string): void => log.warn({ problem }, 'a damaged track was left out of a comparison');
  const tracks = analyses.flatMap((track) => summaryOf(pilotId, track, report));
  const [sites, gliders] = [await visibleSites(db, pilotId), await visibleGliders(db, pilotId)];
  const known = knownFlights({ flights, sites, gliders }, tracks);
  const sentBefore = await findSentFlights(db, { pilotId, tokenId, flights: timesOf(found) }, SAME_LAUNCH_S);
  return outcomesOfSent(found, { known, sentBefore, today: lastDayOnEarth(now) });
}

function timesOf(found: readonly FoundFlight[]): readonly FlightTimes[] {
  return found.flatMap(({ track }) => track ?? []);
}

function idsOf(items: readonly { readonly id: number }[]): readonly number[] {
  return items.map(({ id }) => id);
}

async function visibleSites(db: PilotTransaction['db'], pilotId: number): Promise<ReadonlyMap<number, Site>> {
  const found = await SITES.find(db, { pilotId, since: null });
  return new Map(found.flatMap((site) => (site.see ? [[site.id, site] as const] : [])));
}

async function visibleGliders(db: PilotTransaction['db'], pilotId: number) {
  const found = await GLIDERS.find(db, { pilotId, since: null });
  return new Map(found.flatMap((glider) => (glider.see ? [[glider.id, glider] as const] : [])));
}

interface FlightsToSave {
  readonly file: ArrivedFile;
  readonly flights: readonly SentFlight[];
  readonly outcomes: ReadonlyMap<string, SentOutcome>;
}

interface SavedFlights {
  readonly runId: number | null;
  readonly saved: number;
  /** The keys of the flights. */
  readonly refused: ReadonlySet<string>;
}

const NO_RUN: SavedFlights = { runId: null, saved: 0, refused: new Set() };

/** Saves flights into the run of this device and day. What a limit refuses waits for the pilot. */
async function saveFlights(
  context: TakeInContext,
  tx: PilotTransaction,
  { file, flights, outcomes }: FlightsToSave,
): Promise<SavedFlights> {
  const { db, pilotId, now } = tx;
  // Its tracks count to the same limit from here on.
  await uncountInboxFile(db, { pilotId, id: file.id });
  const runId =
    (await findRunOfToken(db, { pilotId, tokenId: file.tokenId, day: dayOf(now) })) ??
    (await startRunOfDevice(context, tx, file.source));
  const run = { ...tx, runId };
  const first = await nextPosition(db, run);
  const gear = await gearOf(tx, file);
  const refused = new Set<string>();
  let [saved, position] = [0, first];
  for (const { found, fileName, track } of flights) {
    const flight = partFlight(found, { id: idOf(outcomes.get(found.key)), fileName, ...gear(found) });
    const save = () => importFlight(context, run, { flight, trackOf: () => track, comparedUpTo: 0 });
    const result = await saveRunItem(run, { dataType: 'flight', ref: found.key, position }, save);
    position += 1;
    if (result.state === 'refused') refused.add(found.key);
    else if (result.effect !== 'unchanged') saved += 1;
    await setImmediate();
  }
  await addItemBytes(db, run, first);
  const dropped = [...outcomes.values()].filter((outcome) => outcome.do === 'drop').length;
  await countSentFile(context, db, { key: run, sent: { bytes: file.sizeBytes, known: dropped } });
  await forgetLargeRuns(context, tx, runId);
  if (saved > 0) await queueFindings(db, { pilotId, now, isUrgent: false });
  return { runId, saved, refused };
}

function dayOf(now: Date): string {
  return isoSeconds(now).slice(0, 10);
}

function idOf(outcome: SentOutcome | undefined): number {
  return outcome?.do === 'fill' ? outcome.flightId : 0;
}

interface Gear {
  readonly siteId: number | null;
  readonly gliderId: number | null;
}

/** Returns what finds the site and glider of a flight: the nearest site, and the glider of the device, of the file, or of the latest flight. */
async function gearOf(
  { db, pilotId }: PilotTransaction,
  { gliderId }: ArrivedFile,
): Promise<(found: FoundFlight) => Gear> {
  const [sites, gliders] = [await visibleSites(db, pilotId), await visibleGliders(db, pilotId)];
  const byName = new Map([...gliders.values()].map((glider) => [nameKey(glider.name), glider.id]));
  const own = gliderId !== null && gliders.has(gliderId) ? gliderId : null;
  const last = await findLastGlider(db, pilotId);
  return ({ launch, track, gliderName }) => {
    const site = launch === null || track?.beginsInAir ? null : nearestSite(launch, sites.values());
    return { siteId: site?.id ?? null, gliderId: own ?? byName.get(nameKey(gliderName)) ?? last };
  };
}

interface PartValues extends Gear {
  /** The entry that it fills; 0 for a new flight. */
  readonly id: number;
  readonly fileName: string | null;
}

function partFlight(found: FoundFlight, { id, fileName, siteId, gliderId }: PartValues): RunPartFlight {
  return {
    ref: found.key,
    id,
    ...fieldsOfFound(found),
    siteId,
    gliderId,
    siteRef: null,
    gliderRef: null,
    igc: null,
    igcEncoding: 'utf-8',
    igcFileName: fileName,
    igcRange: found.track?.range ?? null,
    createdAt: undefined,
  };
}
