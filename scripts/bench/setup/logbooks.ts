import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import { localDateOf } from '#domain/local-date';
import { RULE_SET_IDS, SCORE_TYPES } from '#domain/score/rule-set-ids';
import { metres, minutes } from '#domain/units';
import { isoSeconds } from '#server/clock';
import { readConfiguration } from '#server/configuration/configuration';
import { putFindings, type StoredScore } from '#server/repositories/findings';
import { addFlights } from '#server/repositories/flights';
import { putTrack } from '#server/repositories/tracks';
import { signUp } from '#server/services/account/accounts';
import type { AppContext } from '#server/services/app-context';
import { saveItem } from '#server/services/logbook/items';
import { savingOfGlider, savingOfSite } from '#server/services/logbook/named-items';
import { inPilotTransaction, type PilotTransaction } from '#server/services/pilot-transaction';
import { RATE_LIMITS, type RateLimits } from '#server/services/rate-limits';
import { prepareOnCallingThread } from '#server/services/tracks/prepare-on-thread';
import type { PreparedTrack } from '#server/services/tracks/prepare-track';
import { createContext } from '#server/start/create-context';
import { demoLogbook } from '#test/builders/demo/demo-logbook';
import { pick, type Random, seededRandom, wholeBetween } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';

export interface LogbookSize {
  readonly flights: number;
  /** Number of flights with a track. */
  readonly tracks: number;
}

/** The password of the benchmarks' pilots. */
export const PASSWORD = 'a bench for pilots';

const MILLISECONDS_A_DAY = 86_400_000;
const NO_LIMITS: RateLimits = { ...RATE_LIMITS, signup: { most: 1_000_000, windowS: 3_600 } };
/** No benchmark loads from another machine. */
const NO_TILES = { MAP_STYLE_URL: 'off', TERRAIN_URL: 'off' };
/** Benchmarks import and save more than any pilot does. */
const NO_PILOT_LIMITS = { MAX_FLIGHTS: '1000000', MAX_WRITES_PER_MINUTE: '1000000' };
/** A flight of 15 minutes, long enough for a distinct profile. */
const TRACK_FIXES = 900;

/** Creates a context on a data folder, to fill it or to measure the services without HTTP. */
export async function createBenchContext(dataFolder: string) {
  const read = readConfiguration({ DATA_DIR: dataFolder, LOG_LEVEL: 'error', ...NO_TILES, ...NO_PILOT_LIMITS });
  if (read.state === 'wrong') throw new Error(read.problems.join('\n'));
  return createContext(read.configuration, { limits: NO_LIMITS });
}

/** Creates a pilot with flights like those of the demo, spread over the years. Returns the pilot's id. */
export async function makeLogbook(context: AppContext, email: string, size: LogbookSize): Promise<number> {
  const random = seededRandom(size.flights);
  const signedIn = await signUp(
    context,
    { address: email, device: { browser: null, system: null }, known: null },
    { email, password: PASSWORD, isSubscribed: false },
  );
  const { pilotId } = signedIn;
  const demo = demoLogbook({ today: localDateOf(context.clock()), random });
  const tracks = await tracksOf(size.tracks, random);
  await inPilotTransaction(context, pilotId, async (change) => {
    for (const item of [...demo.sites.map(savingOfSite), ...demo.gliders.map(savingOfGlider)]) {
      await saveItem(change, item, { id: 0, clientKey: undefined });
    }
    for (let id = 1; id <= size.flights; id += 1) {
      const flight = demo.flights[wholeBetween(random, 0, demo.flights.length - 1)];
      if (flight) await addLikeFlight(change, id, { flight, random, track: tracks[id - 1] });
    }
    await change.db
      .updateTable('pilots')
      .set({ next_flight_id: size.flights + 1, is_activated: 1 })
      .where('id', '=', pilotId)
      .execute();
  });
  return pilotId;
}

type DemoFlight = ReturnType<typeof demoLogbook>['flights'][number];

async function addLikeFlight(
  { db, pilotId, revision, now }: PilotTransaction,
  id: number,
  made: { readonly flight: DemoFlight; readonly random: Random; readonly track: PreparedTrack | undefined },
): Promise<void> {
  const { flight, random, track } = made;
  const daysAgo = wholeBetween(random, 0, 20 * 365);
  const anyAltitude = metres(wholeBetween(random, 600, 3_800));
  const date = isoSeconds(new Date(now.getTime() - daysAgo * MILLISECONDS_A_DAY)).slice(0, 10);
  await addFlights(db, { pilotId, id, revision, createdAt: isoSeconds(now) }, [
    {
      ...blankOf(FLIGHT),
      date,
      time: flight.time,
      siteId: wholeBetween(random, 1, 8),
      gliderId: wholeBetween(random, 1, 3),
      altitude: track?.analysis.maxAltitude ?? anyAltitude, // What the form proposes for a track.
      airtime: minutes(wholeBetween(random, 4, 300)),
      remarks: pick(random, [flight.remarks, '', '']),
      igcFileName: track ? `${date}-XWB-TP-01.igc` : null,
    },
  ]);
  if (!track) return;
  await putTrack(db, { pilotId, flightId: id }, track.stored);
  const computed = { findings: null, findingsVersion: FINDINGS_VERSION, scores: [likeScore(random)] };
  await putFindings(db, { pilotId, flightId: id }, computed);
}

/** A score of the default league: computed ones of so many tracks would take minutes. */
function likeScore(random: Random): StoredScore {
  const distanceM = 10 * wholeBetween(random, 50, 12_000);
  return { ruleSet: RULE_SET_IDS[0], type: pick(random, SCORE_TYPES), distanceM, points: distanceM / 1_000 };
}

async function tracksOf(count: number, random: Random): Promise<PreparedTrack[]> {
  const tracks: PreparedTrack[] = [];
  for (let track = 0; track < count; track += 1) {
    tracks.push(
      await prepareOnCallingThread({
        text: longTrack({ fixes: TRACK_FIXES, random }),
        encoding: 'utf-8',
        fileName: null,
        range: null,
        date: null,
      }),
    );
  }
  return tracks;
}
