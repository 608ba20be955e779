import { setTimeout } from 'node:timers/promises';
import { type Random, seededRandom } from '#test/builders/random';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { compareLogbook, type Differences, NO_DIFFERENCES, sumOf } from '#test/proofs/logbook/compare-logbook';
import { type Device, openDevice } from '#test/proofs/logbook/device';
import { untilAcknowledged } from '#test/proofs/logbook/until-acknowledged';
import { Writer } from '#test/proofs/logbook/writer';
import { requireSome } from '#test/proofs/proof';
import { integrityProblems } from '#test/proofs/run/integrity';
import { signUpPilot } from '#test/servers/visitor';

/** Pilots, each with so many devices that write at once, and one that logs in again and again. */
const [PILOTS, DEVICES] = [2, 2];
const PASSWORD = 'a long password';
/** The integrity of the files is checked after so many kills, and at the end. */
const CHECKED_AFTER = 20;
/** The latest logins whose sessions are tried. */
const TRIED_SESSIONS = 5;

/** What is killed, how often, and how. */
export interface Killing {
  readonly database: Pick<TestDatabase, 'address'>;
  readonly url: string;
  readonly seed: number;
  readonly kills: number;
  readonly longestMs: number;
  /** Kills something; resolves when it is there again. */
  readonly kill: (number: number) => Promise<void>;
  readonly log: (line: string) => void;
}

/** What there was in the end. */
export interface Endured {
  readonly acknowledged: number;
  readonly logins: number;
  /** The sum of those found after each kill. */
  readonly differences: Differences;
  readonly sessionsLost: number;
  readonly markerFaults: number;
  readonly integrity: number;
}

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Lets pilots write, kills, waits until what was on its way is acknowledged, and compares: again and again. */
export async function endure(killing: Killing): Promise<Endured> {
  const { url, seed, kills, longestMs, log } = killing;
  const random = seededRandom(seed);
  const pilots = await Promise.all(Array.from({ length: PILOTS }, () => newPilot(url, random)));
  const writers = pilots.flatMap((pilot) => pilot.writers);
  const logins: Device[] = [];
  let [differences, sessionsLost, integrity] = [NO_DIFFERENCES, 0, 0];
  for (let number = 0; number < kills; number += 1) {
    let isOver = false;
    const working = [
      ...writers.map((writer) => writer.writeUntil(() => isOver)),
      ...pilots.map((pilot) => logIn(pilot, { url, random }, logins)),
    ];
    await setTimeout(random() * longestMs);
    await killing.kill(number);
    isOver = true;
    await Promise.all(working);
    for (const { writers: own } of pilots) {
      const expected = own.map((writer) => writer.expected);
      differences = sumOf(differences, await compareLogbook(own[0].device, expected));
    }
    sessionsLost += await lostOf(logins.slice(-TRIED_SESSIONS));
    if ((number + 1) % CHECKED_AFTER !== 0 && number + 1 !== kills) continue;
    integrity += (await integrityProblems(killing.database)).length;
    log(`${number + 1} kills: ${JSON.stringify({ differences, sessionsLost, integrity })}`);
  }
  const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  if (kills >= CHECKED_AFTER) requireSome('acknowledged writes', acknowledged);
  return {
    acknowledged,
    logins: logins.length,
    differences,
    sessionsLost,
    integrity,
    markerFaults: writers.reduce((sum, { device }) => sum + device.faults.markersBack + device.faults.resets, 0),
  };
}

interface KilledPilot {
  readonly account: Account;
  readonly writers: readonly [Writer, ...Writer[]];
}

async function newPilot(url: string, random: Random): Promise<KilledPilot> {
  const { email } = await signUpPilot(url, PASSWORD);
  const account = { email, password: PASSWORD };
  const open = async () => new Writer(await openDevice({ urls: [url], random }, account), random);
  const others = await Promise.all(Array.from({ length: DEVICES - 1 }, open));
  return { account, writers: [await open(), ...others] };
}

/** Logs in once, however often that has to be tried. */
async function logIn(
  { account }: KilledPilot,
  { url, random }: { readonly url: string; readonly random: Random },
  logins: Device[],
): Promise<void> {
  const device = await untilAcknowledged(() => openDevice({ urls: [url], random }, account));
  if (device) logins.push(device);
}

async function lostOf(logins: readonly Device[]): Promise<number> {
  const statuses = await Promise.all(
    logins.map(async (device) => (await device.visitor().get('/api/data', { lastModified: 1 })).status),
  );
  return statuses.filter((status) => status !== 200).length;
}
