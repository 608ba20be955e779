import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SaveResponse } from '#contract/data';
import { aFlight } from '#test/builders/items';
import { patience } from '#test/run/patience';
import { igcNumber } from '#test/servers/import-calls';
import { loaded, signUpPilot, type Visitor } from '#test/servers/visitor';

/** How long a pilot waits before trying again, in milliseconds. */
const RETRY_MS = 1_000;
/** Every so many flights has a track. */
const WITH_TRACK = 10;
const TRIES = 60;
const POLL_MS = 20;
/** With much other work two saves a second were measured. */
const LONGEST_MS = 1_800_000;

/** A save that was acknowledged: which flight, and how often it was tried again. */
interface Acknowledged {
  readonly id: number;
  readonly remarks: string;
  /** Retries of attempts that began after `mark`. */
  readonly retriesSinceMark: number;
  readonly tookMs: number;
}

/** What became of all saves. */
export interface Outcome {
  readonly saved: number;
  readonly lost: number;
  readonly doubled: number;
  /** The most retries that one save needed, of attempts that began after `mark`. */
  readonly mostRetriesSinceMark: number;
  readonly slowestMs: number;
}

/** Pilots who save flights one after the other, each until it is acknowledged. */
export interface Savers {
  /** Resolves when so many more saves were acknowledged. */
  readonly untilMore: (count: number) => Promise<void>;
  /** The service is whole again from now on. */
  readonly mark: () => void;
  /** Lets the present saves end, and compares the logbooks with what was acknowledged. */
  readonly stop: () => Promise<Outcome>;
}

/** Signs up pilots, who begin to save. */
export async function startSavers(url: string, count: number): Promise<Savers> {
  const run = { isStopped: false, acknowledged: 0, markedAt: Number.POSITIVE_INFINITY, responses: new Set<string>() };
  const pilots: Visitor[] = [];
  for (let index = 0; index < count; index += 1) pilots.push(await signUpPilot(url));
  const working = pilots.map((pilot) => keepSaving(pilot, run));
  return {
    untilMore: async (count) => {
      const aim = run.acknowledged + count;
      const isLate = patience(`${count} acknowledged saves`, LONGEST_MS);
      while (run.acknowledged < aim) {
        isLate();
        await setTimeout(POLL_MS);
      }
    },
    mark: () => {
      run.markedAt = performance.now();
    },
    stop: async () => {
      run.isStopped = true;
      const all = await Promise.all(working);
      const checked = await Promise.all(pilots.map((pilot, index) => compared(pilot, all[index] ?? [])));
      const saves = all.flat();
      return {
        saved: saves.length,
        lost: checked.reduce((sum, { lost }) => sum + lost, 0),
        doubled: checked.reduce((sum, { doubled }) => sum + doubled, 0),
        mostRetriesSinceMark: Math.max(0, ...saves.map(({ retriesSinceMark }) => retriesSinceMark)),
        slowestMs: Math.max(0, ...saves.map(({ tookMs }) => tookMs)),
      };
    },
  };
}

interface Run {
  readonly isStopped: boolean;
  readonly markedAt: number;
  acknowledged: number;
  readonly responses: Set<string>;
}

async function keepSaving(pilot: Visitor, run: Run): Promise<readonly Acknowledged[]> {
  const saves: Acknowledged[] = [];
  while (!run.isStopped) {
    saves.push(await saveUntilAcknowledged(pilot, saves.length, run));
    run.acknowledged += 1;
  }
  return saves;
}

/** The same save with the same key, as a form does when its button is pressed again. */
async function saveUntilAcknowledged(pilot: Visitor, number: number, run: Run): Promise<Acknowledged> {
  const [remarks, clientKey, began] = [randomUUID(), randomUUID(), performance.now()];
  const track = number % WITH_TRACK === 0 ? { igc: igcNumber(number), igcFileName: `${number}.igc` } : {};
  const body = { dataType: 'flight', data: aFlight({ remarks, ...track }), clientKey };
  let retriesSinceMark = 0;
  for (let retries = 0; retries < TRIES; retries += 1) {
    const isWhole = performance.now() > run.markedAt;
    const response = await pilot
      .post<SaveResponse>('/api/data', body)
      .catch((error: unknown) => ({ status: 0, body: String(error) }));
    if (response.status === 200 && typeof response.body === 'object') {
      return { id: response.body.savedId, remarks, retriesSinceMark, tookMs: performance.now() - began };
    }
    run.responses.add(String(response.status));
    if (isWhole) retriesSinceMark += 1;
    await setTimeout(RETRY_MS);
  }
  throw new Error(`A save was tried ${TRIES} times: ${[...run.responses].join()}`);
}

async function compared(pilot: Visitor, saves: readonly Acknowledged[]) {
  const flights = (await loaded(pilot)).flights.filter((flight) => flight.see);
  const there = new Map(flights.map(({ id, remarks }) => [id, remarks]));
  const lost = saves.filter(({ id, remarks }) => there.get(id) !== remarks).length;
  const known = new Set(saves.map(({ remarks }) => remarks));
  const remarks = flights.map((flight) => flight.remarks);
  const doubled = remarks.length - new Set(remarks).size + remarks.filter((text) => !known.has(text)).length;
  return { lost, doubled };
}
