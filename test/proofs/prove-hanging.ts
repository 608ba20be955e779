import { setTimeout } from 'node:timers/promises';
import { type OwnPostgres, startOwnPostgres } from '#test/databases/own-postgres';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { askUntil, type Calls, callUntil, type EndedCall, miscountOf, untilSaved } from '#test/proofs/run/callers';
import { memoryOf, startServerProcess } from '#test/proofs/run/server-process';
import { openWire, type Wire } from '#test/proofs/run/wire';
import { freePort } from '#test/run/free-port';
import { signUpPilot } from '#test/servers/visitor';
import { atMost, logged, nothingOf, type Proof, type ProofOptions, requireSome } from './proof.ts';

/** How many pilots, each with so many callers at once, and for how long the database hangs. */
interface Plan {
  readonly pilots: number;
  readonly callers: number;
  readonly hangsMs: number;
}

const PLANS: Readonly<Record<ProofOptions['size'], Plan>> = {
  // Longer than the 7 s of statements that were on their way and the 3 s of the connection for the next call.
  short: { pilots: 2, callers: 2, hangsMs: 12_000 },
  long: { pilots: 4, callers: 3, hangsMs: 12_000 },
  full: { pilots: 10, callers: 6, hangsMs: 45_000 },
};
/** The callers work so long before and after. */
const WORKS_MS = 500;
/** 3 s for a connection and 7 s for a statement (decision 019), and a reserve for a busy machine. */
const MOST_MS = 12_000;
const MOST_HEALTH_MS = 1_000;
const MOST_GROWTH_MB = 100;
const MOST_BACK_MS = 10_000;
const SAMPLE_MS = 250;

/** Lets PostgreSQL hang in two ways while pilots load and save: all its processes are stopped, and the wire to it carries nothing. */
export async function proveHanging(options: ProofOptions): Promise<readonly Proof[]> {
  const postgres = await startOwnPostgres();
  const { address } = postgres.database;
  const url = new URL(address.kind === 'postgresql' ? address.url : '');
  const wire = await openWire(Number(url.port));
  url.port = String(wire.port);
  const database: TestDatabase = { ...postgres.database, address: { kind: 'postgresql', url: url.href } };
  try {
    const proofs: Proof[] = [];
    for (const way of waysOf(postgres, wire)) proofs.push(...logged(await proveWay(database, way, options), options));
    return proofs;
  } finally {
    wire.close();
    await postgres.remove();
  }
}

interface Way {
  readonly name: string;
  readonly hang: () => Promise<void> | void;
  readonly goOn: () => Promise<void> | void;
}

function waysOf(postgres: OwnPostgres, wire: Wire): readonly Way[] {
  return [
    { name: 'PostgreSQL stopped by SIGSTOP', hang: postgres.freeze, goOn: postgres.thaw },
    { name: 'a wire to PostgreSQL that carries nothing', hang: wire.stop, goOn: wire.resume },
  ];
}

async function proveWay(database: TestDatabase, way: Way, { size, log }: ProofOptions): Promise<readonly Proof[]> {
  const { pilots: pilotsNum, callers, hangsMs } = PLANS[size];
  const port = await freePort();
  const server = await startServerProcess(database, { port });
  const url = `http://localhost:${port}`;
  try {
    const pilots = await Promise.all(Array.from({ length: pilotsNum }, () => signUpPilot(url)));
    const calls: Calls = { ended: [], flights: new Map() };
    let isOver = false;
    const over = (): boolean => isOver;
    const calling = [
      ...['/healthz', '/readyz'].map((path) => askUntil({ url, path }, calls, over)),
      ...pilots.flatMap((pilot) => Array.from({ length: callers }, () => callUntil(pilot, calls, { isOver: over }))),
    ];
    await setTimeout(WORKS_MS);
    const beforeMb = await memoryOf(server.pid);
    await way.hang();
    const hung = await whileHanging(calls, server.pid, hangsMs);
    await way.goOn();
    const backMs = await untilSaved(calls);
    isOver = true;
    await Promise.all(calling);
    requireSome('calls of pilots while it hung', hung.calls.filter(({ path }) => path.startsWith('/api')).length);
    log(`${way.name}: ${calls.flights.size} flights, ${hung.calls.length} calls while it hung`);
    return [
      ...proofsOfCalls(hung.calls, way.name),
      atMost(`memory that the server takes more (MB), ${way.name}`, hung.mostMb - beforeMb, MOST_GROWTH_MB),
      atMost(`until a save succeeds after it goes on (ms), ${way.name}`, backMs, MOST_BACK_MS),
      ...proofsOfFlights(await miscountOf(calls), calls.flights.size, way.name),
    ];
  } finally {
    await server.kill();
  }
}

interface Hung {
  /** Those that have begun and ended meanwhile. */
  readonly calls: readonly EndedCall[];
  readonly mostMb: number;
}

async function whileHanging({ ended }: Calls, pid: number, hangsMs: number): Promise<Hung> {
  const fromMs = performance.now();
  let mostMb = 0;
  while (performance.now() < fromMs + hangsMs) {
    await setTimeout(SAMPLE_MS);
    mostMb = Math.max(mostMb, await memoryOf(pid));
  }
  return { mostMb, calls: ended.filter(({ beganMs }) => beganMs > fromMs) };
}

function proofsOfCalls(calls: readonly EndedCall[], way: string): readonly Proof[] {
  const ofPilots = calls.filter(({ path }) => path.startsWith('/api'));
  const unclear = ofPilots.filter(({ status, type }) => status !== 503 || type === null);
  const of = (asked: string) => calls.filter(({ path }) => path === asked);
  return [
    nothingOf(`of ${ofPilots.length} calls: without a 503 and its type, ${way}`, unclear.length),
    atMost(`the longest of them (ms), ${way}`, longest(ofPilots), MOST_MS),
    nothingOf(`of ${of('/healthz').length} calls of /healthz: not 200, ${way}`, without(of('/healthz'), 200)),
    atMost(`the longest of them (ms), ${way}`, longest(of('/healthz')), MOST_HEALTH_MS),
    nothingOf(`of ${of('/readyz').length} calls of /readyz: not 503, ${way}`, without(of('/readyz'), 503)),
    atMost(`the longest of them (ms), ${way}`, longest(of('/readyz')), MOST_MS),
  ];
}

function proofsOfFlights(
  { lost, doubled }: { readonly lost: number; readonly doubled: number },
  count: number,
  way: string,
): readonly Proof[] {
  const of = `of ${count} flights, sent again where that was not acknowledged`;
  return [nothingOf(`${of}: lost, ${way}`, lost), nothingOf(`${of}: saved twice, ${way}`, doubled)];
}

function longest(calls: readonly EndedCall[]): number {
  return Math.max(0, ...calls.map(({ tookMs }) => tookMs));
}

function without(calls: readonly EndedCall[], status: number): number {
  return calls.filter((call) => call.status !== status).length;
}
