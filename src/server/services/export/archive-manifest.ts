import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type ArchivedLogbook, type ArchiveManifest } from '#contract/import/archive';
import { PRODUCT_NAME } from '#contract/product';

/** A file as a manifest lists it. */
export type ListedFile = ArchiveManifest['files'][number];

const UNITS = {
  altitude: 'metres',
  distance: 'metres',
  airtime: 'minutes',
  coordinates: 'degrees (WGS 84), north and east positive',
} as const;

/** Returns the manifest of an archive with these files. `exportedAt` is ISO 8601, UTC. */
export function archiveManifestOf(
  exportedAt: string,
  { flights, sites, gliders }: ArchivedLogbook,
  files: readonly ListedFile[],
): ArchiveManifest {
  const tracks = files.filter(({ kind }) => kind === 'track').length;
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt,
    app: PRODUCT_NAME,
    counts: { flights: flights.length, sites: sites.length, gliders: gliders.length, tracks },
    units: UNITS,
    files: [...files],
  };
}
