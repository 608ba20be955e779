import * as v from 'valibot';
import type { StoredGround } from '#domain/ground/ground';
import { FLIGHT_DOUBTS } from '#domain/track/flight/time-range';
import { file, get, list, post } from './endpoint.ts';
import { timeRange } from './field-schemas.ts';
import { flightFindings } from './findings.ts';
import { flightIds } from './flights-changes.ts';

/** Most characters of packed heights. */
const MOST_CHARACTERS = 24_000;

/** The heights of the ground below a flight, from its launch to its landing; see `StoredGround` of the domain. */
export const flightGround = v.strictObject({
  ...timeRange.entries,
  heights: v.pipe(v.string(), v.maxLength(MOST_CHARACTERS)),
}) satisfies v.GenericSchema<StoredGround>;

/** The track file of a flight, byte for byte as uploaded. */
export const igcOfFlight = get('/api/flights/:id/igc', {
  access: 'pilot',
  scopes: ['logbook:read'],
  response: file('application/vnd.fai.igc'),
});

/**
 * The track files of many flights, under the names that the export has. Flights without a track are left out, and so are those that
 * the pilot does not have; `recordNotFound` when none is left. Files that are damaged in the database are named in `MISSING.txt`.
 */
export const tracksOfFlights = post('/api/flights/tracks', {
  access: 'pilot',
  body: v.strictObject({ ids: flightIds }),
  response: file('application/zip'),
});

/** The track of a flight as it is stored: which file, and what was found in it; null for a flight without one. */
export const trackOfFlight = get('/api/flights/:id/track', {
  access: 'pilot',
  /**
   * `file` names the bytes at `/api/track-files/:file`, and `range` the part of them that is the flight, null for what the
   * analysis finds; `flown` is from launch to landing, null when the analysis found no flight or is of another version;
   * `doubt` is why it may be no flight, null when it surely is one, and while it is not analysed by this version, as `beginsInAir`
   * is false then: whether the recording begins in the air; `timeZoneId` is null while an old track is not analysed again; `findings`, whose indexes count from the launch, is null
   * until they are computed, some seconds after the save, and stays so where they cannot be (`findingsFailed`); `ground` is
   * null until a browser has stored it.
   */
  response: v.nullable(
    v.strictObject({
      file: v.string(),
      range: v.nullable(timeRange),
      flown: v.nullable(timeRange),
      doubt: v.nullable(v.picklist(FLIGHT_DOUBTS)),
      beginsInAir: v.boolean(),
      timeZoneId: v.nullable(v.string()),
      findings: v.nullable(flightFindings),
      findingsFailed: v.boolean(),
      ground: v.nullable(flightGround),
    }),
  ),
});

/**
 * Stores the heights of the ground below a flight, which the browser has read from terrain tiles. The first ones stay while
 * the track does: the same call again changes nothing.
 */
export const storeGround = post('/api/flights/:id/ground', { access: 'pilot', body: flightGround });

/** The bytes of a track by their SHA-256: they never change. */
export const trackFile = get('/api/track-files/:file', {
  access: 'pilot',
  response: file('application/vnd.fai.igc'),
  isNamedByContent: true,
});

/** Finds the pilot's flights whose tracks have this SHA-256, in hexadecimal digits. */
export const knownTrack = get('/api/tracks/known', {
  access: 'pilot',
  /**
   * `flightId` is the first flight with exactly this file, null when there is none. `flights` are all that have it, each with its
   * launch and landing in Unix seconds; those still to be analysed again are missing.
   */
  response: v.strictObject({
    flightId: v.nullable(v.number()),
    flights: list(v.strictObject({ flightId: v.number(), launchTime: v.number(), landingTime: v.number() })),
  }),
  query: v.strictObject({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
});

/**
 * Lists the tracks of the logbook with what an import compares, in the order of their flights. Old tracks that are still to
 * be analysed again are missing.
 */
export const listTracks = get('/api/tracks', {
  access: 'pilot',
  response: v.strictObject({
    tracks: list(
      v.strictObject({
        flightId: v.number(),
        /** SHA-256 of the file. */
        file: v.string(),
        range: v.nullable(timeRange),
        /** Unix seconds, UTC. */
        launchTime: v.number(),
        landingTime: v.number(),
        launch: v.strictObject({ lat: v.number(), lng: v.number() }),
      }),
    ),
  }),
});
