import { ReadableStream } from 'node:stream/web';
import { deleteAccount, endOtherSessions, exportAccount, listSessions } from '#contract/account';
import type { House } from '#server/house';
import { deleteAccountOf } from '#server/services/account/account-deletion';
import { endSessionsElsewhere, listSessionsOf, type SessionCaller } from '#server/services/account/account-sessions';
import { exportAccountOf } from '#server/services/export/export-account';
import { deletedKnownCookie } from './door/cookies.ts';
import { type Door, openToPilots, type PilotCall } from './door/door.ts';
import { visitorOf } from './door/visitor.ts';
import { loggedOutCookies } from './entering.ts';
import { attachment } from './tracks.ts';

/** Mounts sessions, the export of all data and the deletion of the account. */
export function mountAccountData(door: Door): void {
  const { house } = door;
  openToPilots(door, listSessions, async (call) => ({ answer: await listSessionsOf(house, callerOf(house, call)) }));
  openToPilots(door, endOtherSessions, async (call) => ({
    answer: await endSessionsElsewhere(house, callerOf(house, call)),
  }));
  openToPilots(door, exportAccount, async (call) => {
    const { fileName, content } = await exportAccountOf(house, callerOf(house, call));
    const headers = {
      ...door.headers,
      'content-type': 'application/zip',
      'content-disposition': attachment(fileName),
    };
    return new Response(ReadableStream.from(logFailure(house, content)), { headers });
  });
  openToPilots(door, deleteAccount, async (call) => {
    await deleteAccountOf(house, callerOf(house, call), call.body);
    return { answer: {}, cookies: [...loggedOutCookies(door), ...deletedKnownCookie(house)] };
  });
}

function callerOf(house: House, { session, tokens, context }: PilotCall<unknown, unknown>): SessionCaller {
  return { ...visitorOf(context, house), pilotId: session.pilotId, session: tokens.session ?? '' };
}

/** Logs why an export failed: a response that has begun can only be cut off. */
async function* logFailure(house: House, content: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    house.log.error({ err: error }, 'an export failed');
    throw error;
  }
}
