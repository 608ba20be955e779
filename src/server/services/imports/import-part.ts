import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { type ItemResult, itemOutcome, itemResult, MAX_PART_ITEMS } from '#contract/import/imports';
import { omitted } from '#domain/fields/field';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import type { Encoding } from '#server/encoding/compression';
import {
  addItemBytes,
  addPart,
  findPart,
  findRun,
  nextPosition,
  type RunItemKey,
  type RunKey,
} from '#server/repositories/import-runs';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { hashOfBody, keyReused, rejectOtherBody } from '#server/services/keyed-calls';
import { readInline, replyToWrite, type WriteReply } from '#server/services/logbook/load';
import { markerOf } from '#server/services/logbook/read-logbook';
import {
  countWrite,
  rejectTooManyKeys,
  type TextLimitContext,
  type WriteLimitContext,
} from '#server/services/pilot-limits';
import { inPilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { queueFindings } from '#server/services/tracks/findings';
import { type PrepareTrack, preparingOnThread } from '#server/services/tracks/prepare-on-thread';
import type { PreparedTrack } from '#server/services/tracks/prepare-track';
import {
  importFlight,
  importFlightsBefore,
  importGear,
  importGlider,
  importHandling,
  importPilot,
  importSite,
} from './import-items.ts';
import {
  type ItemEffect,
  type RunPart,
  type RunPartFlight,
  type RunTransaction,
  saveRunItem,
  type TrackOf,
} from './run-item.ts';
import { forgetLargeRuns } from './runs.ts';

/** In the order of the part's items, whose names are in the part that is sent again; version 1.1.0 has stored the names, too. */
const RESULTS = storedJson('import_parts.results', v.array(v.union([itemResult, itemOutcome])));
/** Each part postpones them: while tracks come, the threads read them. The end of the run starts them at once. */
const FINDINGS_DELAY_S = 30;

type PartContext = TransactionContext & WriteLimitContext & Pick<AppContext, 'threads' | 'jobSignal'>;
type PartReply = WriteReply<{ readonly results: readonly ItemResult[] }>;

/**
 * Saves a part of a run, each of its items or what is wrong with it, in one transaction. The same key again has the same
 * results, and saves nothing. Throws `notFound` without such a run, and `badRequest` once it has ended, or where the key came with
 * another part.
 */
export async function saveImportPart(
  context: PartContext,
  run: RunKey,
  { part, encoding }: { readonly part: RunPart; readonly encoding: Encoding },
): Promise<PartReply> {
  const { pilotId } = run;
  const sent = { ...run, part, bodyHash: hashOfPart(part) };
  const isSaved = (await resultsOf(context.reader, sent)) !== null;
  await rejectUnfit(context.reader, run, { part, isSaved });
  const trackOf = await prepareTracks(isSaved ? [] : part.flights, preparingOnThread(context, pilotId));
  const written = await inPilotTransaction(context, pilotId, async (tx) => {
    const known = await resultsOf(tx.db, sent);
    const results = known ?? (await savePart(context, { ...tx, runId: run.runId }, { sent, trackOf }));
    return { extra: { results }, reading: await readInline(tx.db, pilotId, part) };
  });
  context.jobSignal.wake();
  return replyToWrite(context, { pilotId, marker: markerOf(part), encoding }, written);
}

/** A part, and the run to which it was sent. */
interface SentPart extends RunKey {
  readonly part: RunPart;
  readonly bodyHash: string;
}

/** Blank values count as absent, so that a page and a server that know different fields agree on the hash. */
function hashOfPart(part: RunPart): string {
  const { pilot, sites, gliders, gear, handlings, flights, comparedUpTo, handlingsComparedUpTo } = part;
  const items = [pilot ?? {}, ...sites, ...gliders, ...flights, ...gear, ...handlings].map(withoutBlanks);
  // Version 1.1.0 has stored hashes of parts without gear and ground handling.
  const counts = [
    sites.length,
    gliders.length,
    flights.length,
    ...[gear.length, handlings.length].filter((n) => n > 0),
  ];
  return hashOfBody({ comparedUpTo, ...(handlingsComparedUpTo > 0 && { handlingsComparedUpTo }), counts, items });
}

function withoutBlanks(values: object) {
  return Object.fromEntries(Object.entries<unknown>({ ...values }).filter(([, value]) => !isBlank(value)));
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);
}

async function savePart(
  context: PartContext,
  tx: RunTransaction,
  { sent, trackOf }: { readonly sent: SentPart; readonly trackOf: TrackOf },
): Promise<readonly ItemResult[]> {
  const { db, pilotId, now } = tx;
  const { part, bodyHash } = sent;
  const run = await findRun(db, tx);
  if (run?.state !== 'open') throw new AppError(run ? 'badRequest' : 'notFound');
  await countWrite(context, tx);
  await rejectTooManyKeys(db, pilotId);
  const results = await saveItems(context, tx, { part, trackOf });
  if (part.flights.some(({ igc }) => igc !== null)) {
    await queueFindings(db, { pilotId, now, isUrgent: false, delayS: FINDINGS_DELAY_S });
  }
  const stored = JSON.stringify(results.map((result) => omitted(result, ['dataType', 'ref'])));
  await addPart(db, tx, { clientKey: keyOf(part), bodyHash, results: stored });
  await forgetLargeRuns(context, tx, tx.runId);
  return results;
}

