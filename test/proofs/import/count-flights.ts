import type { ResponseOf } from '#contract/endpoint';
import type { listTracks } from '#contract/tracks';
import { FLIGHT } from '#domain/fields/flight';
import { loaded, type Visitor } from '#test/servers/visitor';
import type { ImportPlan } from '#web/features/import/send/plan.ts';

/** Flights that are missing, and those that are there too often. */
export interface Miscount {
  readonly lost: number;
  readonly doubled: number;
}

/** What tells a flight from others, and how many there are: of a track its file and part of it, otherwise its values. */
type Tally = Map<string, number>;

/** Compares the flights of a logbook with those that an import was to add to the empty one. */
export async function countFlights(visitor: Visitor, plan: ImportPlan): Promise<Miscount> {
  const planned = tallyOf(
    plan.flights.map(({ track, fields }) => (track === null ? valuesOf(fields) : trackOf(track.sha256, track.range))),
  );
  const stored = await storedFlights(visitor);
  return { lost: missing(planned, stored), doubled: missing(stored, planned) };
}

async function storedFlights(visitor: Visitor): Promise<Tally> {
  const { tracks } = (await visitor.get<ResponseOf<typeof listTracks>>('/api/tracks')).body;
  const { flights } = await loaded(visitor);
  const rows = flights.filter((flight) => flight.see && !flight.hasTrack).map(valuesOf);
  return tallyOf([...rows, ...tracks.map(({ file, range }) => trackOf(file, range))]);
}

function trackOf(sha256: string, range: unknown): string {
  return JSON.stringify([sha256, range]);
}

/** Without site and glider: their ids are known only once they are saved. */
function valuesOf(flight: object): string {
  const values = new Map(Object.entries(flight));
  const names = Object.keys(FLIGHT.fields).filter((name) => name !== 'siteId' && name !== 'gliderId');
  return JSON.stringify(names.map((name) => values.get(name)));
}

function tallyOf(keys: readonly string[]): Tally {
  const tally: Tally = new Map();
  for (const key of keys) tally.set(key, (tally.get(key) ?? 0) + 1);
  return tally;
}

/** How many of the first are not among the others. */
function missing(tally: Tally, others: Tally): number {
  let sum = 0;
  for (const [key, count] of tally) sum += Math.max(0, count - (others.get(key) ?? 0));
  return sum;
}
