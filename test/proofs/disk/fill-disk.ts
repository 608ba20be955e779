import { setTimeout } from 'node:timers/promises';
import { REJECTIONS } from '#contract/messages/en/rejections';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { atMost, nothingOf, type Proof, type ProofOptions } from '#test/proofs/proof';
import {
  askUntil,
  type Calls,
  callUntil,
  type EndedCall,
  LOAD,
  miscountOf,
  SAVE,
  untilSaved,
} from '#test/proofs/run/callers';
import { integrityProblems } from '#test/proofs/run/integrity';
import { startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { patience } from '#test/run/patience';
import { signUpPilot } from '#test/servers/visitor';
import type { SmallDisk } from './small-disk.ts';

/** A database on a disk that gets full. */
export interface FullDisk {
  readonly name: string;
  readonly disk: SmallDisk;
  readonly database: TestDatabase;
  /** Whether it can be read while the disk is full. */
  readonly canLoad: boolean;
  /** Starts the database again where it has ended. */
  readonly revive: () => Promise<void>;
}

/** How many pilots write at once, and how many saves are rejected before there is room again. */
const PLANS: Readonly<Record<ProofOptions['size'], { readonly pilots: number; readonly rejected: number }>> = {
  short: { pilots: 1, rejected: 3 },
  long: { pilots: 2, rejected: 20 },
  full: { pilots: 6, rejected: 100 },
};
/** So long remarks need new pages soon. */
const REMARKS = 10_000;
const WORKS_MS = 300;
const [MOST_BACK_MS, POLL_MS] = [10_000, 20];

/** Fills the disk twice while pilots load and save; the second time the server is killed before there is room again. */
export async function fillDisk(
  { name, disk, database, canLoad, revive }: FullDisk,
  { size, log }: ProofOptions,
): Promise<readonly Proof[]> {
  const plan = PLANS[size];
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server = await startServerProcess(database, { port });
  try {
    const pilots = await Promise.all(Array.from({ length: plan.pilots }, () => signUpPilot(url)));
    const calls: Calls = { ended: [], flights: new Map() };
    let isOver = false;
    const over = (): boolean => isOver;
    const calling = [
      askUntil({ url, path: '/healthz' }, calls, over),
      ...pilots.map((pilot) => callUntil(pilot, calls, { isOver: over, remarks: REMARKS })),
    ];
    await setTimeout(WORKS_MS);
    const first = await untilRejected(disk, calls, plan.rejected);
    await disk.free();
    await revive();
    const backMs = await untilSaved(calls);
    const second = await untilRejected(disk, calls, plan.rejected);
    await server.kill();
    await disk.free();
    await revive();
    server = await startServerProcess(database, { port });
    const backAgainMs = await untilSaved(calls);
    isOver = true;
    await Promise.all(calling);
    log(`${name}: ${calls.flights.size} flights, ${first.length + second.length} calls while the disk was full`);
    const { lost, doubled } = await miscountOf(calls);
    const of = `of ${calls.flights.size} flights, sent again where that was not acknowledged`;
    return [
      ...proofsOfCalls([...first, ...second], name, canLoad),
      atMost(`until a save succeeds once there is room (ms), ${name}`, Math.max(backMs, backAgainMs), MOST_BACK_MS),
      nothingOf(`${of}: lost, ${name}`, lost),
      nothingOf(`${of}: saved twice, ${name}`, doubled),
      nothingOf(`problems that the database finds in its files, ${name}`, (await integrityProblems(database)).length),
    ];
  } finally {
    await server.kill();
  }
}

/** Fills the disk, and waits until so many saves were rejected. Returns the calls of that time. Throws when they are not rejected. */
async function untilRejected(disk: SmallDisk, { ended }: Calls, most: number): Promise<readonly EndedCall[]> {
  await disk.fill();
  const fromMs = performance.now();
  const calls = (): readonly EndedCall[] => ended.filter(({ beganMs }) => beganMs > fromMs);
  const isLate = patience(`${most} saves that fail on a full disk`);
  while (calls().filter(isRejected).length < most) {
    isLate();
    await setTimeout(POLL_MS);
  }
  return calls();
}

function isRejected({ path, status }: EndedCall): boolean {
  return path === SAVE && status !== 200;
}

function proofsOfCalls(calls: readonly EndedCall[], name: string, canLoad: boolean): readonly Proof[] {
  const rejected = calls.filter(isRejected);
  const unclear = rejected.filter(({ status, message }) => status !== 503 && message !== REJECTIONS.diskFullOnWrite);
  const of = (asked: string) => calls.filter(({ path }) => path === asked);
  const failed = (asked: string) => of(asked).filter(({ status }) => status !== 200).length;
  return [
    nothingOf(
      `of ${rejected.length} saves that fail on a full disk: without its message or a 503, ${name}`,
      unclear.length,
    ),
    ...(canLoad ? [nothingOf(`of ${of(LOAD).length} loads meanwhile: failed, ${name}`, failed(LOAD))] : []),
    nothingOf(`of ${of('/healthz').length} calls of /healthz meanwhile: failed, ${name}`, failed('/healthz')),
  ];
}
