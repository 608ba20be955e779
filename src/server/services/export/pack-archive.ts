import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { ARCHIVE_PATHS, type ArchiveFileKind, type ListedFile, type MissingContent } from '#contract/import/archive';
import { SERVER_TEXTS } from '#contract/messages/server-texts';
import type { InputOf } from '#domain/fields/entity';
import type { Entity } from '#domain/fields/field';
import { GLIDER } from '#domain/fields/glider';
import { SITE } from '#domain/fields/site';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import { chosenLanguage, type Language } from '#domain/languages';
import { ANALYSIS_VERSION } from '#domain/track/track';
import type { AltitudeUnit } from '#domain/units';
import type { Db } from '#server/db/schema';
import { type FindingsOfTrack, type FindingsQuery, readFindings } from '#server/repositories/findings';
import { findFlightsOf, flightPages } from '#server/repositories/flights';
import type { DamagedPart } from '#server/repositories/track-results';
import { STORED_FINDINGS } from '#server/services/tracks/compute-findings';
import { threadDatabase } from '#server/threads/thread-database';
import { archiveManifestOf, missingOf, missingTexts } from './archive-manifest.ts';
import { type ExportedFindings, exportedFindingsOf, FINDINGS_HEADERS, findingsLines } from './findings-tables.ts';
import LOGBOOK_SCHEMA from './logbook.schema.json' with { type: 'json' };
import {
  type ArchivedTrack,
  archivedFlight,
  archivedGear,
  archivedGlider,
  archivedHandling,
  archivedSite,
  archivePieces,
  type ExportedLogbook,
  numbersOf,
  readExportedLogbook,
  visible,
} from './logbook.ts';
import { FLIGHTS_HEADER, flightLinesOf, itemLines, itemsHeader } from './tables.ts';

/** Flights that are read and written at once: texts of the greatest length take some megabytes. */
const PAGE_FLIGHTS = 200;

/** The parts of an archive besides the logbook. */
interface FilesToPack {
  readonly pilotId: number;
  /** The language of the README for a pilot who has not chosen. */
  readonly language: Language;
  /** ISO 8601, UTC, whole seconds. */
  readonly exportedAt: string;
  readonly sessions: readonly unknown[];
  readonly tokens: readonly unknown[];
  /** The tracks in the archive, by the ids of their flights. */
  readonly tracks: ReadonlyMap<number, ArchivedTrack>;
  /** The files of these tracks. */
  readonly trackFiles: readonly ListedFile[];
  /** Problems with the files that are not in the archive, by the ids of their flights. */
  readonly damagedTracks: ReadonlyMap<number, string>;
}

/** Files of an archive in gzip, as lists of the same length, and what was found damaged. */
interface PackedFiles {
  readonly paths: readonly string[];
  readonly contents: readonly Uint8Array[];
  readonly damaged: readonly DamagedPart[];
}

/** Reads a pilot's logbook, page by page, and returns all files of its archive but the tracks; the manifest is the last. */
export async function packArchiveFiles(input: FilesToPack): Promise<PackedFiles> {
  const { reader, dialect } = await threadDatabase();
  return dialect.reading(reader, async (db) => {
    const logbook = await readExportedLogbook(db, input.pilotId);
    const tables = await packTables(db, logbook);
    const missing = missingOf(logbook, { ...input, ...tables.found });
    const packed = [
      ...tables.files,
      ...(await packTexts(input, { logbook, missing })),
      await packedFile(ARCHIVE_PATHS.logbook, 'logbook', logbookPieces(db, logbook, input.tracks)),
    ];
    const files = [...input.trackFiles, ...packed.map(({ listed }) => listed)];
    const manifest = jsonOf(archiveManifestOf(input.exportedAt, { logbook, files, missing }));
    return {
      paths: [...packed.map(({ listed }) => listed.path), ARCHIVE_PATHS.manifest],
      contents: [...packed.map(({ content }) => content), gzipSync(manifest)],
      damaged: tables.found.damaged,
    };
  });
}

interface PackedFile {
  readonly listed: ListedFile;
  readonly content: Uint8Array;
}

/** The findings of flights with a track, and those that are missing. */
interface Found {
  readonly damaged: DamagedPart[];
  /** Flights whose findings are not computed yet. */
  readonly uncomputed: number[];
  /** Flights whose tracks a newer version has analysed. */
  readonly newer: number[];
}

