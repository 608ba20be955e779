import { SERVER_TEXTS } from '#contract/messages/server-texts';
import { PRODUCT_NAME } from '#contract/product';
import { chosenLanguage, type Language, OF_BROWSER } from '#domain/languages';
import { isoSeconds } from '#server/clock';
import { compress } from '#server/encoding/compression';
import { findPilot } from '#server/repositories/pilots';
import { type FlightWithTrack, findFlightsWithTrack } from '#server/repositories/tracks';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { consume, type LimitContext } from '#server/services/limited-use';
import { logDamage, trackEntriesOf } from './track-entries.ts';
import { type FileToZip, type ZipDownload, zipOf } from './zip-file.ts';

/**
 * Returns the track files of some of a pilot's flights as a ZIP file, one of them in memory at a time, at the limited rate of
 * exports. Damaged files are named in a file of their own. Throws `notFound` when none of the flights has a track.
 */
export async function exportTracksOf(
  context: LimitContext & Pick<AppContext, 'log'>,
  pilotId: number,
  { ids, language }: { readonly ids: readonly number[]; readonly language: Language },
): Promise<ZipDownload> {
  const chosen = new Set(ids);
  const flights = (await findFlightsWithTrack(context.reader, pilotId)).filter(({ id }) => chosen.has(id));
  if (flights.length === 0) throw new AppError('notFound');
  await consume(context, 'exportPilot', String(pilotId));
  const now = context.clock();
  const fileName = `${PRODUCT_NAME.toLowerCase()}-tracks-${isoSeconds(now).slice(0, 10)}.zip`;
  return { fileName, content: zipOf(entriesOf(context, pilotId, { now, flights, language })) };
}

interface TracksToZip {
  readonly now: Date;
  readonly flights: readonly FlightWithTrack[];
  /** The language of the request. */
  readonly language: Language;
}

async function* entriesOf(
  context: Pick<AppContext, 'reader' | 'log'>,
  pilotId: number,
  { now, flights, language }: TracksToZip,
): AsyncGenerator<FileToZip> {
  const missing: string[] = [];
  for await (const file of trackEntriesOf(context, pilotId, flights)) {
    if (file.state === 'read') yield { ...file.entry, changedAt: now };
    else {
      missing.push(file.path);
      logDamage(context, pilotId, file);
    }
  }
  if (missing.length === 0) return;
  const choice = (await findPilot(context.reader, pilotId))?.pilot.language ?? OF_BROWSER;
  const { archive } = SERVER_TEXTS[chosenLanguage(choice, language)];
  yield {
    name: archive.MISSING_TRACKS_FILE,
    content: await compress(archive.missingTracks(missing)),
    changedAt: now,
  };
}
