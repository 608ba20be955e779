import { aFlight } from '#test/builders/items';
import { pick, type Random, type Some, wholeBetween } from '#test/builders/random';
import { atLeastOne } from '#test/fuzz/at-least-one';
import { igcNumber } from '#test/servers/import-calls';
import { type Fields, logInPilot, type Visitor } from '#test/servers/visitor';

/** A pilot at the page: the browser, and what the page knows. */
export interface MixedPilot {
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
export const ACTIONS = {
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
/** The name of an action. */
export type ActionName = keyof typeof ACTIONS;

/** The names of all actions. */
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
export function nextAction(random: Random): ActionName {
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
