import type { TimeRange } from '#domain/track/flight/time-range';
import type { Db } from '#server/db/schema';
import { ofVisibleFlights, rangeOfRow } from './tracks.ts';

/** A track's analysis, as JSON, with its flight and file. */
export interface AnalysedTrack {
  readonly flightId: number;
  readonly sha256: string;
  readonly range: TimeRange | null;
  readonly analysis: string;
}

/** Which tracks {@link findAnalyses} returns. */
interface AnalysesPage {
  /** The flight before the first one. */
  readonly after: number;
  readonly most: number;
  /** Only those of this file. */
  readonly sha256?: string | undefined;
}

/** Returns a page of a pilot's tracks with their analyses, in the order of their flights. */
export async function findAnalyses(
  db: Db,
  pilotId: number,
  { after, most, sha256 }: AnalysesPage,
): Promise<readonly AnalysedTrack[]> {
  const rows = await ofVisibleFlights(db, pilotId)
    .select(['flight_id', 'sha256', 'range_from', 'range_to', 'analysis'])
    .where('flight_id', '>', after)
    .$if(sha256 !== undefined, (query) => query.where('sha256', '=', sha256 ?? ''))
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
