import type { KnownFlight, KnownTrack } from '#domain/import/found-flight';
import { coordinatesOfSite } from '#domain/site';
import { degrees } from '#domain/units';
import type { Logbook } from '#web/store/logbook.ts';
import type { TrackSummary } from '../calls.ts';

/** Returns the flights of the logbook as matching needs them. */
export function knownFlights(
  { flights, sites, gliders }: Pick<Logbook, 'flights' | 'sites' | 'gliders'>,
  tracks: readonly TrackSummary[],
): readonly KnownFlight[] {
  const byFlight = new Map(tracks.map((track) => [track.flightId, knownTrack(track)]));
  return [...flights.values()].map(({ siteId, gliderId, ...flight }) => {
    const site = siteId === null ? undefined : sites.get(siteId);
    return {
      id: flight.id,
      date: flight.date,
      time: flight.time,
      airtime: flight.airtime,
      altitude: flight.altitude,
      remarks: flight.remarks,
      tags: flight.tags,
      siteName: site?.name ?? '',
      siteCoordinates: site ? coordinatesOfSite(site) : null,
      gliderName: (gliderId === null ? undefined : gliders.get(gliderId)?.name) ?? '',
      track: byFlight.get(flight.id) ?? null,
    };
  });
}

function knownTrack({ file, launchTime, landingTime, launch }: TrackSummary): KnownTrack {
  return { sha256: file, launchTime, landingTime, launch: { lat: degrees(launch.lat), lng: degrees(launch.lng) } };
}
