import * as v from 'valibot';
import { LOGFLY_PROBLEMS } from '#domain/import/logfly/logfly-problem';
import { get, list, post } from '../endpoint.ts';

const MEGABYTE = 2 ** 20;
/** The largest database of LogFly, in bytes. */
export const MAX_LOGFLY_BYTES = 200 * MEGABYTE;
/** The most bytes of one part of it; as base64 a third more. */
export const LOGFLY_PART_BYTES = 3 * MEGABYTE;
const MAX_PART_TEXT = (LOGFLY_PART_BYTES / 3) * 4;

/** Names the upload: a pilot has one at a time. */
const clientKey = v.pipe(v.string(), v.uuid());
const bytes = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_LOGFLY_BYTES));
/** How long the whole database is. */
const size = v.pipe(bytes, v.minValue(1));

/** A flight as LogFly has it. */
const logflyFlight = v.strictObject({
  /** Its number in the table, from 1. */
  row: v.number(),
  /** Local time as it is stored, `2021-07-04 13:05:21`. */
  launchedAt: v.string(),
  durationS: v.nullable(v.number()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  siteName: v.string(),
  gliderName: v.string(),
  remarks: v.string(),
  /** The text of its IGC file; null without one, and for one that is too large. */
  igc: v.nullable(v.string()),
  isIgcTooLarge: v.boolean(),
});
/** See {@link logflyFlight}. */
export type LogflyFlight = v.InferOutput<typeof logflyFlight>;

/** What was found in a database. */
export const logflyResult = v.strictObject({
  /** How many pages its flights have. */
  pagesNum: v.number(),
  flightsNum: v.number(),
  /** Why it was not read, or not to its end; null when it was. */
  problem: v.nullable(v.picklist(LOGFLY_PROBLEMS)),
});
/** See {@link logflyResult}. */
export type LogflyResult = v.InferOutput<typeof logflyResult>;

/** Flights of one page. */
export const logflyPageResponse = v.strictObject({ flights: list(logflyFlight) });

/**
 * Stores a part of a LogFly database, which begins at `offset`. `received` is how much of it the server has: the next part
 * begins there, also after a part that was sent twice, or has not arrived. The first part of another upload removes
 * the one before. An upload stays for an hour.
 */
export const uploadLogfly = post('/api/logfly-uploads', {
  access: 'pilot',
  body: v.strictObject({
    clientKey,
    size,
    offset: bytes,
    /** Base64. */
    content: v.pipe(v.string(), v.minLength(4), v.maxLength(MAX_PART_TEXT)),
  }),
  response: v.strictObject({ received: v.number() }),
});

/**
 * Reads a database that has arrived, in a process of its own. Called again while the state is `reading`. The database is
 * removed once it was read.
 */
export const readLogfly = post('/api/logfly-uploads/read', {
  access: 'pilot',
  body: v.strictObject({ clientKey, size }),
  response: v.variant('state', [
    v.strictObject({ state: v.literal('reading') }),
    v.strictObject({ state: v.literal('read'), ...logflyResult.entries }),
  ]),
});

/** One page of the flights in a database that was read; the first is page 0. */
export const logflyPage = get('/api/logfly-uploads/pages/:id', {
  access: 'pilot',
  query: v.strictObject({ clientKey }),
  response: logflyPageResponse,
});

/** Removes an upload, whatever of it there is. */
export const removeLogfly = post('/api/logfly-uploads/remove', {
  access: 'pilot',
  body: v.strictObject({ clientKey }),
});
