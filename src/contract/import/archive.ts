import * as v from 'valibot';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import { archivedFields, timeRange } from '../field-schemas.ts';

/** The `format` of a manifest. */
export const ARCHIVE_FORMAT = 'wingbook-archive';
/** The version of the archives that are written; those of a higher one are not read. */
export const ARCHIVE_VERSION = 1;
export const ARCHIVE_PATHS = {
  manifest: 'wingbook.json',
  logbook: 'data/logbook.json',
  account: 'data/account.json',
  schema: 'schema/logbook.schema.json',
  readme: 'README.txt',
} as const;

/** The use of an archive's file: `table` is for people; an import reads the logbook and the tracks. */
export const ARCHIVE_FILE_KINDS = ['logbook', 'track', 'table', 'account', 'schema', 'readme'] as const;
/** One of {@link ARCHIVE_FILE_KINDS}. */
export type ArchiveFileKind = (typeof ARCHIVE_FILE_KINDS)[number];

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What an archive may lack of a flight with a track: the IGC file, which cannot be read, or what was found in it, which cannot be read, is not computed yet, or is a newer version's. */
export const MISSING_CONTENTS = ['damagedTrack', 'damagedFindings', 'uncomputedFindings', 'newerFindings'] as const;

const listedFile = v.object({
  path: v.string(),
  sha256,
  bytes: count,
  /** One of {@link ARCHIVE_FILE_KINDS}, or what a later version adds to them: an import tells files apart by their paths. */
  kind: v.string(),
});
/** A file of an archive as its manifest lists it. */
export interface ListedFile extends v.InferOutput<typeof listedFile> {
  readonly kind: ArchiveFileKind;
}

const missingContent = v.object({
  /** The flight's number in the logbook. */
  flight: number,
  /** One of {@link MISSING_CONTENTS}, or what a later version adds to them: an import needs none of it. */
  content: v.string(),
  /** Names each damaged row, and says what is wrong with it. */
  problem: v.exactOptional(v.string()),
});
/** Something that the logbook has and its archive lacks. */
export interface MissingContent extends v.InferOutput<typeof missingContent> {
  readonly content: (typeof MISSING_CONTENTS)[number];
}

/** Says what an archive is and lists its other files: `wingbook.json`. */
export const archiveManifest = v.object({
  format: v.literal(ARCHIVE_FORMAT),
  version: number,
  /** ISO 8601, UTC. */
  exportedAt: v.string(),
  app: v.string(),
  counts: v.object({
    flights: count,
    sites: count,
    gliders: count,
    /** Archives of version 1.1.0 and older have neither gear nor ground handling. */
    gear: v.optional(count, 0),
    handlings: v.optional(count, 0),
    tracks: count,
  }),
  units: v.object({ altitude: v.string(), distance: v.string(), airtime: v.string(), coordinates: v.string() }),
  files: v.array(listedFile),
  /** The parts of the logbook that the archive lacks: normally none. */
  missing: v.optional(v.array(missingContent), []),
});
/** See {@link archiveManifest}. */
export type ArchiveManifest = v.InferOutput<typeof archiveManifest>;

/** ISO 8601, UTC, whole seconds. */
const stored = { id: number, createdAt: v.string() };

/**
 * A logbook as an archive has it, whatever the pilot's units: altitudes in metres, airtimes in minutes, local dates and
 * times. Items are numbered from 1 in the order in which they were added; deleted ones are left out.
 */
export const archivedLogbook = v.object({
  version: number,
  pilot: v.object(archivedFields(PILOT.fields)),
  sites: v.array(v.object({ ...stored, ...archivedFields(SITE.fields) })),
  gliders: v.array(v.object({ ...stored, ...archivedFields(GLIDER.fields) })),
  /** Of version 1.1.0 and older: none. A glider of a piece of gear is its number, and 0 one that was deleted. */
  gear: v.optional(v.array(v.object({ ...stored, ...archivedFields(GEAR.fields) })), []),
  handlings: v.optional(v.array(v.object({ ...stored, ...archivedFields(HANDLING.fields) })), []),
  flights: v.array(
    v.object({
      ...stored,
      ...archivedFields(FLIGHT.fields),
      igcFileName: v.nullable(v.string()),
      /** The IGC file by its path, and the part of it that is the flight, in Unix seconds; null for what an analysis finds. */
      track: v.nullable(v.object({ path: v.string(), sha256, range: v.nullable(timeRange) })),
    }),
  ),
});
/** See {@link archivedLogbook}. */
export type ArchivedLogbook = v.InferOutput<typeof archivedLogbook>;
