import { LOGFLY_PART_BYTES, logflyPage, readLogfly, removeLogfly, uploadLogfly } from '#contract/import/logfly';
import { decompress } from '#server/encoding/compression';
import { pageOfUpload, readUpload, removeUpload, takePart } from '#server/services/logfly/uploads';
import { type Endpoints, mountForPilot, responseEncoding } from '../endpoints/endpoints.ts';
import { idIn } from '../endpoints/id-in-path.ts';

/** A part as base64, and room for everything else. */
const MAX_BYTES = (LOGFLY_PART_BYTES / 3) * 4 + 4_096;

/** Mounts the upload of LogFly's database: its parts, reading, the pages of its flights, and the end. */
export function mountLogfly(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot({ ...endpoints, maxBytes: MAX_BYTES }, uploadLogfly, async ({ session, body }) => ({
    response: { received: await takePart(context, session.pilotId, body) },
  }));
  mountForPilot(endpoints, readLogfly, async ({ session, body: { clientKey, size } }) => ({
    response: await readUpload(context, { pilotId: session.pilotId, clientKey }, size),
  }));
  mountForPilot(endpoints, logflyPage, async ({ session, query: { clientKey }, hono }) => {
    const page = await pageOfUpload(context, { pilotId: session.pilotId, clientKey }, idIn(hono));
    const takesGzip = responseEncoding(hono) !== null; // Every browser that takes Brotli takes gzip.
    return { packed: takesGzip ? { body: page, encoding: 'gzip' } : { body: await decompress(page), encoding: null } };
  });
  mountForPilot(endpoints, removeLogfly, async ({ session, body: { clientKey } }) => {
    await removeUpload(context, { pilotId: session.pilotId, clientKey });
    return { response: {} };
  });
}
