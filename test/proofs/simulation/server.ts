import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadResponse } from '#contract/data';
import { renewEpoch } from '#server/repositories/epoch';
import { buildApp } from '#server/start/app';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { createTestContext } from '#test/servers/server';
import type { Cookie } from './browser.ts';

/** A request as it reaches the server. */
export interface ServerRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly cookies: ReadonlyMap<string, Cookie>;
}

export interface ServerResponse {
  readonly status: number;
  readonly bytes: ArrayBuffer;
  /** The cookies that it sets; null for one that it removes. */
  readonly cookies: ReadonlyMap<string, Cookie | null>;
}

/** The real services on SQLite, called without a network. */
export interface SimulatedServer {
  readonly ask: (request: ServerRequest) => Promise<ServerResponse>;
  /** As after a restore from a backup. */
  readonly beginEpoch: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An account that every simulation has. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The accounts of a simulation. */
export const ACCOUNTS = ['a', 'b'].map(
  (name): Account => ({ email: `${name}@example.org`, password: 'a long password' }),
);

const SECRET = 'shared by all the servers of the simulation';
const FILE = 'wingbook.sqlite';
const KEPT_AWAKE_MS = 60_000;
/** Nothing of a simulation outlives it: where there is a file system in memory, it is there. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A database with the accounts and nothing else, of which each simulation has a copy. */
export interface Template {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

export async function createTemplate(): Promise<Template> {
  const folder = await newFolder();
  const server = await openServer(folder, () => new Date());
  const cookies = new Map<string, Cookie>();
  for (const account of ACCOUNTS) {
    keepCookies(cookies, await server.ask({ method: 'GET', url: '/api/data', body: null, cookies }));
    const body = JSON.stringify({ ...account, csrf: cookies.get('csrf')?.value });
    const { status } = await server.ask({ method: 'POST', url: '/api/signup', body, cookies });
    if (status !== 200) throw new Error(`A pilot could not sign up: ${status}`);
    cookies.clear();
  }
  await server.close();
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Starts a server with a copy of a database. */
export async function startServer({ folder }: Template, clock: () => Date): Promise<SimulatedServer> {
  const copy = await newFolder();
  await cp(folder, copy, { recursive: true });
  const server = await openServer(copy, clock);
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(copy, { recursive: true, force: true });
    },
  };
}

function newFolder(): Promise<string> {
  return mkdtemp(join(FOLDER, 'wingbook-simulation-'));
}

async function openServer(folder: string, clock: () => Date): Promise<SimulatedServer> {
  const address = { kind: 'sqlite', file: join(folder, FILE) } as const;
  const database: TestDatabase = { address, folder, remove: async () => undefined };
  const { context, close } = await createTestContext(database, { clock, settings: { SECRET } });
  const app = buildApp(context, folder);
  const awake = setInterval(() => undefined, KEPT_AWAKE_MS); // Its threads do not keep the process running.
  return {
    ask: async ({ method, url, body, cookies }) => {
      const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
      const headers = {
        ...(cookie !== '' && { cookie }),
        ...(body !== null && { 'content-type': 'application/json' }),
      };
      const request = new Request(`http://localhost${url}`, { method, headers, body });
      const incoming = { socket: { remoteAddress: '127.0.0.1' } };
      const response = await app.fetch(request, { incoming } as Parameters<typeof app.fetch>[1]);
      return { status: response.status, bytes: await response.arrayBuffer(), cookies: cookiesIn(response.headers) };
    },
    beginEpoch: () => renewEpoch(context.db),
    close: () => {
      clearInterval(awake);
      return close();
    },
  };
}

function cookiesIn(headers: Headers): ReadonlyMap<string, Cookie | null> {
  return new Map(
    headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split(/; */);
      const at = pair.indexOf('=');
      const isOfServer = attributes.some((attribute) => /^httponly$/i.test(attribute));
      const isRemoved = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
      return [pair.slice(0, at), isRemoved ? null : { value: pair.slice(at + 1), isOfServer }];
    }),
  );
}

/** Stores the cookies of a response. */
export function keepCookies(held: Map<string, Cookie>, { cookies }: Pick<ServerResponse, 'cookies'>): void {
  for (const [name, cookie] of cookies) {
    if (cookie) held.set(name, cookie);
    else held.delete(name);
  }
}

/** Returns the whole logbook of a pilot, and a track, as another device of the pilot gets them. */
export async function askAs(server: SimulatedServer, account: Account) {
  const cookies = new Map<string, Cookie>();
  keepCookies(cookies, await server.ask({ method: 'GET', url: '/api/data', body: null, cookies }));
  const csrf = cookies.get('csrf')?.value ?? '';
  const body = JSON.stringify({ ...account, csrf });
  const response = await server.ask({ method: 'POST', url: '/api/login', body, cookies });
  keepCookies(cookies, response);
  const whole: LoadResponse = JSON.parse(new TextDecoder().decode(response.bytes));
  const query = new URLSearchParams({
    csrf: cookies.get('csrf')?.value ?? '',
    pilotId: String(whole.pilot?.id),
  });
  const igcOf = async (flightId: number): Promise<string> => {
    const url = `/api/flights/${flightId}/igc?${query}`;
    const { bytes } = await server.ask({ method: 'GET', url, body: null, cookies });
    return new TextDecoder().decode(bytes);
  };
  return { whole, igcOf };
}