/** The files of flights have the same order, so they are written together. */
async function packTables(
  db: Db,
  logbook: ExportedLogbook,
): Promise<{ readonly files: readonly PackedFile[]; readonly found: Found }> {
  const { pilot, flights: ordered } = logbook;
  const found: Found = { damaged: [], uncomputed: [], newer: [] };
  const [flights, scores, figures] = [fileWriter(), fileWriter(), fileWriter()];
  await flights.write(FLIGHTS_HEADER);
  await scores.write(FINDINGS_HEADERS.scores);
  await figures.write(FINDINGS_HEADERS.figures);
  const linesOf = flightLinesOf(logbook);
  let number = pilot.initialFlightNum;
  for (let at = 0; at < ordered.length; at += PAGE_FLIGHTS) {
    const ids = ordered.slice(at, at + PAGE_FLIGHTS).map(({ id }) => id);
    const page = await findFlightsOf(db, { pilotId: pilot.id, homeLeague: pilot.homeLeague }, ids);
    const tracked = page.filter(({ hasTrack }) => hasTrack).map(({ id }) => id);
    const numbered = page.map((flight, index) => ({ flight, number: number + index + 1 }));
    const lines = findingsLines(numbered, await findingsOf(db, { pilotId: pilot.id, flightIds: tracked }, found));
    await flights.write(linesOf(page));
    await scores.write(lines.scores);
    await figures.write(lines.figures);
    number += page.length;
  }
  const { sites, gliders } = logbook;
  const files = [
    await flights.end('flights.csv', 'table'),
    await packedFile('sites.csv', 'table', tablePieces(SITE, sites, pilot.altitudeUnit)),
    await packedFile('gliders.csv', 'table', tablePieces(GLIDER, gliders, pilot.altitudeUnit)),
    await scores.end('flights-xc.csv', 'table'),
    await figures.end('flights-figures.csv', 'table'),
  ];
  return { files, found };
}

async function findingsOf(
  db: Db,
  query: FindingsQuery,
  { damaged, uncomputed, newer }: Found,
): Promise<ReadonlyMap<number, ExportedFindings>> {
  const findings = new Map<number, ExportedFindings>();
  const read = ({ flightId, findings: text, findingsVersion, analysisVersion }: FindingsOfTrack): void => {
    if (findingsVersion !== FINDINGS_VERSION) {
      const others = analysisVersion > ANALYSIS_VERSION ? newer : uncomputed;
      others.push(flightId);
      return;
    }
    if (text === null) return;
    const report = (problem: string) => void damaged.push({ flightId, part: 'findings', problem });
    const found = STORED_FINDINGS.readOrReport(text, { pilotId: query.pilotId, flightId }, report);
    if (found) findings.set(flightId, exportedFindingsOf(found));
  };
  await readFindings(db, query, read);
  return findings;
}

async function* tablePieces<E extends Entity>(
  entity: E,
  items: readonly InputOf<E>[],
  unit: AltitudeUnit,
): AsyncGenerator<string> {
  yield itemsHeader(entity);
  for (let at = 0; at < items.length; at += PAGE_FLIGHTS) {
    yield itemLines(entity, items.slice(at, at + PAGE_FLIGHTS), unit);
  }
}

function logbookPieces(
  db: Db,
  { pilot, flights, sites, gliders, gear, handlings }: ExportedLogbook,
  tracks: ReadonlyMap<number, ArchivedTrack>,
): AsyncGenerator<string> {
  const numbers = {
    flights: numbersOf(flights),
    sites: numbersOf(sites),
    gliders: numbersOf(gliders),
    gear: numbersOf(gear),
    handlings: numbersOf(handlings),
    tracks,
  };
  const query = { pilotId: pilot.id, since: null, homeLeague: pilot.homeLeague };
  async function* pages() {
    for await (const page of flightPages(db, query)) {
      yield page.flatMap(visible).map((flight) => archivedFlight(flight, numbers));
    }
  }
  return archivePieces(pilot, {
    sites: onePage(sites.map((site) => archivedSite(site, numbers))),
    gliders: onePage(gliders.map((glider) => archivedGlider(glider, numbers))),
    gear: onePage(gear.map((item) => archivedGear(item, numbers))),
    handlings: onePage(handlings.map((item) => archivedHandling(item, numbers))),
    flights: pages(),
  });
}

async function* onePage<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  yield items;
}

async function packTexts(
  { exportedAt, sessions, tokens, language }: FilesToPack,
  { logbook, missing }: { readonly logbook: ExportedLogbook; readonly missing: readonly MissingContent[] },
): Promise<readonly PackedFile[]> {
  const { email, isActivated, isSubscribed, createdAt } = logbook.pilot;
  const account = { exportedAt, email, isActivated, isSubscribed, createdAt, sessions, tokens };
  const { archive } = SERVER_TEXTS[chosenLanguage(logbook.pilot.language, language)];
  return [
    await packedFile(ARCHIVE_PATHS.account, 'account', [jsonOf(account)]),
    await packedFile(ARCHIVE_PATHS.schema, 'schema', [jsonOf(LOGBOOK_SCHEMA)]),
    await packedFile(ARCHIVE_PATHS.readme, 'readme', [archive.archiveReadme(missingTexts(missing, archive))]),
  ];
}

async function packedFile(
  path: string,
  kind: ArchiveFileKind,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<PackedFile> {
  const file = fileWriter();
  for await (const piece of pieces) await file.write(piece);
  return file.end(path, kind);
}

/** Compresses a file while it is written: its text is never in memory as a whole. */
function fileWriter() {
  const [gzip, hash] = [createGzip(), createHash('sha256')];
  const parts: Uint8Array[] = [];
  gzip.on('data', (part: Uint8Array) => parts.push(part));
  let bytes = 0;
  return {
    write: async (text: string) => {
      const written = Buffer.from(text);
      hash.update(written);
      bytes += written.length;
      if (!gzip.write(written)) await once(gzip, 'drain');
    },
    end: async (path: string, kind: ArchiveFileKind): Promise<PackedFile> => {
      gzip.end();
      await finished(gzip);
      return { listed: { path, sha256: hash.digest('hex'), bytes, kind }, content: Buffer.concat(parts) };
    },
  };
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
