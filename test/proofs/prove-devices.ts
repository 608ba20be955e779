import { type Random, type Some, seededRandom } from '#test/builders/random';
import { choicesIn, chooseOperation, Undoable } from '#test/proofs/logbook/choose-operation';
import { compareLogbook } from '#test/proofs/logbook/compare-logbook';
import { type Device, isUpToDate, openDevice, untilAcknowledged } from '#test/proofs/logbook/device';
import { ExpectedLogbook } from '#test/proofs/logbook/expected-logbook';
import { type Acknowledged, perform } from '#test/proofs/logbook/perform';
import { onEachDatabase } from '#test/proofs/run/on-each-database';
import { type ServerProcess, startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { signUpPilot } from '#test/servers/visitor';
import { logbookIn } from '#web/store/store-state.ts';
import { nothingOf, type Proof, type ProofOptions, requireSome } from './proof.ts';

const OPERATIONS: Readonly<Record<ProofOptions['size'], number>> = { short: 60, long: 200, full: 10_000 };
/** How many calls a device makes at the same time: a pilot does not wait for each. */
const LANES = 2;
const PASSWORD = 'a long password';
/** The servers of a PostgreSQL database share it. */
const SECRET = 'shared by all the servers of the proof';
interface Work {
  readonly devices: readonly [Device, Device];
  readonly random: Random;
  readonly undoable: Undoable;
  readonly acknowledged: Acknowledged[];
}

/** Lets two devices of a pilot change one logbook at once, on SQLite by one server and on PostgreSQL by two. */
export function proveDevices(options: ProofOptions): Promise<readonly Proof[]> {
  return onEachDatabase(options, async (database, name) => {
    const ports = await Promise.all((name === 'SQLite' ? [0] : [0, 1]).map(freePort));
    const servers: ServerProcess[] = [];
    try {
      for (const port of ports) servers.push(await startServerProcess(database, { port, settings: { SECRET } }));
      const [first = '', ...others] = ports.map((port) => `http://localhost:${port}`);
      return await proveOn([first, ...others], name, options);
    } finally {
      for (const server of servers) await server.kill();
    }
  });
}

async function proveOn(
  urls: Some<string>,
  database: string,
  { size, seed, log }: ProofOptions,
): Promise<readonly Proof[]> {
  const random = seededRandom(seed);
  const { email } = await signUpPilot(urls[0], PASSWORD);
  const account = { email, password: PASSWORD };
  const work: Work = {
    devices: [await openDevice({ urls, random }, account), await openDevice({ urls, random }, account)],
    random,
    undoable: new Undoable(),
    acknowledged: [],
  };
  const lanes = work.devices.flatMap((device) => Array.from({ length: LANES }, () => device));
  await Promise.all(lanes.map((device) => workOn(device, work, OPERATIONS[size] / lanes.length)));
  log(`${database}: ${work.acknowledged.length} acknowledged`);
  requireSome('acknowledged writes', work.acknowledged.length);
  const on = `${database}, ${urls.length === 1 ? 'one server' : `${urls.length} servers`}`;
  return proofsOf(work, `${OPERATIONS[size]} operations of two devices, ${on}`);
}

async function workOn(device: Device, work: Work, count: number): Promise<void> {
  const { random, undoable, acknowledged } = work;
  for (let done = 0; done < count; done += 1) {
    const logbook = logbookIn(device.store.state);
    if (!logbook) throw new Error('A device has lost its logbook');
    const operation = chooseOperation(random, choicesIn(logbook, undoable));
    const made = await untilAcknowledged(() => perform(device, operation));
    if (!made) continue;
    acknowledged.push(made);
    undoable.remember(made);
  }
}

async function proofsOf({ devices, acknowledged }: Work, during: string): Promise<readonly Proof[]> {
  const expected = new ExpectedLogbook();
  const inOrder = acknowledged.toSorted((one, other) => one.revision - other.revision);
  for (const { apply } of inOrder) apply(expected);
  const sameRevision = inOrder.filter(({ revision }, at) => revision === inOrder[at - 1]?.revision).length;
  const { lost, extra, wrong } = await compareLogbook(devices[0], [expected]);
  const unequal = (await Promise.all(devices.map(isUpToDate))).filter((isEqual) => !isEqual).length;
  const faults = devices.reduce((sum, device) => sum + device.faults.markersBack + device.faults.resets, 0);
  return [
    nothingOf(`of ${acknowledged.length} acknowledged writes: items lost, ${during}`, lost),
    nothingOf(`items too many, ${during}`, extra),
    nothingOf(`items with other values, ${during}`, wrong),
    nothingOf(`devices whose store differs from a full load in the end, ${during}`, unequal),
    nothingOf(`writes with the same revision, ${during}`, sameRevision),
    nothingOf(`markers that went back, or resets, ${during}`, faults),
  ];
}
