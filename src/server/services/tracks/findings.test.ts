import { describe, expect, it } from 'vitest';
import type { LoadResponse } from '#contract/data';
import type { ResponseOf } from '#contract/endpoint';
import type { trackOfFlight } from '#contract/tracks';
import { FINDINGS_VERSION, findingsOf } from '#domain/findings/findings';
import { RULE_SET_IDS } from '#domain/score/rule-set-ids';
import { readFlownTrack } from '#domain/track/read-track';
import { ANALYSIS_VERSION } from '#domain/track/track';
import { findUncomputed } from '#server/repositories/findings';
import { type FairQueue, QueueFullError } from '#server/threads/fair-queue';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';
import { computeAllFindings, queueAllFindings } from './findings.ts';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
/** Four unlike legs: on a straight line any turnpoint is as good, which takes long to prove. */
const igcOf = (seconds: number, everyS = 5) => {
  const legs = [20, 105, 240, 310].map((heading) => ({ seconds: seconds / 4, speed: 10, climb: -1, heading }));
  return igcFile({ fixes: flownPath(LAUNCH, [{ seconds: 60 }, ...legs, { seconds: 60 }], everyS) });
};
const IGC = igcOf(600);
const OTHER_IGC = igcOf(900);
/** Ten times the work of the others: there is time to interrupt it. */
const SLOW_IGC = igcOf(600, 1);
const NEVER = new AbortController().signal;

function expectedOf(igc: string) {
  const reading = readFlownTrack(Buffer.from(igc), null);
  if (reading.state !== 'ready') throw new Error('The track of this test is unreadable.');
  return findingsOf(reading.flown);
}

const EXPECTED = expectedOf(IGC);
const OTHER_EXPECTED = expectedOf(OTHER_IGC);

