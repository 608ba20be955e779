import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import { SITE, type SiteInput } from '#domain/fields/site';
import type { LocalDate } from '#domain/local-date';
import { MAX_NAME, MAX_REMARKS } from '#domain/text';
import { degrees, metres, minutes } from '#domain/units';
import type { StoredFlight } from '#server/repositories/flights';
import { pick, type Random, wholeBetween } from '#test/builders/random';

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
export function extremeSites(random: Random): readonly SiteInput[] {
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
export function extremeGliders(random: Random): readonly GliderInput[] {
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
export function extremeFlight(index: number, { today, random }: { today: Date; random: Random }): StoredFlight {
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
export function longRemarks(): string {
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
