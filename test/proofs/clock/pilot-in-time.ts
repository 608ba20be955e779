import { randomUUID } from 'node:crypto';
import { aFlight } from '#test/builders/items';
import type { Device } from '#test/proofs/logbook/device';
import { changedFlights, sentUndo } from '#test/servers/change-calls';
import { type Fields, loaded, type Visitor } from '#test/servers/visitor';

const DAY_MS = 86_400_000;
/** What the server promises: 30 days without use, and 180 in all. */
const [IDLE_MS, LIFE_MS] = [30 * DAY_MS, 180 * DAY_MS];

/** A pilot who knows when the session was opened and used, and logs in again when it has ended. */
export class PilotInTime {
  /** Those of all sessions, the present one last. */
  readonly devices: Device[] = [];
  /** Sessions that ended before their time. */
  endedEarly = 0;
  readonly #open: () => Promise<Device>;
  readonly #now: () => number;
  #openedMs = Number.NEGATIVE_INFINITY;
  #usedMs = Number.NEGATIVE_INFINITY;

  constructor(open: () => Promise<Device>, now: () => number) {
    this.#open = open;
    this.#now = now;
  }

  /** Returns a device with a session. */
  async device(): Promise<Device> {
    const now = this.#now();
    const present = this.devices.at(-1);
    const isOpen = present !== undefined && (await statusOf(present)) === 200;
    if (!isOpen && now - this.#openedMs < LIFE_MS && now - this.#usedMs < IDLE_MS) this.endedEarly += 1;
    this.#usedMs = now;
    this.#openedMs = isOpen ? Math.min(this.#openedMs, now) : now; // A time in the future is replaced by the present one.
    if (isOpen) return present;
    const device = await this.#open();
    this.devices.push(device);
    return device;
  }
}

async function statusOf(device: Device): Promise<number> {
  return (await device.visitor().get('/api/data', { lastModified: 1 })).status;
}

/** What a pilot has done before a jump, to be repeated or undone after it. */
export interface DoneBefore {
  readonly save: Fields;
  readonly flightsNum: number;
  readonly changeId: number;
}

/** Saves two flights, and deletes one of them by a change. */
export async function doBefore(visitor: Visitor): Promise<DoneBefore> {
  const bodies = [1, 2].map(() => ({ dataType: 'flight', data: aFlight(), clientKey: randomUUID() }));
  const ids: number[] = [];
  for (const body of bodies) ids.push((await visitor.post<{ savedId: number }>('/api/data', body)).body.savedId);
  const { changeId } = await changedFlights(visitor, ids.slice(1), { kind: 'delete' });
  return { save: bodies[0] ?? {}, changeId, flightsNum: (await loaded(visitor)).flights.length };
}

/** Repeats the save, and takes the change back. Returns whether the one saved nothing again, and the other was possible. */
export async function repeatAndUndo(visitor: Visitor, { save, changeId, flightsNum }: DoneBefore) {
  await visitor.post('/api/data', save);
  const repeated = (await loaded(visitor)).flights.length;
  const { status } = await sentUndo(visitor, changeId);
  const undone = (await loaded(visitor)).flights.length;
  return { savedTwice: repeated !== flightsNum, isUndone: status === 200 && undone === flightsNum + 1 };
}
