import type { Context } from 'hono';
import {
  igcOfFlight,
  knownTrack,
  listTracks,
  storeGround,
  trackFile,
  trackOfFlight,
  tracksOfFlights,
} from '#contract/tracks';
import { accepts, decompress } from '#server/encoding/compression';
import { idIn, MANY_FLIGHTS_BYTES } from '#server/http/endpoints/body';
import { languageOf } from '#server/http/endpoints/language';
import { attachment, notModified, zipResponse } from '#server/http/endpoints/responses';
import { AppError } from '#server/services/app-error';
import { exportTracksOf } from '#server/services/export/selected-tracks';
import { saveGround } from '#server/services/tracks/ground';
import {
  type CompressedTrackFile,
  findFileByHash,
  findTrackFile,
  flightsOfFile,
} from '#server/services/tracks/track-files';
import { storedTrackOf } from '#server/services/tracks/track-of-flight';
import { summariesOfTracks } from '#server/services/tracks/track-summaries';
import { type Endpoints, mountForPilot } from './endpoints/endpoints.ts';

/** Mounts the calls about tracks: a flight's stored track, its ground and file, the files of many, a file by its hash, and the flight with a file. */
export function mountTracks(endpoints: Endpoints): void {
  const { context, headers } = endpoints;
  // A page that is loaded afresh asks for its track together with the first load, before it knows its pilot.
  const early = { ...endpoints, requiresPilotId: false };
  mountForPilot(endpoints, knownTrack, async ({ session, query }) => ({
    response: await flightsOfFile(context, session.pilotId, query.sha256),
  }));
  mountForPilot(endpoints, listTracks, async ({ session }) => ({
    response: { tracks: await summariesOfTracks(context, session.pilotId) },
  }));
  mountForPilot(early, trackOfFlight, async ({ session, hono }) => ({
    response: await storedTrackOf(context, { pilotId: session.pilotId, flightId: idIn(hono) }),
  }));
  mountForPilot(endpoints, storeGround, async ({ session, body, hono }) => {
    await saveGround(context, { pilotId: session.pilotId, flightId: idIn(hono) }, body);
    return { response: {} };
  });
  mountForPilot(early, trackFile, async ({ session, hono }) => {
    const file = await findFileByHash(context, session.pilotId, fileKeyOf(hono));
    return send(hono, file, { ...headers, 'cache-control': IMMUTABLE });
  });
  mountForPilot({ ...endpoints, maxBytes: MANY_FLIGHTS_BYTES }, tracksOfFlights, async ({ session, body, hono }) => {
    const { language } = languageOf(hono.req, context);
    return zipResponse(endpoints, await exportTracksOf(context, session.pilotId, { ids: body.ids, language }));
  });
  mountForPilot(endpoints, igcOfFlight, async ({ session, hono }) => {
    const file = await findTrackFile(context, session.pilotId, idIn(hono));
    const disposition = { 'content-disposition': attachment(file.fileName) };
    return send(hono, file, { ...headers, ...disposition, 'cache-control': 'private, no-cache' });
  });
}

/** A hash, or the provisional key of an old file. */
const FILE_KEY = /^[\da-z-]{1,64}$/;
/** A year; `Vary: Cookie` keeps the cached file from whoever has another session. */
const IMMUTABLE = 'private, max-age=31536000, immutable';

function fileKeyOf({ req }: Context): string {
  const key = req.param('file') ?? '';
  if (!FILE_KEY.test(key)) throw new AppError('notFound');
  return key;
}

/** Sends a file, in gzip as it is stored where the browser accepts that; 304 when the browser has it. */
async function send(
  hono: Context,
  { sha256, content }: CompressedTrackFile,
  common: Readonly<Record<string, string>>,
): Promise<Response> {
  const takesGzip = accepts(hono.req.header('accept-encoding'), 'gzip');
  const etag = `"${sha256}${takesGzip ? '-gzip' : ''}"`;
  const headers = { ...common, 'content-type': 'application/vnd.fai.igc', etag, vary: 'Accept-Encoding, Cookie' };
  const known = notModified(hono, headers);
  if (known) return known;
  const encoding = takesGzip ? { 'content-encoding': 'gzip' } : {};
  return new Response(Buffer.from(takesGzip ? content : await decompress(content)), {
    headers: { ...headers, ...encoding },
  });
}
