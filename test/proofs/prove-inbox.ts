import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { type Random, seededRandom } from '#test/builders/random';
import { flightFixes } from '#test/builders/sent-flight';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { patience } from '#test/run/patience';
import { igcOf, listedRuns, undoneRun } from '#test/servers/import-calls';
import { type Device, inboxOf, newDevice } from '#test/servers/inbox-calls';
import { verifiedByOutbox } from '#test/servers/outbox';
import { loaded, signUpPilot, type Visitor } from '#test/servers/visitor';
import { atMost, nothingOf, type Proof, type ProofOptions, requireSome } from './proof.ts';
import { onEachDatabase } from './run/on-each-database.ts';
import { type ServerBehindWire, serverBehindWire } from './run/server-process.ts';

/** How many flights devices send, how often each on average, and how often a server is killed or cut off meanwhile. */
interface Plan {
  readonly pilots: number;
  readonly flights: number;
  readonly sends: number;
  readonly faults: number;
}

const PLANS: Readonly<Record<ProofOptions['size'], Plan>> = {
  short: { pilots: 1, flights: 8, sends: 4, faults: 1 },
  long: { pilots: 2, flights: 30, sends: 8, faults: 6 },
  full: { pilots: 12, flights: 84, sends: 10, faults: 60 },
};
/** Senders of a device at a time: it repeats what it has no answer for. */
const AT_ONCE = 4;
const PAUSE_MS = 100;
/** A track of more than five hours at 1 Hz. */
const LONG_TRACK = 20_000;
const [DAY_MS, FIRST_DAY] = [86_400_000, Date.parse('2024-01-01')];

/** Devices send each flight several times, in any order and form, while servers are killed and cut off: two of them on PostgreSQL. */
export function proveInbox(options: ProofOptions): Promise<readonly Proof[]> {
  return onEachDatabase(options, async (database, name) => {
    const count = name === 'SQLite' ? 1 : 2;
    const servers: ServerBehindWire[] = [];
    try {
      while (servers.length < count) servers.push(await serverBehindWire(database));
      return await proofsOn(servers, { options, database, name });
    } finally {
      for (const server of servers) await server.close();
    }
  });
}

interface On {
  readonly options: ProofOptions;
  readonly database: TestDatabase;
  readonly name: string;
}

async function proofsOn(
  servers: readonly ServerBehindWire[],
  { options, database, name }: On,
): Promise<readonly Proof[]> {
  const plan = PLANS[options.size];
  const random = seededRandom(options.seed);
  const [first] = servers;
  if (first === undefined) throw new Error('There is no server');
  const pilots: PilotWithDevice[] = [];
  for (let number = 0; number < plan.pilots; number += 1) {
    pilots.push(await newPilot({ url: first.url, database }, number, plan.flights));
  }
  const isSending = { now: true };
  const faults = breaking(servers, { random, plan, isSending, log: options.log });
  const sent = await Promise.all(pilots.map((pilot) => sendAll(pilot, servers, { random, sends: plan.sends })));
  const sends = sent.reduce((sum, count) => sum + count, 0);
  isSending.now = false;
  const broken = await faults;
  requireSome('sends', sends);
  const counts = { lost: 0, doubled: 0, changed: 0, left: 0 };
  for (const pilot of pilots) {
    await untilTakenIn(pilot.visitor, plan.flights);
    await countFaults(pilot, counts);
  }
  const seconds = await secondsToLogbook({ url: first.url, database });
  const of = `of ${plan.pilots * plan.flights} flights in ${sends} sends, ${broken} kills and cuts, ${servers.length} of ${name}`;
  return [
    nothingOf(`flights lost ${of}`, counts.lost),
    nothingOf(`flights doubled ${of}`, counts.doubled),
    nothingOf(`tracks with other bytes ${of}`, counts.changed),
    nothingOf(`flights left after all is undone ${of}`, counts.left),
    atMost(`seconds from the last byte of ${LONG_TRACK} fixes to the saved flight, ${name}`, seconds, 5),
  ];
}

interface PilotWithDevice {
  readonly visitor: Visitor;
  readonly device: Device;
  readonly flights: readonly Uint8Array[];
}

/** A server, and the folder into which it writes emails. */
interface Reached {
  readonly url: string;
  readonly database: TestDatabase;
}

async function newPilot({ url, database }: Reached, number: number, count: number): Promise<PilotWithDevice> {
  const visitor = await verifiedByOutbox(await signUpPilot(url), database.folder);
  const fixes = flightFixes(36_000 + number);
  const dayOf = (day: number): string => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
  const flights = Array.from({ length: count }, (_, day) => igcBytes({ date: dayOf(day), fixes }));
  return { visitor, device: await newDevice(url, visitor, { name: 'Vario' }), flights };
}

/** Kills servers and cuts them off one after the other as long as devices send. Returns how often. */
async function breaking(
  servers: readonly ServerBehindWire[],
  {
    random,
    plan,
    isSending,
    log,
  }: { readonly random: Random; readonly plan: Plan; readonly isSending: { now: boolean } } & Pick<ProofOptions, 'log'>,
): Promise<number> {
  let broken = 0;
  while (isSending.now && broken < plan.faults) {
    await setTimeout(200 + random() * 1_500);
    const server = servers[Math.floor(random() * servers.length)];
    await (random() < 0.5 ? server?.kill() : server?.cut());
    broken += 1;
    if (broken % 10 === 0) log(`${broken} kills and cuts`);
  }
  return broken;
}

