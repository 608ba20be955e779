import * as v from 'valibot';
import { type ItemResult, itemResult, MAX_PART_ITEMS } from '#contract/import/imports';
import type { AppContext } from '#server/context/app-context';
import { unixSeconds } from '#server/context/clock';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import type { Encoding } from '#server/encoding/compression';
import { addClientKey, findByClientKey } from '#server/repositories/client-keys';
import { nextPosition, type RunItemKey } from '#server/repositories/imports/run-items';
import { findRun, type RunKey } from '#server/repositories/imports/runs';
import { AppError } from '#server/services/app-error';
import { replyAfterWrite, type WriteReply } from '#server/services/logbook/load';
import { markerOf } from '#server/services/logbook/read-logbook';
import { countWrite, type TextLimitContext, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type TransactionContext, takePiece } from '#server/services/pilot-transaction';
import { queueFindings } from '#server/services/tracks/findings';
import { preparingOnThread } from '#server/services/tracks/tracks';
import { importFlight } from './import-flight.ts';
import { importGlider, importSite } from './import-named.ts';
import { importPilot } from './import-pilot.ts';
import type { RunPart, TrackOf } from './part.ts';
import { prepareTracks } from './part-tracks.ts';
import { type ItemEffect, type RunTransaction, saveRunItem } from './run-item.ts';
import { forgetLargeRuns } from './runs.ts';

/** The data type under which client keys of parts are stored. */
const PART = 'importPart';
const RESPONSE = storedJson('client_keys.answer', v.array(itemResult));
/** Each part postpones them: while tracks come, the threads read them. The end of the run starts them at once. */
const FINDINGS_DELAY_S = 30;

/** How much a run takes is measured once in so many items. */
const MEASURED_ITEMS = 500;

type PartContext = TransactionContext & WriteLimitContext & Pick<AppContext, 'dialect' | 'threads' | 'jobSignal'>;
type PartReply = WriteReply<{ readonly results: readonly ItemResult[] }>;

/**
 * Saves a part of a run, each of its items or what is wrong with it. The same key again has the same results, and saves
 * nothing; after a server was killed within a part, it saves what is missing. Throws `notFound` without such a run, and `badRequest` once it has ended.
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
  const results = await savePart(context, run, { part, steps: stepsOf(context, part, trackOf) });
  context.jobSignal.wake();
  return replyAfterWrite(context, { pilotId, marker: markerOf(part), encoding }, { results });
}

/** A part, the steps that save it, and the results of those that are done. */
interface PartWork {
  readonly part: RunPart;
  readonly steps: readonly PartStep[];
  readonly results: readonly ItemResult[];
}

/** Commits after each piece: items that an interrupted call has saved are found by their names when the part is sent again. */
async function savePart(
  context: PartContext,
  run: RunKey,
  work: Omit<PartWork, 'results'>,
): Promise<readonly ItemResult[]> {
  let results: readonly ItemResult[] = [];
  for (;;) {
    const saved = await inPilotTransaction(
      context,
      run.pilotId,
      async (tx) =>
        (await resultsOf(tx.db, run, work.part)) ??
        (await savePiece(context, { ...tx, runId: run.runId }, { ...work, results })),
    );
    if (saved.length >= work.steps.length) return saved;
    results = saved;
  }
}

/** Saves as much as one transaction may, with the part's key when that is the last of it. Returns all results so far. */
async function savePiece(
  context: PartContext,
  tx: RunTransaction,
  { part, steps, results }: PartWork,
): Promise<readonly ItemResult[]> {
  const { db, pilotId, now } = tx;
  const run = await findRun(db, tx);
  if (run?.state !== 'open') throw new AppError(run ? 'badRequest' : 'notFound');
  if (results.length === 0) await countWrite(context, tx);
  const all = [...results, ...(await saveItems(context, tx, steps.slice(results.length)))];
  if (part.flights.some(({ igc }) => igc !== null)) {
    await queueFindings(db, { pilotId, now, isUrgent: false, delayS: FINDINGS_DELAY_S });
  }
  if (all.length < steps.length) return all;
  const stored = { dataType: PART, itemId: tx.runId, nowS: unixSeconds(now), response: JSON.stringify(all) };
  await addClientKey(db, { pilotId, clientKey: keyOf(part) }, stored);
  return all;
}

async function saveItems(
  context: TextLimitContext,
  tx: RunTransaction,
  steps: readonly PartStep[],
): Promise<readonly ItemResult[]> {
  const first = await nextPosition(tx.db, tx);
  const results: ItemResult[] = [];
  await takePiece(steps, async ({ key, save }, index) => {
    results.push(await saveRunItem(tx, { ...key, position: first + index }, () => save(tx)));
  });
  if (Math.floor(first / MEASURED_ITEMS) < Math.floor((first + results.length) / MEASURED_ITEMS)) {
    await forgetLargeRuns(context, tx, tx.runId);
  }
  return results;
}

/** How to save one item of a part. */
interface PartStep {
  readonly key: RunItemKey;
  readonly save: (tx: RunTransaction) => Promise<ItemEffect>;
}

/** Returns how to save the pilot's fields while there is nothing else, then sites and gliders before the flights that may have them. */
function stepsOf(context: TextLimitContext, part: RunPart, trackOf: TrackOf): readonly PartStep[] {
  const { pilot, comparedUpTo } = part;
  return [
    ...(pilot === null ? [] : [stepOf('pilot', { ref: 'pilot' }, (tx) => importPilot(tx, pilot))]),
    ...part.sites.map((site) => stepOf('site', site, (tx) => importSite(context, tx, site))),
    ...part.gliders.map((glider) => stepOf('glider', glider, (tx) => importGlider(context, tx, glider))),
    ...part.flights.map((flight) =>
      stepOf('flight', flight, (tx) => importFlight(context, tx, { flight, trackOf, comparedUpTo })),
    ),
  ];
}

function stepOf(dataType: RunItemKey['dataType'], { ref }: { readonly ref: string }, save: PartStep['save']): PartStep {
  return { key: { dataType, ref }, save };
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
