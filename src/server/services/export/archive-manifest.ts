import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveManifest,
  type ListedFile,
  type MissingContent,
} from '#contract/import/archive';
import { PRODUCT_NAME } from '#contract/product';
import type { ExportedLogbook } from './logbook.ts';

const UNITS = {
  altitude: 'metres',
  distance: 'metres',
  airtime: 'minutes',
  coordinates: 'degrees (WGS 84), north and east positive',
} as const;

/** What an archive has and lacks. */
export interface ArchiveContents {
  readonly logbook: Pick<ExportedLogbook, 'flights' | 'sites' | 'gliders'>;
  readonly files: readonly ListedFile[];
  readonly missing: readonly MissingContent[];
}

/** Returns the manifest of an archive. `exportedAt` is ISO 8601, UTC. */
export function archiveManifestOf(exportedAt: string, { logbook, files, missing }: ArchiveContents): ArchiveManifest {
  const { flights, sites, gliders } = logbook;
  const tracks = files.filter(({ kind }) => kind === 'track').length;
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt,
    app: PRODUCT_NAME,
    counts: { flights: flights.length, sites: sites.length, gliders: gliders.length, tracks },
    units: UNITS,
    files: [...files],
    missing: [...missing],
  };
}
