import { igcOfFlight, knownTrack } from '#contract/tracks';
import { downloadName } from '#domain/download-name';
import { accepts } from '#server/compression';
import { findKnownTrack, findTrackFile } from '#server/services/flights';
import { Refusal } from '#server/services/refusal';
import { unpackTrack } from '#server/services/tracks';
import { type Door, openToPilots } from './door/door.ts';

const ID = /^\d{1,15}$/;

/** Mounts `/api/flights/:id/igc`, a flight's track file, and `/api/tracks/known`, the flight that has a file. */
export function mountTracks(door: Door): void {
  openToPilots(door, knownTrack, async ({ session, query }) => {
    return { answer: { flightId: await findKnownTrack(door.house, session.pilotId, query.sha256) } };
  });
  openToPilots(door, igcOfFlight, async ({ session, context }) => {
    const id = context.req.param('id') ?? '';
    if (!ID.test(id)) throw new Refusal('notFound');
    const { content, fileName } = await findTrackFile(door.house, session.pilotId, Number(id));
    const takesGzip = accepts(context.req.header('accept-encoding'), 'gzip');
    const headers = {
      ...door.headers,
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
