import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { type ItemResult, itemResult, MAX_PART_ITEMS } from '#contract/import/imports';
import { unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import type { Encoding } from '#server/encoding/compression';
import { addClientKey, findByClientKey } from '#server/repositories/client-keys';
import { addItemBytes, findRun, nextPosition, type RunItemKey, type RunKey } from '#server/repositories/import-runs';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { readInline, replyToWrite, type WriteReply } from '#server/services/logbook/load';
import { markerOf } from '#server/services/logbook/read-logbook';
import { countWrite, type TextLimitContext, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { queueFindings } from '#server/services/tracks/findings';
import { type PrepareTrack, preparingOnThread } from '#server/services/tracks/prepare-on-thread';
import type { PreparedTrack } from '#server/services/tracks/prepare-track';
import { importFlight, importGlider, importPilot, importSite } from './import-items.ts';
import {
  type ItemEffect,
  type RunPart,
  type RunPartFlight,
  type RunTransaction,
  saveRunItem,
  type TrackOf,
} from './run-item.ts';
import { forgetLargeRuns } from './runs.ts';

/** The data type under which client keys of parts are stored. */
const PART = 'importPart';
const RESPONSE = storedJson('client_keys.answer', v.array(itemResult));
/** Each part postpones them: while tracks come, the threads read them. The end of the run starts them at once. */
const FINDINGS_DELAY_S = 30;

type PartContext = TransactionContext & WriteLimitContext & Pick<AppContext, 'threads' | 'jobSignal'>;
type PartReply = WriteReply<{ readonly results: readonly ItemResult[] }>;

/**
 * Saves a part of a run, each of its items or what is wrong with it, in one transaction. The same key again has the same
 * results, and saves nothing. Throws `notFound` without such a run, and `badRequest` once it has ended.
 */
export async function saveImportPart(
  context: PartContext,
  run: RunKey,
  { part, encoding }: { readonly part: RunPart; readonly encoding: Encoding },
): Promise<PartReply> {
  const { pilotId } = run;
  const isSaved = (await resultsOf(context.reader, run, part)) !== null;
  await rejectUnfit(context.reader, run, { part, isSaved });
  const trackOf = await prepareTracks(isSaved ? [] : part.flights, preparingOnThread(context, pilotId));
  const written = await inPilotTransaction(context, pilotId, async (tx) => {
    const known = await resultsOf(tx.db, run, part);
    const results = known ?? (await savePart(context, { ...tx, runId: run.runId }, { part, trackOf }));
    return { extra: { results }, reading: await readInline(tx.db, pilotId, part) };
  });
  context.jobSignal.wake();
  return replyToWrite(context, { pilotId, marker: markerOf(part), encoding }, written);
}

async function savePart(
  context: PartContext,
  tx: RunTransaction,
  work: { readonly part: RunPart; readonly trackOf: TrackOf },
): Promise<readonly ItemResult[]> {
  const { db, pilotId, now } = tx;
  const run = await findRun(db, tx);
  if (run?.state !== 'open') throw new AppError(run ? 'badRequest' : 'notFound');
  await countWrite(context, tx);
  const results = await saveItems(context, tx, work);
  if (work.part.flights.some(({ igc }) => igc !== null)) {
    await queueFindings(db, { pilotId, now, isUrgent: false, delayS: FINDINGS_DELAY_S });
  }
  const response = JSON.stringify(results);
  const stored = { dataType: PART, itemId: tx.runId, nowS: unixSeconds(now), response };
  await addClientKey(db, { pilotId, clientKey: keyOf(work.part) }, stored);
  return results;
}

/** Saves the pilot's fields while there is nothing else, then sites and gliders before the flights that may have them. Others get the event loop after each item. */
async function saveItems(
  context: TextLimitContext,
  tx: RunTransaction,
  { part, trackOf }: { readonly part: RunPart; readonly trackOf: TrackOf },
): Promise<readonly ItemResult[]> {
  const { pilot, sites, gliders, flights, comparedUpTo } = part;
  const first = await nextPosition(tx.db, tx);
  const results: ItemResult[] = [];
  const keep = async (key: RunItemKey, save: () => Promise<ItemEffect>): Promise<void> => {
    results.push(await saveRunItem(tx, { ...key, position: first + results.length }, save));
    await setImmediate();
  };
  if (pilot) await keep({ dataType: 'pilot', ref: 'pilot' }, () => importPilot(tx, pilot));
  for (const site of sites) await keep({ dataType: 'site', ref: site.ref }, () => importSite(context, tx, site));
  for (const glider of gliders) {
    await keep({ dataType: 'glider', ref: glider.ref }, () => importGlider(context, tx, glider));
  }
  for (const flight of flights) {
    const save = () => importFlight(context, tx, { flight, trackOf, comparedUpTo });
    await keep({ dataType: 'flight', ref: flight.ref }, save);
  }
  await addItemBytes(tx.db, tx, first);
  await forgetLargeRuns(context, tx, tx.runId);
  return results;
}

/** Throws before any costly work. */
async function rejectUnfit(
  db: Db,
  key: RunKey,
  { part, isSaved }: { readonly part: RunPart; readonly isSaved: boolean },
): Promise<void> {
  const { sites, gliders, flights } = part;
  if (sites.length + gliders.length + flights.length > MAX_PART_ITEMS) throw new AppError('badRequest');
  const run = await findRun(db, key);
  if (!run) throw new AppError('notFound');
  if (run.state !== 'open' && !isSaved) throw new AppError('badRequest');
}

/** Returns the results of a part that was saved before; null when it was not. */
async function resultsOf(db: Db, { pilotId, runId }: RunKey, part: RunPart): Promise<readonly ItemResult[] | null> {
  const known = await findByClientKey(db, { pilotId, clientKey: keyOf(part) });
  if (!known) return null;
  if (known.dataType !== PART || known.itemId !== runId || known.response === null) throw new AppError('badRequest');
  return RESPONSE.read(known.response, { pilotId, clientKey: keyOf(part) });
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
