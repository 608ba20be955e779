import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { type ItemResult, itemResult, MAX_PART_ITEMS } from '#contract/imports';
import type { AppContext, Configured } from '#server/context/app-context';
import { unixSeconds } from '#server/context/clock';
import type { Db } from '#server/db/schema';
import type { Encoding } from '#server/encoding/compression';
import { addClientKey, findByClientKey } from '#server/repositories/client-keys';
import { findRun, type RunKey } from '#server/repositories/imports/runs';
import { AppError } from '#server/services/app-error';
import { queueFindings } from '#server/services/findings';
import { readInline, replyToWrite, type WriteReply } from '#server/services/logbook/load';
import { markerOf } from '#server/services/logbook/read-logbook';
import { countWrite, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { preparingOnThread } from '#server/services/tracks';
import { importFlight } from './import-flight.ts';
import { importGlider, importSite } from './import-named.ts';
import type { Part, TrackOf } from './part.ts';
import { prepareTracks } from './part-tracks.ts';
import { type RunTransaction, saveRunItem } from './run-item.ts';

/** The data type under which client keys of parts are stored. */
const PART = 'importPart';

type PartContext = TransactionContext & WriteLimitContext & Pick<AppContext, 'threads' | 'jobSignal'>;
type Reply = WriteReply<{ readonly results: readonly ItemResult[] }>;

/**
 * Saves a part of a run, each of its items or what is wrong with it, in one transaction. The same key again has the same
 * results, and saves nothing. Throws `notFound` without such a run, and `badRequest` once it has ended.
 */
export async function importPart(
  context: PartContext,
  run: RunKey,
  { part, encoding }: { readonly part: Part; readonly encoding: Encoding },
): Promise<Reply> {
  const { pilotId } = run;
  await rejectUnfit(context.reader, run, part);
  const isSaved = (await resultsOf(context.reader, run, part)) !== null;
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
  work: { readonly part: Part; readonly trackOf: TrackOf },
): Promise<readonly ItemResult[]> {
  const { db, pilotId, now } = tx;
  const run = await findRun(db, tx);
  if (run?.state !== 'open') throw new AppError(run ? 'badRequest' : 'notFound');
  await countWrite(context, tx);
  const results = await saveItems(context, tx, work);
  if (work.part.flights.some(({ igc }) => igc !== null)) await queueFindings(db, { pilotId, now, isUrgent: false });
  const answer = JSON.stringify(results);
  const stored = { dataType: PART, itemId: tx.runId, nowS: unixSeconds(now), answer };
  await addClientKey(db, { pilotId, clientKey: keyOf(work.part) }, stored);
  return results;
}

/** Others get the event loop after each item. */
async function saveItems(
  context: Configured<'pilotLimits'>,
  tx: RunTransaction,
  { part, trackOf }: { readonly part: Part; readonly trackOf: TrackOf },
): Promise<readonly ItemResult[]> {
  const results: ItemResult[] = [];
  for (const site of part.sites) {
    results.push(await saveRunItem(tx, { dataType: 'site', ref: site.ref }, () => importSite(context, tx, site)));
    await setImmediate();
  }
  for (const glider of part.gliders) {
    const save = () => importGlider(context, tx, glider);
    results.push(await saveRunItem(tx, { dataType: 'glider', ref: glider.ref }, save));
    await setImmediate();
  }
  for (const flight of part.flights) {
    const save = () => importFlight(context, tx, { flight, trackOf });
    results.push(await saveRunItem(tx, { dataType: 'flight', ref: flight.ref }, save));
    await setImmediate();
  }
  return results;
}

/** Throws before any costly work. */
async function rejectUnfit(db: Db, run: RunKey, { sites, gliders, flights }: Part): Promise<void> {
  if (sites.length + gliders.length + flights.length > MAX_PART_ITEMS) throw new AppError('badRequest');
  if (!(await findRun(db, run))) throw new AppError('notFound');
}

/** Returns the results of a part that was saved before; null when it was not. */
async function resultsOf(db: Db, { pilotId, runId }: RunKey, part: Part): Promise<readonly ItemResult[] | null> {
  const known = await findByClientKey(db, { pilotId, clientKey: keyOf(part) });
  if (!known) return null;
  if (known.dataType !== PART || known.itemId !== runId || known.answer === null) throw new AppError('badRequest');
  return v.parse(v.array(itemResult), JSON.parse(known.answer));
}

function keyOf({ clientKey }: Part): string {
  return clientKey.toLowerCase();
}
