import { PRODUCT_NAME } from '#contract/product';
import type { AppContext } from '#server/context/app-context';
import { isoSeconds } from '#server/context/clock';
import { type FlightWithTrack, findFlightsWithTrack } from '#server/repositories/tracks/tracks';
import { accountOfCaller } from '#server/services/account/account-calls';
import { listSessionsOf, type SessionCaller } from '#server/services/account/account-sessions';
import { consume, type LimitContext } from '#server/services/limits';
import { runOnThread } from '#server/services/threads';
import type { ArchivedTrack } from './archive-logbook.ts';
import type { ListedFile } from './archive-manifest.ts';
import { trackEntriesOf } from './track-entries.ts';
import { type FileToZip, type ZipDownload, zipOf } from './zip-file.ts';

/** What reads a pilot's data. */
type ArchiveContext = Pick<AppContext, 'reader' | 'threads'>;

/** Returns all data of a pilot as an archive, at a limited rate. */
export async function exportAccountOf(
  context: ArchiveContext & LimitContext,
  caller: SessionCaller,
): Promise<ZipDownload> {
  await accountOfCaller(context, caller);
  await consume(context, 'exportPilot', String(caller.pilotId));
  const { sessions } = await listSessionsOf(context, caller);
  const now = context.clock();
  const fileName = `${PRODUCT_NAME.toLowerCase()}-${isoSeconds(now).slice(0, 10)}.zip`;
  return { fileName, content: await archiveOf(context, caller.pilotId, { now, sessions }) };
}

interface ArchiveContent {
  readonly now: Date;
  readonly sessions: readonly unknown[];
}

/**
 * Returns a pilot's archive (`contract/archive`): the tracks as given, tables, and the logbook with every field, as a ZIP
 * file. It is produced while it is read, one track at a time; a track deleted meanwhile is left out.
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
  { now, sessions, flights }: ArchiveContent & { readonly flights: readonly FlightWithTrack[] },
): AsyncGenerator<FileToZip> {
  const tracks = new Map<number, ArchivedTrack>();
  const trackFiles: ListedFile[] = [];
  for await (const { entry, listed, flightsOfFile } of trackEntriesOf(context, pilotId, flights)) {
    for (const { id, range } of flightsOfFile) tracks.set(id, { path: listed.path, sha256: listed.sha256, range });
    trackFiles.push(listed);
    yield { ...entry, changedAt: now };
  }
  const input = { pilotId, exportedAt: isoSeconds(now), sessions, tracks, trackFiles };
  const { paths, contents } = await runOnThread(context, pilotId, { name: 'packArchiveFiles', input });
  for (const [index, name] of paths.entries()) {
    const content = contents[index];
    if (content) yield { name, content, changedAt: now };
  }
}
