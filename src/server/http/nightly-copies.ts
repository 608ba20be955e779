import { createReadStream } from 'node:fs';
import { ReadableStream } from 'node:stream/web';
import { lastCopy, readCopies, switchCopies } from '#contract/account/nightly-copies';
import { clientOf } from '#server/http/endpoints/client';
import { attachment } from '#server/http/endpoints/responses';
import { copiesOf, lastCopyOf, switchCopiesOf } from '#server/services/export/nightly-copies';
import { type Endpoints, mountForPilot } from './endpoints/endpoints.ts';

/** Mounts the nightly copies: whether they are on, the switch, and the last one. */
export function mountNightlyCopies(endpoints: Endpoints): void {
  const { context, headers } = endpoints;
  mountForPilot(endpoints, readCopies, async ({ session }) => ({
    response: await copiesOf(context, session.pilotId),
  }));
  mountForPilot(endpoints, switchCopies, async ({ session, body, hono }) => ({
    response: await switchCopiesOf(context, { ...clientOf(hono, context), pilotId: session.pilotId }, body),
  }));
  mountForPilot(endpoints, lastCopy, async ({ session }) => {
    const { path, bytes, madeAt } = await lastCopyOf(context, session.pilotId);
    const named = { 'content-disposition': attachment(`wingbook-${madeAt.slice(0, 10)}.zip`) };
    return new Response(ReadableStream.from(createReadStream(path)), {
      headers: { ...headers, ...named, 'content-type': 'application/zip', 'content-length': String(bytes) },
    });
  });
}
