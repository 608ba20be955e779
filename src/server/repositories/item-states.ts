import { FLIGHT, type FlightInput } from '#domain/fields/flight';
import { GEAR, type GearInput } from '#domain/fields/gear';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import { HANDLING, type HandlingInput } from '#domain/fields/handling';
import { PILOT, type PilotInput } from '#domain/fields/pilot';
import { SITE, type SiteInput } from '#domain/fields/site';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { Db } from '#server/db/schema';
import { rowReader } from './item-rows.ts';
import { rangeOfRow } from './tracks.ts';

/** The values of a flight that an undo compares: all that the pilot can change, nothing that is computed. */
interface FlightState {
  readonly fields: FlightInput;
  readonly igcFileName: string | null;
  readonly track: null | { readonly sha256: string; readonly range: TimeRange | null };
}

/** The fields of the items that have no track, by their table. */
interface PlainFields {
  readonly sites: SiteInput;
  readonly gliders: GliderInput;
  readonly gear: GearInput;
  readonly handlings: HandlingInput;
}

/** The values of an item without a track that an undo compares. */
interface PlainState<Table extends keyof PlainFields> {
  readonly fields: PlainFields[Table];
}

/** The fields of the pilot that an undo compares. */
interface PilotState {
  readonly fields: PilotInput;
}

const pilotOf = rowReader(PILOT.fields);
const flightOf = rowReader(FLIGHT.fields);
const PLAIN: { readonly [Table in keyof PlainFields]: (row: object) => PlainFields[Table] } = {
  sites: rowReader(SITE.fields),
  gliders: rowReader(GLIDER.fields),
  gear: rowReader(GEAR.fields),
  handlings: rowReader(HANDLING.fields),
};

/** The columns of a flight and of its track. */
type FlightStateRow = Awaited<ReturnType<ReturnType<typeof visibleFlights>['executeTakeFirstOrThrow']>>;

interface VisibleItem {
  readonly pilotId: number;
  readonly id: number;
}

/** Returns the state of a visible flight; null when there is none. */
export async function findFlightState(db: Db, { pilotId, id }: VisibleItem): Promise<FlightState | null> {
  const row = await visibleFlights(db, pilotId).where('flights.id', '=', id).executeTakeFirst();
  return row ? stateOf(row) : null;
}

/** Returns the states of those of the flights that are visible, in the order of their ids. */
export async function findFlightStates(
  db: Db,
  pilotId: number,
  ids: readonly number[],
): Promise<readonly IdentifiedFlight[]> {
  const rows = await visibleFlights(db, pilotId).where('flights.id', 'in', ids).orderBy('flights.id').execute();
  return rows.map((row) => ({ id: row.id, ...stateOf(row) }));
}

/** A visible flight with its state. */
export interface IdentifiedFlight extends FlightState {
  readonly id: number;
}

function visibleFlights(db: Db, pilotId: number) {
  return db
    .selectFrom('flights')
    .leftJoin('tracks', (join) =>
      join.onRef('tracks.pilot_id', '=', 'flights.pilot_id').onRef('tracks.flight_id', '=', 'flights.id'),
    )
    .selectAll('flights')
    .select(['tracks.sha256', 'tracks.range_from', 'tracks.range_to'])
    .where('flights.pilot_id', '=', pilotId)
    .where('flights.is_deleted', '=', 0);
}

function stateOf(row: FlightStateRow): FlightState {
  const track = row.sha256 === null ? null : { sha256: row.sha256, range: rangeOfRow(row) };
  return { fields: flightOf(row), igcFileName: row.igc_file_name, track };
}

/** Returns the state of a visible item without a track; null when there is none. */
export async function findPlainState<Table extends keyof PlainFields>(
  db: Db,
  table: Table,
  { pilotId, id }: VisibleItem,
): Promise<PlainState<Table> | null> {
  const row = await findPlainRow(db, table, { pilotId, id });
  return row ? { fields: PLAIN[table](row) } : null;
}

function findPlainRow(db: Db, table: keyof PlainFields, { pilotId, id }: VisibleItem): Promise<object | undefined> {
  return db
    .selectFrom(table)
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
}

/** Returns the state of the pilot's own fields. */
export async function findPilotState(db: Db, pilotId: number): Promise<PilotState> {
  const row = await db.selectFrom('pilots').selectAll().where('id', '=', pilotId).executeTakeFirstOrThrow();
  return { fields: pilotOf(row) };
}