describe.each(DATABASES)('findings on $name', { timeout: 60_000 }, ({ create }) => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) }, create);

  const compute = (stop = NEVER) => computeAllFindings(server().context, stop);
  const trackOf = async (pilot: Visitor, id: number) =>
    (await pilot.get<NonNullable<ResponseOf<typeof trackOfFlight>>>(`/api/flights/${id}/track`)).body;
  const findingsOfFlight = async (pilot: Visitor, id: number) => (await trackOf(pilot, id)).findings;
  const scoresOf = async ({ pilotId }: Visitor) => {
    const { db } = server().context;
    const rows = db
      .selectFrom('scores')
      .select(['flight_id', 'rule_set', 'type', 'distance_m', 'points'])
      .where('pilot_id', '=', pilotId ?? 0);
    return rows.orderBy('flight_id').orderBy('points').execute();
  };
  const versionsOf = async ({ pilotId }: Visitor) => {
    const { db } = server().context;
    const rows = db
      .selectFrom('tracks')
      .select('findings_version')
      .where('pilot_id', '=', pilotId ?? 0);
    return (await rows.orderBy('flight_id').execute()).map((row) => row.findings_version);
  };
  const pilotWith = async (...files: readonly string[]) => {
    const pilot = await signUpPilot(server().url);
    for (const igc of files) await saved(pilot, 'flight', aFlight({ igc }));
    return pilot;
  };

  it('are announced by every load of their pilot until they are computed', async () => {
    const pilot = await signUpPilot(server().url);
    expect((await loaded(pilot)).isPending).toBeUndefined();
    const data = aFlight({ igc: IGC });
    const { body } = await pilot.post<LoadResponse>('/api/data', { dataType: 'flight', data });
    const { lastModified } = await loaded(pilot);
    const isPending = async (marker?: number) => (await loaded(pilot, marker)).isPending;
    expect([body.isPending, await isPending(), await isPending(lastModified)]).toEqual([true, true, true]);
    expect((await loaded(await signUpPilot(server().url))).isPending).toBeUndefined();
    await compute();
    const delta = await loaded(pilot, lastModified);
    expect([delta.flights.length, delta.isPending]).toEqual([1, undefined]);
    expect(await isPending(delta.lastModified)).toBeUndefined();
  });

  it('are computed after the save, and the next delta has the flight again', async () => {
    const pilot = await pilotWith(IGC);
    const { lastModified } = await loaded(pilot);
    expect(await findingsOfFlight(pilot, 1)).toBeNull();
    await compute();
    expect(await findingsOfFlight(pilot, 1)).toEqual(EXPECTED);
    const { scores } = EXPECTED;
    expect(scores).toHaveLength(RULE_SET_IDS.length);
    const stored = new Map((await scoresOf(pilot)).map((row) => [row.rule_set, row]));
    for (const { ruleSet, type, distanceM, points } of scores) {
      expect(stored.get(ruleSet)).toMatchObject({ flight_id: 1, type, distance_m: distanceM, points });
    }
    expect((await loaded(pilot, lastModified)).flights).toMatchObject([{ id: 1, see: true }]);
  });

  it('are queued and signalled by a save with a track, and by no other', async () => {
    const pilot = await pilotWith();
    const { jobSignal } = server().context;
    const keys = server().context.db.selectFrom('jobs').select('unique_key').where('kind', '=', 'computeFindings');
    await saved(pilot, 'flight', aFlight({}));
    expect(await keys.execute()).toEqual([]);
    const woken = new Promise<void>((wake) => jobSignal.onWake(wake));
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    await woken;
    expect(await keys.execute()).toEqual([{ unique_key: String(pilot.pilotId) }]);
    await compute();
    expect(await keys.execute()).toEqual([]);
    await saved(pilot, 'flight', aFlight({ id: 2, igc: null }));
    expect(await keys.execute()).toEqual([]);
  });

  it('are in the list as what they score in the home league, which may be changed', async () => {
    const pilot = await pilotWith(IGC);
    await saved(pilot, 'flight', aFlight());
    expect(Object.keys((await loaded(pilot)).flights[0] ?? {})).not.toContain('xcType');
    await compute();
    const xcOf = (league: string) => {
      const score = EXPECTED.scores.find(({ ruleSet }) => ruleSet === league);
      return { id: 1, xcType: score?.type, xcDistance: score?.distanceM };
    };
    const before = await loaded(pilot);
    expect(before.flights).toMatchObject([xcOf('xcontest'), { id: 2 }]);
    await saved(pilot, 'pilot', pilotInput({ homeLeague: 'ffvl' }));
    const delta = await loaded(pilot, before.lastModified);
    expect(delta).toMatchObject({ pilot: { homeLeague: 'ffvl' }, flights: [xcOf('ffvl')] });
    await saved(pilot, 'pilot', pilotInput({ userName: 'Bob' })); // As a page sends it that knows no leagues.
    expect((await loaded(pilot, delta.lastModified)).pilot).toMatchObject({ userName: 'Bob', homeLeague: 'ffvl' });
    expect((await loaded(pilot, delta.lastModified)).flights).toEqual([]);
  });

  it('go with their track: another one has none until they are computed', async () => {
    const pilot = await pilotWith(IGC, IGC);
    await compute();
    await saved(pilot, 'flight', aFlight({ id: 1, igc: OTHER_IGC }));
    await saved(pilot, 'flight', aFlight({ id: 2, igc: null }));
    expect([await findingsOfFlight(pilot, 1), await scoresOf(pilot)]).toEqual([null, []]);
    await compute();
    expect(await findingsOfFlight(pilot, 1)).toEqual(OTHER_EXPECTED);
    await saved(pilot, 'flight', { id: 1, see: false });
    expect(await scoresOf(pilot)).toEqual([]);
  });

  it('of a track that cannot be read are logged, not tried again, and said to have failed', async () => {
    const pilot = await pilotWith(IGC, OTHER_IGC);
    const { context } = server();
    const [file] = await context.db.selectFrom('tracks').select('sha256').where('flight_id', '=', 1).execute();
    await context.db
      .updateTable('track_files')
      .set({ content: new Uint8Array([1]) })
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .where('sha256', '=', file?.sha256 ?? '')
      .execute();
    lines.length = 0;
    await compute();
    expect(await queueAllFindings(context)).toBe(0);
    expect(await trackOf(pilot, 1)).toMatchObject({ findings: null, findingsFailed: true });
    expect(await trackOf(pilot, 2)).toMatchObject({ findings: OTHER_EXPECTED, findingsFailed: false });
    const warnings = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings()).toMatchObject([{ pilotId: pilot.pilotId, flightId: 1 }]);
    await compute();
    expect(warnings()).toHaveLength(1);
  });

  it('of another version are not sent, and computed again; a flight whose score is the same is not sent again', async () => {
    const pilot = await pilotWith(IGC);
    await compute();
    const { context } = server();
    await context.db.updateTable('tracks').set({ findings_version: '0' }).execute();
    expect(await findingsOfFlight(pilot, 1)).toBeNull();
    const { lastModified } = await loaded(pilot);
    expect(await queueAllFindings(context)).toBeGreaterThanOrEqual(1);
    await compute();
    expect(await versionsOf(pilot)).toEqual([FINDINGS_VERSION]);
    expect((await loaded(pilot, lastModified)).flights).toEqual([]);
  });

  it('can be interrupted at any track, and are continued later, by two servers at once', async () => {
    const pilot = await pilotWith(...Array.from({ length: 12 }, () => SLOW_IGC));
    const done = async () => (await versionsOf(pilot)).filter((version) => version === FINDINGS_VERSION).length;
    await compute(AbortSignal.abort());
    expect(await done()).toBe(0);
    const stopping = new AbortController();
    const computing = compute(stopping.signal);
    await expect.poll(done, { interval: 1, timeout: 30_000 }).toBeGreaterThan(0);
    stopping.abort();
    await computing;
    expect(await done()).toBeLessThan(12);
    await Promise.all([compute(), compute()]);
    expect(await done()).toBe(12);
  });

  it('of a track that is replaced meanwhile are those of the new one', async () => {
    const pilot = await pilotWith(IGC);
    await Promise.all([compute(), saved(pilot, 'flight', aFlight({ id: 1, igc: OTHER_IGC }))]);
    await compute();
    expect(await findingsOfFlight(pilot, 1)).toEqual(OTHER_EXPECTED);
  });

  it('of a new track come before those that a new version computes again', async () => {
    const [before, after] = [await pilotWith(SLOW_IGC, SLOW_IGC, SLOW_IGC), await pilotWith()];
    await compute();
    await server().context.db.updateTable('tracks').set({ findings_version: '0' }).execute();
    await queueAllFindings(server().context);
    await saved(after, 'flight', aFlight({ igc: OTHER_IGC }));
    const stopping = new AbortController();
    const computing = compute(stopping.signal);
    await expect.poll(() => findingsOfFlight(after, 1), { interval: 1, timeout: 30_000 }).not.toBeNull();
    stopping.abort();
    await computing;
    expect((await versionsOf(before)).filter((version) => version === '0').length).toBeGreaterThanOrEqual(1);
  });

  it('of a new track come before the old ones of the same pilot', async () => {
    const pilot = await pilotWith(IGC, IGC, IGC);
    const { db } = server().context;
    await db
      .updateTable('tracks')
      .set({ findings_version: '0' })
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .execute();
    await saved(pilot, 'flight', aFlight({ id: 1, igc: OTHER_IGC }));
    const versions = { analysis: ANALYSIS_VERSION, findings: FINDINGS_VERSION };
    const keys = await findUncomputed(db, versions, { pilotId: pilot.pilotId ?? 0, most: 2 });
    expect(keys.map(({ flightId }) => flightId)).toEqual([1, 3]);
  });

  it('are still to be computed when the queue of writes was full', async () => {
    const pilot = await pilotWith(IGC);
    const { context } = server();
    let isFull = true;
    const run: FairQueue['run'] = (owner, job) => {
      if (!isFull) return context.pilotWrites.run(owner, job);
      isFull = false;
      return Promise.reject(new QueueFullError('all'));
    };
    const computing = computeAllFindings({ ...context, pilotWrites: { ...context.pilotWrites, run } }, NEVER);
    await expect(computing).rejects.toMatchObject({ kind: 'busy' });
    expect(await versionsOf(pilot)).toEqual(['']);
  });
});
