import { ARCHIVE_VERSION, type ArchivedLogbook } from '#contract/import/archive';
import { assemble, type FieldTable, type ValuesOf } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { ExportedLogbook } from './logbook.ts';

/** A track of an archive: the path and hash of its file, and the part of it that is the flight, null for what an analysis finds. */
export interface ArchivedTrack {
  readonly path: string;
  readonly sha256: string;
  readonly range: TimeRange | null;
}

/**
 * Returns a logbook as an archive has it: equal logbooks are equal texts, in whatever account they are, as items are
 * numbered in the order in which they were added. `tracks` are those in the archive, by the ids of their flights.
 */
export function archivedLogbookOf(
  { pilot, flights, sites, gliders }: ExportedLogbook,
  tracks: ReadonlyMap<number, ArchivedTrack>,
): ArchivedLogbook {
  const [siteNumbers, gliderNumbers] = [numbersOf(sites), numbersOf(gliders)];
  const numberIn = (numbers: ReadonlyMap<number, number>, id: number | null) =>
    id === null ? null : (numbers.get(id) ?? null);
  return {
    version: ARCHIVE_VERSION,
    pilot: valuesOf(PILOT.fields, pilot),
    sites: numbered(sites).map(([id, site]) => ({ ...entered(id, site), ...valuesOf(SITE.fields, site) })),
    gliders: numbered(gliders).map(([id, glider]) => ({ ...entered(id, glider), ...valuesOf(GLIDER.fields, glider) })),
    flights: numbered(flights).map(([id, flight]) => ({
      ...entered(id, flight),
      ...valuesOf(FLIGHT.fields, flight),
      siteId: numberIn(siteNumbers, flight.siteId),
      gliderId: numberIn(gliderNumbers, flight.gliderId),
      igcFileName: flight.igcFileName,
      track: tracks.get(flight.id) ?? null,
    })),
  };
}

interface StoredItem {
  readonly id: number;
  readonly createdAt: string;
}

function entered(id: number, { createdAt }: StoredItem): StoredItem {
  return { id, createdAt };
}

/** Returns the numbers of items in an archive, by their ids. */
export function numbersOf(items: readonly StoredItem[]): ReadonlyMap<number, number> {
  return new Map(numbered(items).map(([number, { id }]) => [id, number]));
}

/** Items with their numbers in an archive. */
function numbered<Item extends StoredItem>(items: readonly Item[]): readonly (readonly [number, Item])[] {
  return items.toSorted((a, b) => a.id - b.id).map((item, index) => [index + 1, item]);
}

/** The values of a table's fields, in its order. */
function valuesOf<Table extends FieldTable>(table: Table, item: ValuesOf<Table>): ValuesOf<Table> {
  const values: Readonly<Record<string, unknown>> = item;
  return assemble(Object.keys(table).map((name) => [name, values[name]]));
}
