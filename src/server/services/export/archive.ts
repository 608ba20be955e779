import type { ListedFile } from '#contract/import/archive';
import { PRODUCT_NAME } from '#contract/product';
import type { Language } from '#domain/languages';
import { isoSeconds } from '#server/clock';
import { type FlightWithTrack, findFlightsWithTrack } from '#server/repositories/tracks';
import { accountOfCaller } from '#server/services/account/account-calls';
import { listSessionsOf, type SessionCaller } from '#server/services/account/sessions';
import { listApiTokensOf } from '#server/services/api-tokens/api-tokens';
import type { AppContext, Configured } from '#server/services/app-context';
import { consume, type LimitContext } from '#server/services/limited-use';
import { runOnThread } from '#server/services/threads';
import { type DamageContext, recomputeDamaged } from '#server/services/tracks/damaged-tracks';
import type { ArchivedTrack } from './logbook.ts';
import { logDamage, type TrackEntry, trackEntriesOf } from './track-entries.ts';
import { type FileToZip, type ZipDownload, zipOf } from './zip-file.ts';

/** The parts that read a pilot's data. */
export type ArchiveContext = DamageContext & Pick<AppContext, 'reader' | 'threads'> & Configured<'language'>;

/** Returns all data of a pilot as an archive, at a limited rate. */
export async function exportAccountOf(
  context: ArchiveContext & LimitContext,
  caller: SessionCaller,
): Promise<ZipDownload> {
  await accountOfCaller(context, caller);
  await consume(context, 'exportPilot', String(caller.pilotId));
  const { sessions } = await listSessionsOf(context, caller);
  const tokens = await listApiTokensOf(context, caller);
  const now = context.clock();
  const fileName = `${PRODUCT_NAME.toLowerCase()}-${isoSeconds(now).slice(0, 10)}.zip`;
  const content = { now, sessions, tokens, language: caller.language };
  return { fileName, content: await archiveOf(context, caller.pilotId, content) };
}

interface ArchiveContent {
  readonly now: Date;
  readonly sessions: readonly unknown[];
  /** The tokens of other programs, without their secrets. */
  readonly tokens: readonly unknown[];
  /** The language of the request; the operator's where there is none. */
  readonly language?: Language | undefined;
}

/**
 * Returns a pilot's archive (`contract/import/archive`): the tracks as given, tables, and the logbook with every field, as a ZIP
 * file. It is produced while it is read, one track at a time; a track deleted while it is packed is left out. What is damaged in the
 * database is missing: the manifest and the README name it, and so does the log.
 */
export async function archiveOf(
  context: ArchiveContext,
  pilotId: number,
  content: ArchiveContent,
): Promise<AsyncGenerator<Uint8Array>> {
  // Before the first byte: while the database fails, a response can still say so.
  const flights = await findFlightsWithTrack(context.reader, pilotId);
  return zipOf(entriesOf(context, pilotId, { ...content, flights }));
}

async function* entriesOf(
  context: ArchiveContext,
  pilotId: number,
  {
    now,
    sessions,
    tokens,
    flights,
    language = context.configuration.language,
  }: ArchiveContent & { readonly flights: readonly FlightWithTrack[] },
): AsyncGenerator<FileToZip> {
  const tracks: TracksOfArchive = { tracks: new Map(), trackFiles: [], damagedTracks: new Map() };
  for await (const file of trackEntriesOf(context, pilotId, flights)) {
    addTo(tracks, file);
    if (file.state === 'read') yield { ...file.entry, changedAt: now };
    else logDamage(context, pilotId, file);
  }
  const input = { pilotId, language, exportedAt: isoSeconds(now), sessions, tokens, ...tracks };
  const { paths, contents, damaged } = await runOnThread(context, pilotId, { name: 'packArchiveFiles', input });
  await recomputeDamaged(context, pilotId, damaged);
  for (const [index, name] of paths.entries()) {
    const content = contents[index];
    if (content) yield { name, content, changedAt: now };
  }
}

/** The tracks of an archive for its logbook and manifest, by the ids of their flights. */
interface TracksOfArchive {
  readonly tracks: Map<number, ArchivedTrack>;
  readonly trackFiles: ListedFile[];
  readonly damagedTracks: Map<number, string>;
}

/** A damaged file stays that of its flights, so that an import of the archive says which flights come without theirs. */
function addTo({ tracks, trackFiles, damagedTracks }: TracksOfArchive, file: TrackEntry): void {
  const { path, sha256 } = file.state === 'read' ? file.listed : file;
  for (const { id, range } of file.flightsOfFile) {
    if (sha256 !== null) tracks.set(id, { path, sha256, range });
    if (file.state === 'damaged') damagedTracks.set(id, file.problem);
  }
  if (file.state === 'read') trackFiles.push(file.listed);
}
