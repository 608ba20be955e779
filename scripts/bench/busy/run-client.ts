import { setTimeout } from 'node:timers/promises';
import { aFlight } from '#test/builders/items';
import { emailOfCopy } from '#test/builders/many-pilots';
import { atLeastOne, between, pick, type Random, type Some, seededRandom, wholeBetween } from '#test/builders/random';
import { igcNumber } from '#test/servers/import-calls';
import { type Fields, loaded, logInPilot, type Visitor } from '#test/servers/visitor';

/** Which pilots use which server, for how long. */
export interface ClientRequest {
  readonly url: string;
  readonly password: string;
  readonly pilots: number;
  readonly warmUpS: number;
  readonly seconds: number;
  readonly seed: number;
}

/** How long an action took, in milliseconds. */
interface ActionTime {
  readonly name: ActionName;
  readonly ms: number;
}

/** What the pilots met, after the warm-up. */
export interface ClientReport {
  readonly times: readonly ActionTime[];
  readonly errors: readonly string[];
}

/** How long a pilot looks at a page before the next action, in milliseconds. */
const LOOKS_MS = { least: 400, most: 1_600 } as const;
const LOGINS_AT_ONCE = 4;

/** Logs all pilots in, and lets them use the server at the same time. */
export async function runClient(request: ClientRequest): Promise<ClientReport> {
  const pilots = await allLoggedIn(request);
  const [times, errors]: [ActionTime[], string[]] = [[], []];
  const warmFrom = performance.now() + request.warmUpS * 1_000;
  const until = warmFrom + request.seconds * 1_000;
  const use = async (pilot: MixedPilot): Promise<void> => {
    for (;;) {
      await setTimeout(between(pilot.random, LOOKS_MS.least, LOOKS_MS.most));
      const start = performance.now();
      if (start > until) return;
      const name = nextAction(pilot.random);
      await ACTIONS[name](pilot).catch((error: unknown) => errors.push(`${name}: ${String(error)}`));
      if (start >= warmFrom) times.push({ name, ms: performance.now() - start });
    }
  };
  await Promise.all(pilots.map(use));
  return { times, errors };
}

async function allLoggedIn({ url, password, pilots, seed }: ClientRequest): Promise<readonly MixedPilot[]> {
  const numbers = Array.from({ length: pilots }, (_, index) => index + 1);
  const loggedIn: MixedPilot[] = [];
  const logInNext = async (): Promise<void> => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const email = emailOfCopy(number);
      const visitor = await logInPilot(url, { email, password });
      const { lastModified, flights } = await loaded(visitor);
      const random = seededRandom(seed * 1_000 + number);
      loggedIn.push({ visitor, url, email, password, random, lastModified, flightsNum: flights.length });
    }
  };
  await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, logInNext));
  return loggedIn;
}

/** A pilot at the page: the browser, and what the page knows. */
interface MixedPilot {
  readonly visitor: Visitor;
  readonly url: string;
  readonly email: string;
  readonly password: string;
  readonly random: Random;
  /** The marker of the last load. */
  lastModified: number;
  /** The flights that the pilot had from the start. */
  readonly flightsNum: number;
}

/** What a pilot does; throws when the server fails. */
type Action = (pilot: MixedPilot) => Promise<void>;

/** The actions of the mix by name. */
const ACTIONS = {
  delta: async (pilot) => {
    await read(pilot, '/api/data', { lastModified: pilot.lastModified });
  },
  list: async (pilot) => {
    await read(pilot, '/api/data');
  },
  save: async (pilot) => {
    const id = wholeBetween(pilot.random, 1, pilot.flightsNum);
    await save(pilot, aFlight({ id, airtime: wholeBetween(pilot.random, 5, 300), remarks: 'Ruhig', siteId: 1 }));
  },
  flight: async (pilot) => {
    const { file } = await read<{ readonly file: string }>(pilot, '/api/flights/1/track');
    const named = { csrf: pilot.visitor.cookies.get('csrf') ?? '', pilotId: String(pilot.visitor.pilotId) };
    const response = await pilot.visitor.ask(`/api/track-files/${file}?${new URLSearchParams(named)}`);
    if (response.status !== 200) throw new Error(`A track has status ${response.status}`);
    await response.arrayBuffer();
  },
  track: async (pilot) => {
    const igc = igcNumber(wholeBetween(pilot.random, 1, 2_000));
    const savedId = await save(pilot, aFlight({ igc, siteId: 2 }));
    await save(pilot, { id: savedId, see: false });
  },
  statistics: async (pilot) => {
    await read(pilot, '/api/tracks');
    await read(pilot, '/api/sites/1/tracks');
  },
  login: async ({ url, email, password }) => {
    const other = await logInPilot(url, { email, password });
    await other.post('/api/logout');
  },
} as const satisfies Readonly<Record<string, Action>>;
export type ActionName = keyof typeof ACTIONS;

export const ACTION_NAMES = [
  'delta',
  'list',
  'save',
  'flight',
  'track',
  'statistics',
  'login',
] as const satisfies readonly ActionName[];
/** How often each is done: of a hundred. */
const SHARES: Readonly<Record<ActionName, number>> = {
  delta: 46,
  list: 10,
  save: 22,
  flight: 12,
  track: 3,
  statistics: 6,
  login: 1,
};
const MIX: Some<ActionName> = atLeastOne(
  ACTION_NAMES.flatMap((name) => Array.from({ length: SHARES[name] }, () => name)),
);

/** Returns what a pilot does next. */
function nextAction(random: Random): ActionName {
  return pick(random, MIX);
}

async function read<Body>({ visitor }: MixedPilot, path: string, query: Fields = {}): Promise<Body> {
  const { status, body } = await visitor.get<Body>(path, query);
  if (status !== 200) throw new Error(`${path} has status ${status}: ${JSON.stringify(body)}`);
  return body;
}

async function save(pilot: MixedPilot, data: Fields): Promise<number> {
  const { status, body } = await pilot.visitor.post<{ readonly savedId: number; readonly lastModified: number }>(
    '/api/data',
    { dataType: 'flight', data, lastModified: pilot.lastModified },
  );
  if (status !== 200) throw new Error(`A save has status ${status}: ${JSON.stringify(body)}`);
  pilot.lastModified = body.lastModified;
  return body.savedId;
}
