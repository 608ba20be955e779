import { yearOf } from '#domain/local-date';
import type { FlightWithTrack } from '#server/repositories/tracks';
import { uniqueNames } from './file-names.ts';

const FOLDER = 'tracks';

/**
 * Returns a function that names the IGC files of an archive by their flights: `tracks/2026/2026-07-12_1134_Annecy.igc`. The
 * paths are valid on any system, and unique.
 */
export function trackPaths(): (flight: FlightWithTrack) => string {
  const folders = new Map<string, (wanted: string) => string>();
  return (flight) => {
    const year = String(yearOf(flight.date));
    const nameFor = folders.get(year) ?? uniqueNames();
    folders.set(year, nameFor);
    return `${FOLDER}/${year}/${nameFor(`${stemOf(flight)}.igc`)}`;
  };
}

function stemOf({ date, time, site }: FlightWithTrack): string {
  return [date, time?.replace(':', ''), site].filter(Boolean).join('_');
}
