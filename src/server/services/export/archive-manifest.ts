import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveManifest,
  type ListedFile,
  MISSING_CONTENTS,
  type MissingContent,
} from '#contract/import/archive';
import type { ServerTexts } from '#contract/messages/server-texts';
import { PRODUCT_NAME } from '#contract/product';
import type { DamagedPart } from '#server/repositories/track-results';
import { type ExportedLogbook, numbersOf } from './logbook.ts';

const UNITS = {
  altitude: 'metres',
  distance: 'metres',
  airtime: 'minutes',
  coordinates: 'degrees (WGS 84), north and east positive',
} as const;

/** The contents of an archive, and what it lacks. */
interface ArchiveContents {
  readonly logbook: Pick<ExportedLogbook, 'flights' | 'sites' | 'gliders' | 'gear' | 'handlings'>;
  readonly files: readonly ListedFile[];
  readonly missing: readonly MissingContent[];
}

/** Returns the manifest of an archive. `exportedAt` is ISO 8601, UTC. */
export function archiveManifestOf(exportedAt: string, { logbook, files, missing }: ArchiveContents): ArchiveManifest {
  const { flights, sites, gliders, gear, handlings } = logbook;
  const tracks = files.filter(({ kind }) => kind === 'track').length;
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt,
    app: PRODUCT_NAME,
    counts: {
      flights: flights.length,
      sites: sites.length,
      gliders: gliders.length,
      gear: gear.length,
      handlings: handlings.length,
      tracks,
    },
    units: UNITS,
    files: [...files],
    missing: [...missing],
  };
}

/** The parts that were missing when an archive was made. */
interface NotFound {
  /** Problems with the files of tracks, by the ids of their flights. */
  readonly damagedTracks: ReadonlyMap<number, string>;
  readonly damaged: readonly DamagedPart[];
  /** Flights whose findings are not computed yet. */
  readonly uncomputed: readonly number[];
  /** Flights whose tracks a newer version has analysed: this one does not compute their findings. */
  readonly newer: readonly number[];
}

/** Returns what an archive of a logbook lacks. A flight that was deleted since the export began is not listed. */
export function missingOf(
  { flights }: Pick<ExportedLogbook, 'flights'>,
  { damagedTracks, damaged, uncomputed, newer }: NotFound,
): readonly MissingContent[] {
  const numbers = numbersOf(flights);
  const missing = (id: number, content: MissingContent['content'], problem: { readonly problem?: string } = {}) => {
    const flight = numbers.get(id);
    return flight === undefined ? [] : [{ flight, content, ...problem }];
  };
  return [
    ...[...damagedTracks].flatMap(([id, problem]) => missing(id, 'damagedTrack', { problem })),
    ...damaged.flatMap(({ flightId, problem }) => missing(flightId, 'damagedFindings', { problem })),
    ...uncomputed.flatMap((id) => missing(id, 'uncomputedFindings')),
    ...newer.flatMap((id) => missing(id, 'newerFindings')),
  ];
}

/** Returns the same as lines of a text. */
export function missingTexts(missing: readonly MissingContent[], texts: ServerTexts['archive']): readonly string[] {
  return MISSING_CONTENTS.flatMap((wanted) => {
    const { length } = missing.filter(({ content }) => content === wanted);
    return length === 0 ? [] : [texts.MISSING_TEXTS[wanted](length)];
  });
}
