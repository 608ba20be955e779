import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import { SITE, type SiteInput } from '#domain/fields/site';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import type { LocalDate } from '#domain/local-date';
import { RULE_SET_IDS, SCORE_TYPES } from '#domain/score/rule-set-ids';
import { MAX_NAME, MAX_REMARKS } from '#domain/text';
import { degrees, metres, minutes } from '#domain/units';
import { isoSeconds } from '#server/clock';
import { putFindings } from '#server/repositories/findings';
import { addFlights, type StoredFlight } from '#server/repositories/flights';
import { GLIDERS, SITES } from '#server/repositories/plain-items';
import { putTrack } from '#server/repositories/tracks';
import { signUp } from '#server/services/account/accounts';
import { inPilotTransaction, type PilotTransaction } from '#server/services/pilot-transaction';
import { prepareOnCallingThread } from '#server/services/tracks/prepare-on-thread';
import type { PreparedTrack } from '#server/services/tracks/prepare-track';
import { pick, type Random, seededRandom, wholeBetween } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { createBenchContext, PASSWORD } from '../bench/setup/logbooks.ts';

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

/** Sites, gliders and years of the largest logbook that a screen must bear. */
export const EXTREME = { flights: 10_000, sites: 60, gliders: 30, years: 30 } as const;

const MILLISECONDS_A_DAY = 86_400_000;
const WORDS = [
  'Oberwilerhorn',
  'Südost',
  'Startplatz',
  'Saint-Hilaire',
  'del',
  'Touvet',
  'Niederrickenbach',
  'Ölü',
] as const;
const SENTENCE =
  'Late start, weak at first, then a long glide along the ridge with a good line back into the valley wind. ';
/** One of so many flights has remarks as long as can be. */
const LONG_REMARKS_EACH = 500;

/** As many tags as a flight can have, as long as they can be. */
const MANY_TAGS = Array.from({ length: 20 }, (_, index) =>
  `${index + 1} ${'competition '.repeat(3)}`.slice(0, 30).trim(),
);

/** Returns sites all over the Alps, most with names of 100 characters. */
function extremeSites(random: Random): readonly SiteInput[] {
  return Array.from({ length: EXTREME.sites }, (_, index) => ({
    ...blankOf(SITE),
    name: extremeName(index, random),
    location: `${extremeName(index, random)}, Switzerland`,
    lat: degrees(44.5 + wholeBetween(random, 0, 3_500) / 1_000),
    lng: degrees(5.8 + wholeBetween(random, 0, 8_000) / 1_000),
    launchAltitude: metres(wholeBetween(random, 300, 3_200)),
    remarks: index === 0 ? longRemarks() : '',
  }));
}

/** Returns gliders, most with names of 100 characters. */
function extremeGliders(random: Random): readonly GliderInput[] {
  return Array.from({ length: EXTREME.gliders }, (_, index) => ({
    ...blankOf(GLIDER),
    name: extremeName(index, random),
    initialFlightNum: 1_234,
    initialAirtime: minutes(98_765),
    checkedOn: index % 3 === 2 ? null : '2024-04-01',
    checkMonths: index % 2 === 0 ? 24 : 36,
    checkHours: 150,
    checkFlights: 100,
    remarks: index === 0 ? longRemarks() : '',
  }));
}

/** Returns a flight on a day of the last years; the first few sites and gliders have most of them. */
function extremeFlight(index: number, { today, random }: { today: Date; random: Random }): StoredFlight {
  const daysAgo = wholeBetween(random, 0, EXTREME.years * 365);
  const airtime = pick(random, [wholeBetween(random, 3, 40), wholeBetween(random, 20, 240), 719]);
  return {
    ...blankOf(FLIGHT),
    date: dayBefore(today, daysAgo),
    time: `${pick(random, ['09', '11', '13', '15', '19'])}:${wholeBetween(random, 10, 59)}`,
    siteId: Math.ceil(EXTREME.sites * (wholeBetween(random, 1, 1_000) / 1_000) ** 2),
    gliderId: Math.ceil(EXTREME.gliders * (wholeBetween(random, 1, 1_000) / 1_000) ** 2),
    altitude: metres(wholeBetween(random, 600, 4_800)),
    airtime: minutes(airtime),
    remarks: index % LONG_REMARKS_EACH === 0 ? longRemarks() : pick(random, [SENTENCE, '', '']),
    tags: index % LONG_REMARKS_EACH === 0 ? MANY_TAGS : pick(random, [['hike & fly'], ['tandem', 'training'], [], []]),
    igcFileName: null,
  };
}

/** The 10,000 characters of the longest remarks, with a word that cannot be broken and lines of its own. */
function longRemarks(): string {
  return `${'W'.repeat(200)}\n\n${SENTENCE.repeat(MAX_REMARKS / SENTENCE.length + 1)}`.slice(0, MAX_REMARKS);
}

/** One name in five is one long word, one in five is short. */
function extremeName(index: number, random: Random): string {
  const number = String(index + 1).padStart(2, '0');
  if (index % 5 === 3) return `${number} ${pick(random, WORDS)}`;
  if (index % 5 === 1) return `${number}${'Donaudampfschifffahrtshang'.repeat(4)}`.slice(0, MAX_NAME);
  const words = Array.from({ length: 20 }, () => pick(random, WORDS));
  return `${number} ${words.join(' ')}`.slice(0, MAX_NAME).trimEnd().padEnd(MAX_NAME, 'x');
}

function dayBefore(today: Date, days: number): LocalDate {
  return new Date(today.getTime() - days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}
