import { PRODUCT_NAME } from '#contract/product';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { AppContext } from '#server/context/app-context';
import { isoSeconds } from '#server/context/clock';
import { type FlightWithTrack, findFile, findFlightsWithTrack } from '#server/repositories/tracks';
import { accountOfCaller } from '#server/services/account/account-calls';
import { listSessionsOf, type SessionCaller } from '#server/services/account/account-sessions';
import { consume, type LimitContext } from '#server/services/limits';
import { runOnThread } from '#server/services/threads';
import type { ExportedTrack } from '#server/threads/tasks/pack-tables';
import { uniqueNames } from './file-names.ts';
import { type ZipEntry, zipOf } from './zip-file.ts';

/** What reads a pilot's data, at a limited rate. */
type ExportContext = LimitContext & Pick<AppContext, 'threads'>;

/** A ZIP file that is produced while it is read. */
export interface AccountExport {
  readonly fileName: string;
  readonly content: AsyncGenerator<Uint8Array>;
}

/** Limits of a ZIP file without ZIP64 (32 and 16 bits), with room for the tables and the central directory. */
const MOST_BYTES = 0xf000_0000;
const MOST_FILES = 65_000;
const NAMELESS = 'flight.igc';
const FOLDER = 'igc';

/**
 * Returns all data of a pilot as a ZIP file: the tracks as uploaded, tables as CSV, and every field as JSON. It is
 * produced while it is sent, one track at a time, the tables last; a track deleted meanwhile is left out.
 */
export async function exportAccountOf(context: ExportContext, caller: SessionCaller): Promise<AccountExport> {
  await accountOfCaller(context, caller);
  await consume(context, 'exportPilot', String(caller.pilotId));
  const { sessions } = await listSessionsOf(context, caller);
  const flights = await findFlightsWithTrack(context.reader, caller.pilotId);
  const now = context.clock();
  const fileName = `${PRODUCT_NAME.toLowerCase()}-${isoSeconds(now).slice(0, 10)}.zip`;
  return { fileName, content: zipOf(entriesOf(context, caller.pilotId, { now, sessions, flights })) };
}

interface ToExport {
  readonly now: Date;
  readonly sessions: readonly unknown[];
  readonly flights: readonly FlightWithTrack[];
}

async function* entriesOf(
  context: Pick<ExportContext, 'reader' | 'threads'>,
  pilotId: number,
  { now, sessions, flights }: ToExport,
): AsyncGenerator<ZipEntry> {
  const igcFiles = new Map<number, ExportedTrack>();
  for await (const track of tracksOf(context, { pilotId, flights, changedAt: now })) {
    igcFiles.set(track.flightId, { igcFile: track.name, igcRange: track.range });
    yield track;
  }
  const input = { pilotId, exportedAt: isoSeconds(now), sessions, igcFiles };
  const { names, contents } = await runOnThread(context, pilotId, { name: 'packTables', input });
  for (const [index, name] of names.entries()) {
    const content = contents[index];
    if (content) yield { name, content, changedAt: now };
  }
}

interface TracksToExport {
  readonly pilotId: number;
  readonly flights: readonly FlightWithTrack[];
  readonly changedAt: Date;
}

/** Yields the tracks as long as they fit into one file; the JSON lists the flights whose tracks are included. */
async function* tracksOf(
  { reader }: Pick<AppContext, 'reader'>,
  { pilotId, flights, changedAt }: TracksToExport,
): AsyncGenerator<ZipEntry & { readonly flightId: number; readonly range: TimeRange | null }> {
  const nameFor = uniqueNames();
  let [bytes, files] = [0, 0];
  for (const { id: flightId, igcFileName, sha256, range } of flights) {
    const content = await findFile(reader, pilotId, sha256);
    if (!content || bytes + content.length > MOST_BYTES || files >= MOST_FILES) continue;
    bytes += content.length;
    files += 1;
    yield { flightId, range, name: `${FOLDER}/${nameFor(igcFileName ?? NAMELESS)}`, content, changedAt };
  }
}
