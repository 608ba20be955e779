import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { errorResponse } from '#contract/error-response';
import { aFlight } from '#test/builders/items';
import { patience } from '#test/run/patience';
import { type Fields, loaded, type Visitor } from '#test/servers/visitor';

export interface EndedCall {
  readonly path: string;
  readonly status: number;
  /** The type and message of the error in the response; null without one. */
  readonly type: string | null;
  readonly message: string | null;
  readonly beganMs: number;
  readonly tookMs: number;
}

/** What many callers have heard, and the flights that they have sent. */
export interface Calls {
  readonly ended: EndedCall[];
  /** By their client keys. */
  readonly flights: Map<string, SentFlight>;
}

/** A flight that was sent, and whether that was acknowledged. */
export interface SentFlight {
  readonly visitor: Visitor;
  readonly body: Fields;
  readonly isAcknowledged: boolean;
}

/** The name of saves among the calls. */
export const SAVE = '/api/data, save';
/** The name of loads among the calls. */
export const LOAD = '/api/data';
/** How often a caller that waits looks. */
const POLL_MS = 20;
/** The length of a client key, with which the remarks of each flight begin. */
const KEY_LENGTH = 36;
/** How long a caller waits after a call that has failed. */
const PAUSE_MS = 50;

/** Loads and saves in turn until it is over; the remarks of each flight have so many random characters. */
export async function callUntil(
  visitor: Visitor,
  calls: Calls,
  { isOver, remarks = KEY_LENGTH }: { readonly isOver: () => boolean; readonly remarks?: number },
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    if (turn % 2 === 0) await timed(calls, LOAD, () => visitor.get('/api/data', { lastModified: 1 }));
    else await saveNew(visitor, calls, remarks);
  }
}

/** Sends a new flight once. */
async function saveNew(visitor: Visitor, calls: Calls, length: number): Promise<void> {
  const clientKey = randomUUID();
  const remarks = clientKey + randomBytes(length).toString('base64').slice(KEY_LENGTH, length);
  const body = { dataType: 'flight', data: aFlight({ remarks }), clientKey };
  calls.flights.set(clientKey, { visitor, body, isAcknowledged: false });
  const status = await timed(calls, SAVE, () => visitor.post('/api/data', body));
  if (status === 200) calls.flights.set(clientKey, { visitor, body, isAcknowledged: true });
}

/** Returns how long it takes until a save succeeds, one that is sent now or one that has waited. Throws when none does. */
export async function untilSaved({ ended }: Calls, longestMs?: number): Promise<number> {
  const isLate = patience('a save that succeeds', longestMs);
  const fromMs = performance.now();
  const before = ended.length;
  while (!ended.slice(before).some(({ path, status }) => path === SAVE && status === 200)) {
    isLate();
    await setTimeout(POLL_MS);
  }
  return performance.now() - fromMs;
}

/** Asks a page again and again until it is over. */
export async function askUntil(
  { url, path }: { readonly url: string; readonly path: string },
  calls: Calls,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await timed(calls, path, async () => ({ status: (await fetch(url + path)).status, body: null }));
    await setTimeout(PAUSE_MS);
  }
}

async function timed(
  { ended }: Calls,
  path: string,
  call: () => Promise<{ readonly status: number; readonly body: unknown }>,
): Promise<number> {
  const beganMs = performance.now();
  const { status, body } = await call().catch(() => ({ status: 0, body: null }));
  ended.push({ path, status, ...errorIn(body), beganMs, tookMs: performance.now() - beganMs });
  if (status !== 200) await setTimeout(PAUSE_MS);
  return status;
}

function errorIn(body: unknown): Pick<EndedCall, 'type' | 'message'> {
  const { success, output } = v.safeParse(errorResponse, body);
  return success ? { type: output.error.type, message: output.error.message ?? null } : { type: null, message: null };
}

/** How often flights were lost or saved twice, once those that were not acknowledged have been sent again. */
export async function miscountOf({ flights }: Calls): Promise<{ readonly lost: number; readonly doubled: number }> {
  const lostBefore = await missingOf([...flights].filter(([, { isAcknowledged }]) => isAcknowledged));
  for (const { visitor, body, isAcknowledged } of flights.values()) {
    if (!isAcknowledged) await visitor.post('/api/data', body);
  }
  const visitors = new Set([...flights.values()].map(({ visitor }) => visitor));
  const counts = await Promise.all([...visitors].map(async (visitor) => (await loaded(visitor)).flights.length));
  const there = counts.reduce((sum, count) => sum + count, 0);
  return { lost: lostBefore + (await missingOf([...flights])), doubled: Math.max(0, there - flights.size) };
}

async function missingOf(sent: readonly (readonly [string, SentFlight])[]): Promise<number> {
  const there = new Map<Visitor, ReadonlySet<string>>();
  for (const { visitor } of sent.map(([, flight]) => flight)) {
    if (!there.has(visitor)) there.set(visitor, await remarksOf(visitor));
  }
  return sent.filter(([clientKey, { visitor }]) => !there.get(visitor)?.has(clientKey)).length;
}

async function remarksOf(visitor: Visitor): Promise<ReadonlySet<string>> {
  const { flights } = await loaded(visitor);
  return new Set(flights.flatMap((flight) => (flight.see ? [flight.remarks.slice(0, KEY_LENGTH)] : [])));
}
