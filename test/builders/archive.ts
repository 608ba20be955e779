import { createHash } from 'node:crypto';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_PATHS,
  ARCHIVE_VERSION,
  type ArchivedLogbook,
  type ArchiveManifest,
} from '#contract/import/archive';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { degrees, metres, minutes } from '#domain/units';
import { zipBytes } from './zip.ts';

/** An archive to be built; what is left out is right. */
export interface ArchiveDraft {
  /** The logbook, or the bytes of its file. */
  readonly logbook: ArchivedLogbook | Uint8Array;
  /** Other files, listed with their hashes. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** What the list of files says otherwise. */
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** Content in place of a file's after it was listed; null for a missing one. */
  readonly instead?: Readonly<Record<string, string | Uint8Array | null>>;
}

/** When these archives were made. */
export const EXPORTED_AT = '2026-05-03T10:00:00Z';
const CREATED_AT = '2026-05-01T08:00:00Z';

/** Returns the logbook of an archive with two sites, a glider, and the flights that a test names. */
export function archivedLogbook(flights: readonly Partial<ArchivedLogbook['flights'][number]>[]): ArchivedLogbook {
  const entered = { createdAt: CREATED_AT, remarks: '' };
  return {
    version: ARCHIVE_VERSION,
    pilot: {
      userName: 'Ann',
      initialFlightNum: 40,
      initialAirtime: minutes(90),
      altitudeUnit: 'feet',
      distanceUnit: 'miles',
      homeLeague: 'xcontest',
      currencyRules: [],
      language: 'browser',
    },
    sites: ['Fiesch', 'Annecy'].map((name, index) => ({
      ...{ id: index + 1, name, location: `at ${name}`, ...entered },
      ...{ lat: degrees(46.4), lng: degrees(8.1 - index), launchAltitude: metres(2_200) },
    })),
    gliders: [
      { ...blankOf(GLIDER), id: 1, name: 'Omega', initialFlightNum: 3, initialAirtime: minutes(60), ...entered },
    ],
    gear: [],
    handlings: [],
    flights: flights.map((named, index) => ({
      ...blankOf(FLIGHT),
      ...{ id: index + 1, date: '2026-05-03', igcFileName: null, track: null, ...entered },
      ...named,
    })),
  };
}

/** Returns the track of an archived flight in a file of these bytes. */
export function archivedTrack(path: string, bytes: Uint8Array): ArchivedLogbook['flights'][number]['track'] {
  return { path, sha256: hashOf(bytes), range: null };
}

/** Returns the list of an archive's files, as it should be. */
export function manifestOf(listed: Readonly<Record<string, string | Uint8Array>>): ArchiveManifest {
  return {
    ...{ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, exportedAt: EXPORTED_AT, app: 'Wingbook' },
    counts: { flights: 0, sites: 0, gliders: 0, gear: 0, handlings: 0, tracks: 0 },
    missing: [],
    units: { altitude: 'metres', distance: 'metres', airtime: 'minutes', coordinates: 'degrees' },
    files: Object.entries(listed).map(([path, content]) => ({
      path,
      sha256: hashOf(content),
      bytes: 0,
      kind: 'track',
    })),
  };
}

/** Returns the bytes of an archive, right or wrong. */
export function archiveBytes({ logbook, files = {}, manifest = {}, instead = {} }: ArchiveDraft): Uint8Array {
  const text = logbook instanceof Uint8Array ? logbook : JSON.stringify(logbook);
  const listed = { ...files, [ARCHIVE_PATHS.logbook]: text };
  const list = JSON.stringify({ ...manifestOf(listed), ...manifest });
  const whole = { ...listed, [ARCHIVE_PATHS.manifest]: list, ...instead };
  return zipBytes(Object.entries(whole).flatMap(([name, content]) => (content === null ? [] : [{ name, content }])));
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
