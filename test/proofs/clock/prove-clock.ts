import { maintain } from '#server/jobs/maintenance';
import { computeAllFindings } from '#server/services/tracks/findings';
import { pick, type Random, type Some, seededRandom } from '#test/builders/random';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { compareLogbook } from '#test/proofs/logbook/compare-logbook';
import { openDevice } from '#test/proofs/logbook/device';
import { isUpToDate } from '#test/proofs/logbook/is-up-to-date';
import { Writer } from '#test/proofs/logbook/writer';
import { nothingOf, type Proof, type ProofOptions } from '#test/proofs/proof';
import { onEachDatabase } from '#test/proofs/run/on-each-database';
import { newVisitorWithCookies } from '#test/servers/account-calls';
import { startTestServer, type TestServer } from '#test/servers/server';
import { signUpPilot } from '#test/servers/visitor';
import { doBefore, PilotInTime, repeatAndUndo } from './pilot-in-time.ts';

const JUMPS: Readonly<Record<ProofOptions['size'], number>> = { short: 3, full: 400 };
const [SECOND_MS, HOUR_MS, DAY_MS] = [1_000, 3_600_000, 86_400_000];
const STARTS = Date.parse('2026-07-01T12:00:00Z');
const FORWARD: Some<number> = [365 * DAY_MS, 40 * DAY_MS, 6 * DAY_MS, HOUR_MS, 61 * SECOND_MS];
const BACK: Some<number> = [-365 * DAY_MS, -40 * DAY_MS, -6 * DAY_MS, -HOUR_MS, -61 * SECOND_MS];
/** Jumps forward by less are taken for the truth (decision 024), and a change can be undone for a day. */
const [DOUBTED_MS, UNDO_MS] = [7 * DAY_MS, DAY_MS];
/** A limit whose rejections are counted. */
const LIMIT = { most: 2, windowS: 600 };
const PASSWORD = 'a long password';
/** What the writer does after each jump. */
const WRITES = 6;
/** The longest that work may be postponed. */
const LONGEST_DELAY_MS = 6 * HOUR_MS;

/** What must not happen. */
interface Faults {
  savedTwice: number;
  notUndone: number;
  limited: number;
}

/** Lets the server's clock jump forward and back, by up to a year, while pilots write; maintenance and jobs run after each jump. */
export function proveClock(options: ProofOptions): Promise<readonly Proof[]> {
  return onEachDatabase(options, (database, name) => proveOn(database, name, options));
}

async function proveOn(
  database: TestDatabase,
  name: string,
  { size, seed, log }: ProofOptions,
): Promise<readonly Proof[]> {
  const random = seededRandom(seed);
  let now = STARTS;
  const limits = { emailsFromAddress: LIMIT };
  const server = await startTestServer({ database, limits, clock: () => new Date(now) });
  try {
    const actors = await openActors(server, random, () => now);
    const faults: Faults = { savedTwice: 0, notUndone: 0, limited: 0 };
    for (let number = 0; number < JUMPS[size]; number += 1) {
      const by = pick(random, now > STARTS ? BACK : FORWARD);
      const jump = (): void => {
        now += by;
      };
      await aroundJump(server, actors, { by, faults, jump });
    }
    now += LONGEST_DELAY_MS;
    const during = `${JUMPS[size]} jumps of the clock, ${name}`;
    log(`${during}: ${actors.writer.acknowledged} writes, ${actors.writing.devices.length} logins`);
    return await proofsOf(server, actors, { faults, during });
  } finally {
    await server.close();
  }
}

interface Actors {
  /** Writes after each jump. */
  readonly writer: Writer;
  readonly writing: PilotInTime;
  /** Repeats after a jump what was done before. */
  readonly repeating: PilotInTime;
}

async function openActors({ url }: TestServer, random: Random, now: () => number): Promise<Actors> {
  const pilotInTime = async (): Promise<PilotInTime> => {
    const { email } = await signUpPilot(url, PASSWORD);
    return new PilotInTime(() => openDevice({ urls: [url], random }, { email, password: PASSWORD }), now);
  };
  const writing = await pilotInTime();
  return { writer: new Writer(await writing.device(), random), writing, repeating: await pilotInTime() };
}

interface Jump {
  readonly by: number;
  readonly jump: () => void;
  readonly faults: Faults;
}

async function aroundJump(server: TestServer, actors: Actors, { by, jump, faults }: Jump): Promise<void> {
  const { writer, writing, repeating } = actors;
  const before = await doBefore((await repeating.device()).visitor());
  await exhaustLimit(server);
  jump();
  await maintain(server.context);
  const { savedTwice, isUndone } = await repeatAndUndo((await repeating.device()).visitor(), before);
  if (savedTwice) faults.savedTwice += 1;
  if (!isUndone && (by < UNDO_MS || by >= DOUBTED_MS)) faults.notUndone += 1;
  if (Math.abs(by) > LIMIT.windowS * SECOND_MS && (await isLimited(server))) faults.limited += 1;
  writer.device = await writing.device();
  let left = WRITES;
  await writer.writeUntil(() => {
    left -= 1;
    return left < 0;
  });
  await computeAllFindings(server.context, new AbortController().signal);
}

async function exhaustLimit(server: TestServer): Promise<void> {
  for (let used = 0; used <= LIMIT.most; used += 1) await isLimited(server);
}

/** Whether a link is rejected because there were too many lately. */
async function isLimited({ url }: TestServer): Promise<boolean> {
  const visitor = await newVisitorWithCookies(url);
  return (await visitor.post('/api/one-time-login', { email: 'nobody@example.org' })).status === 429;
}

async function proofsOf(
  { context }: TestServer,
  { writer, writing, repeating }: Actors,
  { faults, during }: { readonly faults: Faults; readonly during: string },
): Promise<readonly Proof[]> {
  await computeAllFindings(context, new AbortController().signal);
  const waiting = await context.db
    .selectFrom('tracks')
    .select('flight_id')
    .where('findings_version', 'is', null)
    .execute();
  writer.device = await writing.device();
  const { lost, extra, wrong } = await compareLogbook(writer.device, [writer.expected]);
  const devices = [...writing.devices, ...repeating.devices];
  const markerFaults = devices.reduce((sum, device) => sum + device.faults.markersBack + device.faults.resets, 0);
  return [
    nothingOf(`of ${writer.acknowledged} acknowledged writes: items lost, ${during}`, lost),
    nothingOf(`items too many, or with other values, ${during}`, extra + wrong),
    nothingOf(`stores that differ from a full load in the end, ${during}`, (await isUpToDate(writer.device)) ? 0 : 1),
    nothingOf(`markers that went back, or resets, ${during}`, markerFaults),
    nothingOf(`repeated saves that saved again, ${during}`, faults.savedTwice),
    nothingOf(`changes that could not be undone within a day, ${during}`, faults.notUndone),
    nothingOf(`sessions that ended before their time, ${during}`, writing.endedEarly + repeating.endedEarly),
    nothingOf(`rejections by a limit whose window has passed or lies ahead, ${during}`, faults.limited),
    nothingOf(`tracks whose figures are missing after six hours, ${during}`, waiting.length),
  ];
}
