import type { FlightInput } from '../fields/flight.ts';
import type { SiteInput } from '../fields/site.ts';
import { coordinatesOfSite } from '../site.ts';
import { degrees } from '../units.ts';
import type { KnownFlight, KnownTrack } from './found-flight.ts';

/** Flights of a logbook, with its sites and gliders by their ids. */
interface KnownItems {
  readonly flights: Iterable<FlightInput & { readonly id: number }>;
  readonly sites: ReadonlyMap<number, Pick<SiteInput, 'name' | 'lat' | 'lng'>>;
  readonly gliders: ReadonlyMap<number, { readonly name: string }>;
}

/** What is known of the track of a flight; times are Unix seconds. */
interface TrackSummary {
  readonly flightId: number;
  /** SHA-256 of the file. */
  readonly file: string;
  readonly launchTime: number;
  readonly landingTime: number;
  readonly launch: { readonly lat: number; readonly lng: number };
}

/** Returns flights of the logbook as matching needs them. */
export function knownFlights(
  { flights, sites, gliders }: KnownItems,
  tracks: readonly TrackSummary[],
): readonly KnownFlight[] {
  const byFlight = new Map(tracks.map((track) => [track.flightId, knownTrack(track)]));
  return Array.from(flights, ({ siteId, gliderId, ...flight }) => {
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
