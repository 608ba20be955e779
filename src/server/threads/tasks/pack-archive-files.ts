import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { flightFindings } from '#contract/findings/findings';
import { ARCHIVE_PATHS, type ArchivedLogbook, type ArchiveFileKind } from '#contract/import/archive';
import { ARCHIVE_README } from '#contract/messages/en/archive';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import { storedJson } from '#server/db/stored-json';
import { readFindings } from '#server/repositories/findings/findings';
import type { TrackKey } from '#server/repositories/item-key';
import { type ArchivedTrack, archivedLogbookOf } from '#server/services/export/archive-logbook';
import { archiveManifestOf, type ListedFile } from '#server/services/export/archive-manifest';
import { type ExportedFindings, exportedFindingsOf, findingsTablesOf } from '#server/services/export/findings-tables';
import { type ExportedLogbook, readWholeLogbook } from '#server/services/export/logbook';
import { tablesOf } from '#server/services/export/tables';
import LOGBOOK_SCHEMA from '../../services/export/logbook.schema.json' with { type: 'json' };
import { threadDatabase } from '../thread-database.ts';

/** What an archive contains beside the logbook. */
export interface FilesToPack {
  readonly pilotId: number;
  /** ISO 8601, UTC, whole seconds. */
  readonly exportedAt: string;
  readonly sessions: readonly unknown[];
  /** The tracks in the archive, by the ids of their flights. */
  readonly tracks: ReadonlyMap<number, ArchivedTrack>;
  /** The files of these tracks. */
  readonly trackFiles: readonly ListedFile[];
}

/** Files of an archive in gzip, as lists of the same length. */
export interface PackedFiles {
  readonly paths: readonly string[];
  readonly contents: readonly Uint8Array[];
}

type TextFile = readonly [path: string, text: string, kind: ArchiveFileKind];

/** Reads a pilot's logbook, and returns all files of its archive but the tracks; the manifest is the last. */
export async function packArchiveFiles(input: FilesToPack): Promise<PackedFiles> {
  const { logbook, findings } = await readAll(input.pilotId);
  const archived = archivedLogbookOf(logbook, input.tracks);
  const files = textFilesOf(input, { logbook, findings, archived });
  const listed = [...input.trackFiles, ...files.map(listedFileOf)];
  const manifest = jsonOf(archiveManifestOf(input.exportedAt, archived, listed));
  return {
    paths: [...files.map(([path]) => path), ARCHIVE_PATHS.manifest],
    contents: [...files.map(([, text]) => text), manifest].map((text) => gzipSync(text)),
  };
}

interface LogbookWithFindings {
  readonly logbook: ExportedLogbook;
  readonly findings: ReadonlyMap<number, ExportedFindings>;
}

const FINDINGS = storedJson('tracks.findings', flightFindings);

function exportedFindings(findings: string, key: TrackKey): ExportedFindings {
  return exportedFindingsOf(FINDINGS.read(findings, { ...key }));
}

async function readAll(pilotId: number): Promise<LogbookWithFindings> {
  const { reader, dialect } = await threadDatabase();
  return dialect.reading(reader, async (db) => {
    const logbook = await readWholeLogbook(db, pilotId);
    const flightIds = logbook.flights.filter(({ hasTrack }) => hasTrack).map(({ id }) => id);
    const query = { pilotId, flightIds, version: FINDINGS_VERSION };
    return { logbook, findings: await readFindings(db, query, exportedFindings) };
  });
}

function textFilesOf(
  { exportedAt, sessions }: FilesToPack,
  { logbook, findings, archived }: LogbookWithFindings & { readonly archived: ArchivedLogbook },
): readonly TextFile[] {
  const { email, isActivated, isSubscribed, createdAt } = logbook.pilot;
  const account = { exportedAt, email, isActivated, isSubscribed, createdAt, sessions };
  const tables = [...tablesOf(logbook), ...findingsTablesOf(logbook, findings)];
  return [
    ...tables.map(([path, text]) => [path, text, 'table'] as const),
    [ARCHIVE_PATHS.account, jsonOf(account), 'account'],
    [ARCHIVE_PATHS.schema, jsonOf(LOGBOOK_SCHEMA), 'schema'],
    [ARCHIVE_PATHS.readme, ARCHIVE_README, 'readme'],
    [ARCHIVE_PATHS.logbook, jsonOf(archived), 'logbook'],
  ];
}

function listedFileOf([path, text, kind]: TextFile): ListedFile {
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { path, sha256, bytes: Buffer.byteLength(text), kind };
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