/** Saves the pilot's fields while there is nothing else, then sites and gliders before what may have them. Others get the event loop after each item. */
async function saveItems(
  context: TextLimitContext,
  tx: RunTransaction,
  { part, trackOf }: { readonly part: RunPart; readonly trackOf: TrackOf },
): Promise<readonly ItemResult[]> {
  const { pilot, before, sites, gliders, gear, handlings, flights, comparedUpTo, handlingsComparedUpTo } = part;
  const first = await nextPosition(tx.db, tx);
  const results: ItemResult[] = [];
  const keep = async (key: RunItemKey, save: () => Promise<ItemEffect>): Promise<void> => {
    results.push(await saveRunItem(tx, { ...key, position: first + results.length }, save));
    await setImmediate();
  };
  if (pilot) await keep({ dataType: 'pilot', ref: 'pilot' }, () => importPilot(tx, pilot));
  if (before) await keep({ dataType: 'pilot', ref: 'before' }, () => importFlightsBefore(tx, before));
  for (const site of sites) await keep({ dataType: 'site', ref: site.ref }, () => importSite(context, tx, site));
  for (const glider of gliders) {
    await keep({ dataType: 'glider', ref: glider.ref }, () => importGlider(context, tx, glider));
  }
  for (const item of gear) await keep({ dataType: 'gear', ref: item.ref }, () => importGear(context, tx, item));
  for (const flight of flights) {
    const save = () => importFlight(context, tx, { flight, trackOf, comparedUpTo });
    await keep({ dataType: 'flight', ref: flight.ref }, save);
  }
  for (const handling of handlings) {
    const save = () => importHandling(context, tx, { handling, comparedUpTo: handlingsComparedUpTo });
    await keep({ dataType: 'handling', ref: handling.ref }, save);
  }
  await addItemBytes(tx.db, tx, first);
  return results;
}

/** Throws before any costly work. */
async function rejectUnfit(
  db: Db,
  key: RunKey,
  { part, isSaved }: { readonly part: RunPart; readonly isSaved: boolean },
): Promise<void> {
  const { sites, gliders, gear, handlings, flights } = part;
  const items = [sites, gliders, gear, handlings, flights].flat().length;
  if (items > MAX_PART_ITEMS) throw new AppError('badRequest');
  const run = await findRun(db, key);
  if (!run) throw new AppError('notFound');
  if (run.state !== 'open' && !isSaved) throw new AppError('badRequest');
}

/** Returns the results of a part that was saved before; null when it was not. Throws `badRequest` where its key came with another part. */
async function resultsOf(db: Db, sent: SentPart): Promise<readonly ItemResult[] | null> {
  const { pilotId, runId, part } = sent;
  const known = await findPart(db, pilotId, keyOf(part));
  if (!known) return null;
  if (known.runId !== runId) throw keyReused();
  rejectOtherBody(known, sent);
  const items = itemsOf(part);
  return RESULTS.read(known.results, { pilotId, clientKey: keyOf(part) }).flatMap((outcome, index) => {
    if ('ref' in outcome) return [outcome];
    const item = items[index];
    return item ? [{ ...item, ...outcome }] : [];
  });
}

/** Returns the items of a part in the order in which they are saved. */
function itemsOf({ pilot, sites, gliders, gear, handlings, flights }: RunPart): readonly RunItemKey[] {
  return [
    ...(pilot ? [{ dataType: 'pilot', ref: 'pilot' } as const] : []),
    ...sites.map(({ ref }) => ({ dataType: 'site', ref }) as const),
    ...gliders.map(({ ref }) => ({ dataType: 'glider', ref }) as const),
    ...gear.map(({ ref }) => ({ dataType: 'gear', ref }) as const),
    ...flights.map(({ ref }) => ({ dataType: 'flight', ref }) as const),
    ...handlings.map(({ ref }) => ({ dataType: 'handling', ref }) as const),
  ];
}

function keyOf({ clientKey }: RunPart): string {
  return clientKey.toLowerCase();
}

/**
 * Prepares the tracks of a part one after the other, before its transaction. What is wrong with one is thrown when it is
 * asked for, and refuses its flight alone.
 */
async function prepareTracks(flights: readonly RunPartFlight[], prepare: PrepareTrack): Promise<TrackOf> {
  const prepared = new Map<RunPartFlight, PreparedTrack | AppError>();
  for (const flight of flights) {
    const track = await trackOrProblem(flight, prepare);
    if (track) prepared.set(flight, track);
  }
  return (flight) => {
    const track = prepared.get(flight) ?? null;
    if (track instanceof AppError) throw track;
    return track;
  };
}

async function trackOrProblem(
  { igc, igcEncoding, igcFileName, igcRange, date }: RunPartFlight,
  prepare: PrepareTrack,
): Promise<PreparedTrack | AppError | null> {
  if (igc === null) return null;
  try {
    const fileName = igcFileName?.trim() || null;
    const track = { text: igc, encoding: igcEncoding, mayBeLarge: true, fileName, range: igcRange };
    return await prepare({ ...track, date: date || null });
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') return error;
    throw error;
  }
}
