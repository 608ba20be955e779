import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  ARCHIVE_PATHS,
  type ArchivedLogbook,
  type ArchiveFileKind,
  type ListedFile,
  type MissingContent,
} from '#contract/import/archive';
import { archiveReadme } from '#contract/messages/en/archive';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import { ANALYSIS_VERSION } from '#domain/track/track';
import type { Db } from '#server/db/schema';
import { type FindingsOfTrack, readFindings } from '#server/repositories/findings/findings';
import { type ArchivedTrack, archivedLogbookOf } from '#server/services/export/archive-logbook';
import { archiveManifestOf } from '#server/services/export/archive-manifest';
import { missingOf, missingTexts } from '#server/services/export/archive-missing';
import { type ExportedFindings, exportedFindingsOf, findingsTablesOf } from '#server/services/export/findings-tables';
import { type ExportedLogbook, readWholeLogbook } from '#server/services/export/logbook';
import { tablesOf } from '#server/services/export/tables';
import type { DamagedPart } from '#server/services/tracks/damaged-part';
import { STORED_FINDINGS } from '#server/services/tracks/stored-findings';
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
  /** What is wrong with the files that are not in the archive, by the ids of their flights. */
  readonly damagedTracks: ReadonlyMap<number, string>;
}

/** Files of an archive in gzip, as lists of the same length, and what was found damaged. */
export interface PackedFiles {
  readonly paths: readonly string[];
  readonly contents: readonly Uint8Array[];
  readonly damaged: readonly DamagedPart[];
}

type TextFile = readonly [path: string, text: string, kind: ArchiveFileKind];

/** Reads a pilot's logbook, and returns all files of its archive but the tracks; the manifest is the last. */
export async function packArchiveFiles(input: FilesToPack): Promise<PackedFiles> {
  const whole = await readAll(input.pilotId);
  const missing = missingOf(whole.logbook, { ...input, ...whole });
  const archived = archivedLogbookOf(whole.logbook, input.tracks);
  const files = textFilesOf(input, { ...whole, archived, missing });
  const listed = [...input.trackFiles, ...files.map(listedFileOf)];
  const manifest = jsonOf(archiveManifestOf(input.exportedAt, { archived, files: listed, missing }));
  return {
    paths: [...files.map(([path]) => path), ARCHIVE_PATHS.manifest],
    contents: [...files.map(([, text]) => text), manifest].map((text) => gzipSync(text)),
    damaged: whole.damaged,
  };
}

interface LogbookWithFindings {
  readonly logbook: ExportedLogbook;
  readonly findings: ReadonlyMap<number, ExportedFindings>;
  readonly damaged: readonly DamagedPart[];
  /** Flights whose findings are not computed yet. */
  readonly uncomputed: readonly number[];
  /** The same, but a newer version has analysed their tracks. */
  readonly newer: readonly number[];
}

async function readAll(pilotId: number): Promise<LogbookWithFindings> {
  const { reader, dialect } = await threadDatabase();
  return dialect.reading(reader, async (db) => {
    const logbook = await readWholeLogbook(db, pilotId);
    const flightIds = logbook.flights.filter(({ hasTrack }) => hasTrack).map(({ id }) => id);
    return { logbook, ...(await findingsOf(db, pilotId, flightIds)) };
  });
}

async function findingsOf(
  db: Db,
  pilotId: number,
  flightIds: readonly number[],
): Promise<Omit<LogbookWithFindings, 'logbook'>> {
  const findings = new Map<number, ExportedFindings>();
  const [damaged, uncomputed, newer]: [DamagedPart[], number[], number[]] = [[], [], []];
  const read = ({ flightId, findings: text, findingsVersion, analysisVersion }: FindingsOfTrack): void => {
    if (findingsVersion !== FINDINGS_VERSION) {
      const others = analysisVersion > ANALYSIS_VERSION ? newer : uncomputed;
      others.push(flightId);
      return;
    }
    if (text === null) return;
    const report = (problem: string) => void damaged.push({ flightId, part: 'findings', problem });
    const found = STORED_FINDINGS.readOrReport(text, { pilotId, flightId }, report);
    if (found) findings.set(flightId, exportedFindingsOf(found));
  };
  await readFindings(db, { pilotId, flightIds }, read);
  return { findings, damaged, uncomputed, newer };
}

interface ArchivedContent extends LogbookWithFindings {
  readonly archived: ArchivedLogbook;
  readonly missing: readonly MissingContent[];
}

function textFilesOf(
  { exportedAt, sessions }: FilesToPack,
  { logbook, findings, archived, missing }: ArchivedContent,
): readonly TextFile[] {
  const { email, isActivated, isSubscribed, createdAt } = logbook.pilot;
  const account = { exportedAt, email, isActivated, isSubscribed, createdAt, sessions };
  const tables = [...tablesOf(logbook), ...findingsTablesOf(logbook, findings)];
  return [
    ...tables.map(([path, text]) => [path, text, 'table'] as const),
    [ARCHIVE_PATHS.account, jsonOf(account), 'account'],
    [ARCHIVE_PATHS.schema, jsonOf(LOGBOOK_SCHEMA), 'schema'],
    [ARCHIVE_PATHS.readme, archiveReadme(missingTexts(missing)), 'readme'],
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
