import type { IncomingMessage } from 'node:http';

/** How long a client may take to send what nobody reads, in milliseconds; without a length that is known, or with too much, only until our response is there. */
const [REST_MS, ENDLESS_MS] = [60_000, 500];
const MOST_BYTES = 64 * 1_024 * 1_024;

/**
 * Reads what is left of a body once its response is sent. A connection that is closed before resets the client, which then sees no response (413, or 401
 * after a long upload) but a network error. Hono's own reading on ends after half a second.
 */
export function readRestOf(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.destroyed) return;
  const isBounded = Number(incoming.headers['content-length']) <= MOST_BYTES;
  const timer = setTimeout(() => incoming.socket.destroySoon(), isBounded ? REST_MS : ENDLESS_MS);
  incoming.once('close', () => clearTimeout(timer));
  incoming.removeAllListeners('data').resume();
}
