import type { TimeRange } from '#domain/track/flight/time-range';
import type { Db } from '#server/db/schema';
import { rangeOfRow } from './tracks.ts';

/** A track's analysis, as JSON, with its flight and file. */
export interface AnalysedTrack {
  readonly flightId: number;
  readonly sha256: string;
  readonly range: TimeRange | null;
  readonly analysis: string;
}

/** Returns a page of a pilot's tracks with their analyses, in the order of their flights. */
export async function findAnalyses(
  db: Db,
  pilotId: number,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly AnalysedTrack[]> {
  const rows = await db
    .selectFrom('tracks')
    .select(['flight_id', 'sha256', 'range_from', 'range_to', 'analysis'])
    .where('pilot_id', '=', pilotId)
    .where('flight_id', '>', after)
    .orderBy('flight_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    flightId: row.flight_id,
    sha256: row.sha256,
    range: rangeOfRow(row),
    analysis: row.analysis,
  }));
}
