import { FINDINGS_VERSION } from '#domain/findings/findings';
import { RULE_SET_IDS, SCORE_TYPES } from '#domain/score/rule-set-ids';
import { isoSeconds } from '#server/context/clock';
import { putFindings } from '#server/repositories/findings/findings';
import { addFlights } from '#server/repositories/flights';
import { GLIDERS } from '#server/repositories/gliders';
import { SITES } from '#server/repositories/sites';
import { putTrack } from '#server/repositories/tracks/tracks';
import { signUp } from '#server/services/account/accounts';
import { inPilotTransaction, type PilotTransaction } from '#server/services/pilot-transaction';
import { prepareOnCallingThread } from '#server/services/tracks/tracks';
import type { PreparedTrack } from '#server/threads/tasks/prepare-track';
import { pick, type Random, seededRandom, wholeBetween } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { createBenchContext, PASSWORD } from '../../bench/setup/logbooks.ts';
import { EXTREME, extremeFlight, extremeGliders, extremeSites } from './extreme-items.ts';

/** The account of the pilot with the largest logbook. */
export const EXTREME_PILOT = { email: 'extreme@example.org', password: PASSWORD } as const;

/** Flights with a track, by their ids from 1 on. */
const TRACKS = 3_000;
const DIFFERENT_TRACKS = 12;

/** Writes the largest logbook straight into the database of a data folder whose server is not running. */
export async function writeExtremeLogbook(dataFolder: string): Promise<void> {
  const { context, close } = await createBenchContext(dataFolder);
  const { email } = EXTREME_PILOT;
  const { pilotId } = await signUp(
    context,
    { address: email, device: { browser: null, system: null }, known: null },
    { ...EXTREME_PILOT, isSubscribed: false },
  );
  const random = seededRandom(1);
  const tracks = await tracksOf(random);
  await inPilotTransaction(context, pilotId, async (change) => {
    await addItems(change, random);
    for (let id = 1; id <= TRACKS; id += 1) await addTrack(change, id, { random, tracks });
  });
  await close();
}

async function addItems({ db, pilotId, revision, now }: PilotTransaction, random: Random): Promise<void> {
  const items = { pilotId, id: 1, revision, createdAt: isoSeconds(now) };
  const flights = Array.from({ length: EXTREME.flights }, (_, index) => extremeFlight(index, { today: now, random }));
  await SITES.add(db, items, extremeSites(random));
  await GLIDERS.add(db, items, extremeGliders(random));
  await addFlights(db, items, flights);
  await db
    .updateTable('pilots')
    .set({
      next_flight_id: EXTREME.flights + 1,
      next_site_id: EXTREME.sites + 1,
      next_glider_id: EXTREME.gliders + 1,
      is_activated: 1,
    })
    .where('id', '=', pilotId)
    .execute();
}

async function addTrack(
  { db, pilotId }: PilotTransaction,
  flightId: number,
  { random, tracks }: { readonly random: Random; readonly tracks: readonly PreparedTrack[] },
): Promise<void> {
  const track = tracks[wholeBetween(random, 0, tracks.length - 1)];
  if (track) await putTrack(db, { pilotId, flightId }, track.stored);
  const distanceM = wholeBetween(random, 500, 330_000);
  const score = { ruleSet: RULE_SET_IDS[0], type: pick(random, SCORE_TYPES), distanceM, points: distanceM / 1_000 };
  const computed = { findings: null, findingsVersion: FINDINGS_VERSION, scores: [score] };
  await putFindings(db, { pilotId, flightId }, computed);
}

async function tracksOf(random: Random): Promise<readonly PreparedTrack[]> {
  const lengths = Array.from({ length: DIFFERENT_TRACKS }, () => wholeBetween(random, 300, 6_000));
  const texts = lengths.map((fixes) => longTrack({ fixes, random }));
  return Promise.all(
    texts.map((text) => prepareOnCallingThread({ text, encoding: 'utf-8', fileName: null, range: null, date: null })),
  );
}
