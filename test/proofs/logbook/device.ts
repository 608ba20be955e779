import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { LoadResponse } from '#contract/data';
import { pick, type Random, type Some } from '#test/builders/random';
import { patience } from '#test/run/patience';
import { type Fields, type JsonResponse, newVisitor, type Visitor } from '#test/servers/visitor';
import { NO_COPY } from '#test/web/store-with-calls';
import { CallError, type CallErrorType, callErrorOf, errorOfResponse } from '#web/api/call-error.ts';
import { applyResponse } from '#web/store/logbook.ts';
import { LogbookStore } from '#web/store/logbook-store.ts';
import { logbookIn } from '#web/store/store-state.ts';

/** A device of a pilot: the store of the web app, and the calls that its pages make. */
export interface Device {
  readonly store: LogbookStore;
  readonly pilotId: number;
  /** Rejects with a `CallError`, as the pages' calls do. */
  readonly get: <Body>(path: string, query?: Fields) => Promise<Body>;
  readonly post: <Body>(path: string, body?: Fields) => Promise<Body>;
  /** Any of its browsers: they have the same session. */
  readonly visitor: () => Visitor;
  /** What must never be seen. */
  readonly faults: DeviceFaults;
}

/** Counts of what no device may see. */
export interface DeviceFaults {
  /** Responses with a lower marker than one that came before the call was sent. */
  markersBack: number;
  /** Responses that replaced everything, or were of another epoch. */
  resets: number;
}

/** Where a device finds the servers, and what it chooses among them by. */
export interface Servers {
  readonly urls: Some<string>;
  readonly random: Random;
}

/** Logs a pilot in on a new device. Each of its calls goes to any of the servers. */
export async function openDevice(
  { urls, random }: Servers,
  account: { readonly email: string; readonly password: string },
): Promise<Device> {
  const [first, ...others] = urls;
  const browser = newVisitor(first);
  await browser.ask('/api/data').catch(lostConnection);
  const login = await successOf(browser.post<LoadResponse>('/api/login', account));
  const browsers: Some<Visitor> = [browser, ...others.map((url) => sameBrowser(browser, url))];
  const pilotId = login.pilot?.id ?? 0;
  for (const one of browsers) one.pilotId = pilotId;
  const visitor = (): Visitor => pick(random, browsers);
  const faults: DeviceFaults = { markersBack: 0, resets: 0 };
  const heard = watched(faults, login);
  const get = <Body>(path: string, query?: Fields) => heard(() => visitor().get<Body>(path, query));
  const post = <Body>(path: string, body?: Fields) => heard(() => visitor().post<Body>(path, body));
  const store = new LogbookStore(
    {
      load: (marker) => get('/api/data', { ...marker }),
      save: (request, marker) => post('/api/data', { ...request, ...marker }),
      flightsWith: () => Promise.reject(new Error('Nothing waits')),
      logOut: () => post('/api/logout'),
    },
    { onState: () => undefined, onModified: () => undefined, onLoaded: () => undefined, isVisible: () => false },
    { copy: NO_COPY, queueOf: () => null },
  );
  store.startSession(login);
  return { store, pilotId, get, post, visitor, faults };
}

function sameBrowser({ cookies }: Visitor, url: string): Visitor {
  const same = newVisitor(url);
  for (const [name, value] of cookies) same.cookies.set(name, value);
  return same;
}

/** Makes calls, and counts the responses that contradict an earlier one. */
function watched(faults: DeviceFaults, { lastModified, epoch }: LoadResponse) {
  let highest = lastModified;
  return async <Body>(call: () => Promise<JsonResponse<Body>>): Promise<Body> => {
    const before = highest;
    const body = await successOf(call());
    const response: Partial<LoadResponse> = body ?? {};
    if (response.lastModified !== undefined) {
      if (response.lastModified < before) faults.markersBack += 1;
      if (response.reset || response.epoch !== epoch) faults.resets += 1;
      highest = Math.max(highest, response.lastModified);
    }
    return body;
  };
}

/** What is no response of the server is a lost connection, as for the pages. */
async function successOf<Body>(sent: Promise<JsonResponse<Body>>): Promise<Body> {
  const { status, body } = await sent.catch(lostConnection);
  if (status !== 200) throw await errorOfResponse(status, JSON.stringify(body));
  return body;
}

function lostConnection(cause: unknown): never {
  throw new CallError('ajaxNetworkError', { message: String(cause) });
}

/** How long a pilot waits before trying again what failed. */
const RETRY_MS = 40;
/** After these a pilot tries again; other errors say that something is not possible. */
const RETRIED: readonly CallErrorType[] = ['ajaxNetworkError', 'DBReadError', 'DBWriteError'];

/** Tries a call again while the server or its database is away or too slow. Returns null when it is rejected. Throws when they stay away. */
export async function untilAcknowledged<Result>(
  call: () => Promise<Result>,
  longestMs?: number,
): Promise<Result | null> {
  const isLate = patience('a response', longestMs);
  for (;;) {
    try {
      return await call();
    } catch (thrown) {
      if (!RETRIED.includes(callErrorOf(thrown).type)) return null;
      isLate();
      await setTimeout(RETRY_MS);
    }
  }
}

/** The same for a load, which nothing can reject. */
export async function loadedBy<Response extends object>(load: () => Promise<Response>): Promise<Response> {
  const response = await untilAcknowledged(load);
  if (response === null) throw new Error('A load was rejected');
  return response;
}

/** Whether a device has, by deltas alone, what a full load has. Scores that are computed meanwhile come with another load. */
export async function isUpToDate(device: Device): Promise<boolean> {
  const isLate = patience('a device that has the newest marker');
  for (;;) {
    isLate();
    await device.store.load();
    const held = logbookIn(device.store.state);
    const whole = applyResponse(null, await loadedBy(() => device.get<LoadResponse>('/api/data')), null);
    if (held?.lastModified === whole?.lastModified) return isDeepStrictEqual(held, whole);
  }
}