type Send = (device: Device, url: string, igc: Uint8Array) => Promise<number>;

/** The ways in which a device sends; all of them send the same bytes. */
const WAYS: readonly Send[] = [
  ({ secret }, url, igc) =>
    statusOf(`${url}/api/inbox?name=flight.igc`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: new Blob([Uint8Array.from(igc)]),
    }),
  ({ secret }, url, igc) =>
    statusOf(`${url}/inbox/flight.igc`, {
      method: 'PUT',
      headers: { authorization: `Basic ${Buffer.from(`me:${secret}`).toString('base64')}` },
      body: new Blob([Uint8Array.from(igc)]),
    }),
  ({ secret }, url, igc) =>
    statusOf(`${url}/modules/leonardo/flight_submit.php`, {
      method: 'POST',
      body: new URLSearchParams({ pass: secret, igcfn: 'flight', IGCigcIGC: Buffer.from(igc).toString('latin1') }),
    }),
];

async function statusOf(url: string, request: RequestInit): Promise<number> {
  const response = await fetch(url, request);
  await response.arrayBuffer();
  return response.status;
}

/** Sends every flight at least once, each until it is received. Returns how many sends that were. */
async function sendAll(
  { device, flights }: PilotWithDevice,
  servers: readonly ServerBehindWire[],
  { random, sends }: { readonly random: Random; readonly sends: number },
): Promise<number> {
  const again = Array.from({ length: flights.length * (sends - 1) }, () => Math.floor(random() * flights.length));
  const order = [...flights.keys(), ...again].map((flight) => ({ flight, at: random() }));
  const queue = order.toSorted((a, b) => a.at - b.at).map(({ flight }) => flight);
  let sent = 0;
  const sender = async (): Promise<void> => {
    for (let flight = queue.pop(); flight !== undefined; flight = queue.pop()) {
      const igc = flights[flight] ?? new Uint8Array();
      for (let isReceived = false; !isReceived; sent += 1) {
        isReceived = await tryToSend(device, igc, { random, servers });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return sent;
}

async function tryToSend(
  device: Device,
  igc: Uint8Array,
  { random, servers }: { readonly random: Random; readonly servers: readonly ServerBehindWire[] },
): Promise<boolean> {
  const way = WAYS[Math.floor(random() * WAYS.length)];
  const server = servers[Math.floor(random() * servers.length)];
  const status = await (way?.(device, server?.url ?? '', igc) ?? Promise.resolve(0)).catch(() => 0);
  if (status === 200 || status === 201) return true;
  await setTimeout(PAUSE_MS);
  return false;
}

/** Waits until nothing is left to read; throws when that takes too long. */
async function untilTakenIn(visitor: Visitor, flights: number): Promise<void> {
  const isLate = patience('flights of a device', 60_000);
  while ((await loaded(visitor)).flights.length < flights) {
    isLate();
    await setTimeout(PAUSE_MS);
  }
}

interface Counts {
  lost: number;
  doubled: number;
  changed: number;
  left: number;
}

async function countFaults({ visitor, flights: sent }: PilotWithDevice, counts: Counts): Promise<void> {
  const { flights } = await loaded(visitor);
  const hashes = new Set(sent.map((igc) => hashOf(Buffer.from(igc).toString('latin1'))));
  const found = new Map<string, number>();
  for (const { id } of flights) {
    const hash = hashOf(await igcOf(visitor, id));
    found.set(hash, (found.get(hash) ?? 0) + 1);
  }
  counts.lost += [...hashes].filter((hash) => !found.has(hash)).length;
  counts.changed += [...found.keys()].filter((hash) => !hashes.has(hash)).length;
  counts.doubled += flights.length - found.size;
  counts.left += (await inboxOf(visitor)).files.length;
  for (const { id } of await listedRuns(visitor)) await undoneRun(visitor, id);
  counts.left += (await loaded(visitor)).flights.length;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text, 'latin1').digest('hex');
}

/** How long a long track takes until it is a flight, on a server that has nothing else to do. */
async function secondsToLogbook({ url, database }: Reached): Promise<number> {
  const visitor = await verifiedByOutbox(await signUpPilot(url), database.folder);
  const device = await newDevice(url, visitor, {});
  const start = { at: 30_000, lat: 46.69, lng: 7.86, altitude: 1_600 };
  const up: Leg = { seconds: 200, speed: 10, heading: 90, climb: 1.5 };
  const down: Leg = { seconds: 400, speed: 10, heading: 200, climb: -0.75 };
  const legs = Array.from({ length: (LONG_TRACK - 800) / 600 }, () => [up, down]).flat();
  const fixes = flownPath(start, [{ seconds: 400 }, ...legs, { seconds: 400 }]);
  await device.send('long.igc', igcBytes({ date: '2025-05-31', fixes }));
  const fromMs = performance.now();
  await untilTakenIn(visitor, 1);
  return (performance.now() - fromMs) / 1_000;
}
