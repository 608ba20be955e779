import type { ArchivedLogbook } from '#contract/import/archive';
import { coordinatesOfSite } from '#domain/site';
import type { Minutes } from '#domain/units';
import type { ReadFlight } from '../readings.ts';

export type FlightOfArchive = ArchivedLogbook['flights'][number];

/** Which archive it is: where it stands among those of the import, its path, and the hash of its logbook. */
export interface ArchiveName {
  readonly archive: number;
  readonly path: string;
  readonly sha256: string;
}

/** Returns a function that makes a flight of an archive one of the import, still without its track. */
export function archivedFlightsOf(
  { sites, gliders }: Pick<ArchivedLogbook, 'sites' | 'gliders'>,
  { archive, path, sha256 }: ArchiveName,
): (flight: FlightOfArchive) => ReadFlight {
  const siteOf = new Map(sites.map((site) => [site.id, site]));
  const gliderOf = new Map(gliders.map((glider) => [glider.id, glider]));
  return ({ id, createdAt, siteId, gliderId, igcFileName, track, ...fields }) => {
    const site = siteOf.get(siteId ?? 0);
    return {
      key: `${sha256}:${id}`,
      path,
      date: fields.date,
      time: fields.time,
      airtime: knownOrNull(fields.airtime),
      altitude: fields.altitude > 0 ? fields.altitude : null,
      siteName: site?.name ?? '',
      gliderName: gliderOf.get(gliderId ?? 0)?.name ?? '',
      remarks: fields.remarks,
      launch: site ? coordinatesOfSite(site) : null,
      track: null,
      archived: { archive, number: id, fields, createdAt, isTrackLost: track !== null },
    };
  };
}

/** An airtime of 0 is not known. */
function knownOrNull(airtime: Minutes): Minutes | null {
  return airtime > 0 ? airtime : null;
}
