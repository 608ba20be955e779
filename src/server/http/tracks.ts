import { igcOfFlight, knownTrack } from '#contract/tracks';
import { downloadName } from '#domain/igc/download-name';
import { accepts } from '#server/encoding/compression';
import { AppError } from '#server/services/app-error';
import { findKnownTrack, findTrackFile } from '#server/services/logbook/flights';
import { unpackTrack } from '#server/services/tracks';
import { type Endpoints, mountForPilot } from './endpoints/endpoints.ts';

const ID = /^\d{1,15}$/;

/** Mounts `/api/flights/:id/igc`, a flight's track file, and `/api/tracks/known`, the flight that has a file. */
export function mountTracks(endpoints: Endpoints): void {
  mountForPilot(endpoints, knownTrack, async ({ session, query }) => {
    return { response: { flightId: await findKnownTrack(endpoints.context, session.pilotId, query.sha256) } };
  });
  mountForPilot(endpoints, igcOfFlight, async ({ session, hono }) => {
    const id = hono.req.param('id') ?? '';
    if (!ID.test(id)) throw new AppError('notFound');
    const { content, fileName } = await findTrackFile(endpoints.context, session.pilotId, Number(id));
    const takesGzip = accepts(hono.req.header('accept-encoding'), 'gzip');
    const headers = {
      ...endpoints.headers,
      'content-type': 'application/vnd.fai.igc',
      'content-disposition': attachment(fileName),
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      ...(takesGzip ? { 'content-encoding': 'gzip' } : {}),
    };
    return new Response(Buffer.from(takesGzip ? content : await unpackTrack(content)), { headers });
  });
}

/** Returns a `Content-Disposition` with the file name (RFC 6266): ASCII for old browsers, then in full by RFC 8187. */
export function attachment(fileName: string): string {
  const offered = downloadName(fileName);
  const plain = offered.replace(/[^\w .()-]/g, '_');
  const full = encodeURIComponent(offered).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
