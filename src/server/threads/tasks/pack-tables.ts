import { gzipSync } from 'node:zlib';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import type { TimeRange } from '#domain/track/flight/time-range';
import { readFindings } from '#server/repositories/findings/findings';
import { exportedFindingsOf, findingsTablesOf } from '#server/services/export/findings-tables';
import { readWholeLogbook } from '#server/services/export/logbook';
import { tablesOf } from '#server/services/export/tables';
import { threadDatabase } from '../thread-database.ts';

/** The logbook to be exported, and what the tables contain beside it. */
export interface TablesToPack {
  readonly pilotId: number;
  /** ISO 8601, UTC, whole seconds. */
  readonly exportedAt: string;
  readonly sessions: readonly unknown[];
  /** The tracks in the same export, by the ids of their flights. */
  readonly igcFiles: ReadonlyMap<number, ExportedTrack>;
}

/** A track of an export: the name of its file, and the part of it that is the flight, null for what an analysis finds. */
export interface ExportedTrack {
  readonly igcFile: string;
  readonly igcRange: TimeRange | null;
}

const NO_TRACK = { igcFile: null, igcRange: null };

/** Files of an export in gzip, as lists of the same length. */
export interface PackedTables {
  readonly names: readonly string[];
  readonly contents: readonly Uint8Array[];
}

/** Reads a pilot's logbook, and returns it as CSV files and, with every field, as JSON. */
export async function packTables({ pilotId, exportedAt, sessions, igcFiles }: TablesToPack): Promise<PackedTables> {
  const { reader, dialect } = await threadDatabase();
  const { logbook, findings } = await dialect.reading(reader, async (db) => {
    const whole = await readWholeLogbook(db, pilotId);
    const flightIds = whole.flights.filter(({ hasTrack }) => hasTrack).map(({ id }) => id);
    const query = { pilotId, flightIds, version: FINDINGS_VERSION };
    return { logbook: whole, findings: await readFindings(db, query, (text) => exportedFindingsOf(JSON.parse(text))) };
  });
  const flights = logbook.flights.map((flight) => ({ ...flight, ...(igcFiles.get(flight.id) ?? NO_TRACK) }));
  const whole = { exportedAt, ...logbook, flights, sessions };
  const tables = [
    ...tablesOf(logbook),
    ...findingsTablesOf(logbook, findings),
    ['logbook.json', JSON.stringify(whole, null, 2)] as const,
  ];
  return { names: tables.map(([name]) => name), contents: tables.map(([, text]) => gzipSync(text)) };
}
