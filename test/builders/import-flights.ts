import type { FoundFlight, FoundTrack, KnownFlight } from '#domain/import/found-flight';
import { degrees, metres, minutes } from '#domain/units';

/** A launch of these tests. */
export const LAUNCH = { lat: degrees(46.69), lng: degrees(7.86) };

/** Returns a place so many metres north of another. */
export function northOf(place: { readonly lat: number; readonly lng: number }, distanceM: number): typeof LAUNCH {
  return { lat: degrees(place.lat + distanceM / 111_195), lng: degrees(place.lng) };
}

/** What a test names of a found flight with a track; the rest follows. */
export interface TrackDraft {
  readonly key: string;
  readonly date?: string;
  /** Local time of the launch, which is UTC in these tests. */
  readonly time?: string;
  readonly airtime?: number;
  readonly launch?: typeof LAUNCH;
  readonly sha256?: string;
}

export function foundTrack(draft: TrackDraft): FoundFlight & { readonly track: FoundTrack } {
  const { key, date = '2026-05-03', time = '10:00', airtime = 60, launch = LAUNCH, sha256 = key } = draft;
  const launchTime = Date.parse(`${date}T${time}:00Z`) / 1000;
  return {
    ...foundRow({ key }),
    source: { path: `${key}.igc` },
    date,
    time,
    airtime: minutes(airtime),
    altitude: metres(1_900),
    launch,
    track: {
      sha256,
      range: null,
      launchTime,
      landingTime: launchTime + airtime * 60,
      landing: northOf(launch, 3_000),
      profile: '',
    },
  };
}

/** Returns a flight found in a table: all but the day is unknown, unless the test names it. */
export function foundRow(named: Partial<FoundFlight> & { readonly key: string }): FoundFlight {
  return {
    source: { path: 'table.csv', row: 1 },
    date: '2026-05-03',
    time: null,
    airtime: null,
    altitude: null,
    siteName: '',
    gliderName: '',
    remarks: '',
    launch: null,
    track: null,
    ...named,
  };
}

/** Returns a flight of the logbook: all but the day is unknown, unless the test names it. */
export function knownFlight(named: Partial<KnownFlight> & { readonly id: number }): KnownFlight {
  return {
    date: '2026-05-03',
    time: null,
    airtime: minutes(0),
    altitude: metres(0),
    siteName: '',
    siteCoordinates: null,
    gliderName: '',
    remarks: '',
    tags: [],
    track: null,
    ...named,
  };
}

/** Returns the flight of the logbook that a found track was saved as. */
export function savedFlight(id: number, draft: TrackDraft): KnownFlight {
  const { date, time, airtime, altitude, launch, track } = foundTrack(draft);
  const { sha256, launchTime, landingTime } = track;
  return knownFlight({
    id,
    date,
    time,
    airtime: airtime ?? minutes(0),
    altitude: altitude ?? metres(0),
    track: { sha256, launchTime, landingTime, launch: launch ?? LAUNCH },
  });
}
