import * as v from 'valibot';
import { file, get, list, post } from '../endpoint.ts';
import { id } from '../field-schemas.ts';

/** For how many days a file waits for the pilot. */
export const INBOX_DAYS = 90;

/**
 * Sends a file that the import reads, of up to 8 MB: as the body, named in the query as `name`, or as files of a form. It is read within
 * seconds: flights that are surely new are saved, anything else waits for the pilot. The same file again changes nothing.
 */
export const sendTrack = post('/api/inbox', {
  access: 'token',
  scopes: ['tracks:add'],
  response: v.strictObject({ state: v.literal('received'), message: v.string() }),
});

const waitingFile = v.strictObject({
  id,
  /** The name of the token that it came with; empty for the pilot's folder on the server. */
  source: v.string(),
  name: v.string(),
  bytes: v.number(),
  /** ISO 8601, UTC, as is the day on which it is deleted. */
  receivedAt: v.string(),
  deletedAt: v.string(),
});
/** A file that a device has sent, and that waits for the pilot. */
export type WaitingFile = v.InferOutput<typeof waitingFile>;

const arrival = v.strictObject({
  source: v.string(),
  /** The import run that has the flights; null without any. */
  importId: v.nullable(v.number()),
  /** How many flights were saved, and how many files wait. */
  saved: v.number(),
  waiting: v.number(),
  /** The first day on which one of these files is deleted, ISO 8601, UTC; null when none waits. */
  waitsUntil: v.nullable(v.string()),
});
/** What came from a device since the pilot has last looked. */
export type Arrival = v.InferOutput<typeof arrival>;

const inbox = v.strictObject({
  /** The newest first. */
  files: list(waitingFile),
  arrivals: list(arrival),
  /** The last file of these arrivals, to be named as seen; 0 without any. */
  last: v.number(),
});
/** The pilot's inbox on the server. */
export type ServerInbox = v.InferOutput<typeof inbox>;

/** Lists the waiting files, and what came since the pilot has last looked. */
export const listInbox = get('/api/inbox', { access: 'pilot', response: inbox });

/** The bytes of a waiting file. */
export const inboxFile = get('/api/inbox/:id/file', {
  access: 'pilot',
  response: file('application/octet-stream'),
});

/** Removes a waiting file, if it is there. It does not come back with the same token for a year. */
export const removeInboxFile = post('/api/inbox/remove', {
  access: 'pilot',
  body: v.strictObject({ id }),
  response: inbox,
});

/** Says that the pilot has seen what came, up to a file. */
export const markInboxSeen = post('/api/inbox/seen', {
  access: 'pilot',
  body: v.strictObject({ last: id }),
  response: inbox,
});
