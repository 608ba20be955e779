import type { FoundFlight, Match } from '#domain/import/found-flight';
import { degrees, metres, minutes } from '#domain/units';
import type { ReadTrack } from '#formats/readings';
import type { ReviewItem } from '#web/features/import/review/review.ts';

/** Returns the track of a flight in the file of that hash. */
export function readTrackOf(sha256: string): ReadTrack {
  return {
    sha256,
    range: null,
    launchTime: 1_777_800_000,
    landingTime: 1_777_804_500,
    landing: { lat: degrees(46.7), lng: degrees(7.9) },
    profile: 'AZ',
    handle: { blob: new Blob([sha256]), entry: null, kind: 'igc', index: 0 },
    fileName: `${sha256}.igc`,
    convertedFrom: null,
  };
}

/** Returns a flight found in a track, with the fields that a test names. */
export function foundFlight(key: string, named: Partial<FoundFlight> = {}): FoundFlight {
  return {
    key,
    source: { path: `${key}.igc` },
    date: '2026-05-03',
    time: '12:00',
    airtime: minutes(75),
    altitude: metres(2_100),
    siteName: '',
    gliderName: '',
    remarks: '',
    launch: null,
    track: readTrackOf(key),
    ...named,
  };
}

/** Returns a flight of a review: a new one, unless a test names its match. */
export function reviewItem(
  key: string,
  named: Partial<FoundFlight> = {},
  match: Match = { kind: 'new', certainty: 'sure' },
): ReviewItem {
  return {
    found: foundFlight(key, named),
    match,
    track: named.track === null ? null : readTrackOf(key),
    archived: null,
  };
}
