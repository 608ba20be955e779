import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FlightsChange } from '#domain/flights-change';
import type { AppContext } from '#server/context/app-context';
import { saveFlightsChange } from '#server/services/changes/change-flights';
import { undoChange } from '#server/services/changes/undo-change';
import { type BenchRow, timed } from './row.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder } from './setup/server-process.ts';

const RUNS = { runs: 5, warmUp: 1 };
const [SMALL, LARGE] = [1_000, 10_000];
/** A browser waits for six seconds; a slower computer needs several times as long as this one. */
const MOST_MS = 2_000;
/** Ten times the flights may take this many times as long: linear growth with tolerance for noise. */
const MOST_GROWTH = 13;
/** Of ten flights of the bench, one has a track. */
const FLIGHTS_A_TRACK = 10;

/** Time of changing all flights of a logbook at once and of undoing it, by the services, without the load that follows. */
export async function changesBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  try {
    const small = await logbookOf(context, SMALL);
    const large = await logbookOf(context, LARGE);
    const thousand = await small({ kind: 'addTags', tags: ['tandem'] });
    const tagged = await large({ kind: 'addTags', tags: ['tandem'] });
    const deleted = await large({ kind: 'delete' });
    return [
      rowOf('10,000 flights get a tag, and back', tagged),
      rowOf('10,000 flights (1,000 tracks) deleted, and back', deleted),
      {
        name: 'tags of 10,000 flights against 1,000',
        measured: `${tagged.toFixed(0)} ms`,
        against: `${thousand.toFixed(0)} ms`,
        ratio: tagged / thousand,
        aim: `linear: ≤ ${MOST_GROWTH}`,
        met: tagged / thousand <= MOST_GROWTH,
      },
    ];
  } finally {
    await close();
    await rm(dataFolder, { recursive: true });
  }
}

/** Makes a logbook, and returns what measures a change of all its flights with its undo. */
async function logbookOf(context: AppContext, flights: number) {
  const pilotId = await makeLogbook(context, `changes-${flights}@example.org`, {
    flights,
    tracks: flights / FLIGHTS_A_TRACK,
  });
  const ids = Array.from({ length: flights }, (_, index) => index + 1);
  return (change: FlightsChange) => timed(() => changeAndUndo(context, pilotId, { ids, change }), RUNS);
}

/** The marker is that of the present state: nothing is loaded with the response. */
async function changeAndUndo(
  context: AppContext,
  pilotId: number,
  { ids, change }: { readonly ids: readonly number[]; readonly change: FlightsChange },
): Promise<void> {
  const { revision } = await context.db
    .selectFrom('pilots')
    .select('revision')
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  const body = { ids: [...ids], clientKey: randomUUID(), encoding: 'br' as const };
  await saveFlightsChange(context, pilotId, { ...body, change: mutable(change), lastModified: revision + 1 });
  await undoChange(
    context,
    { pilotId, changeId: revision + 1 },
    { marker: { lastModified: revision + 2 }, encoding: 'br' },
  );
}

/** The contract's lists are not read-only. */
function mutable(change: FlightsChange) {
  return 'tags' in change ? { ...change, tags: [...change.tags] } : change;
}

function rowOf(name: string, measured: number): BenchRow {
  const aim = `≤ ${MOST_MS} ms`;
  return {
    name,
    measured: `${measured.toFixed(0)} ms`,
    against: aim,
    ratio: measured / MOST_MS,
    aim,
    met: measured <= MOST_MS,
  };
}
