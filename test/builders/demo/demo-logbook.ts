import { blankOf } from '#domain/fields/entity';
import { FLIGHT, type FlightInput } from '#domain/fields/flight';
import type { GliderInput } from '#domain/fields/glider';
import type { PilotInput } from '#domain/fields/pilot';
import type { SiteInput } from '#domain/fields/site';
import type { LocalDate } from '#domain/local-date';
import { metres, minutes } from '#domain/units';
import { clockTime, hoursAheadAt } from '#server/demo/local-time';
import { between, type Random } from '#test/builders/random';
import { DEMO_GLIDER, DEMO_GLIDERS, DEMO_PILOT } from './demo-gliders.ts';
import { DEMO_SITES, type DemoSite, type FlightKind } from './demo-sites.ts';
import { chooseRecorded, recordFlight, valuesOfTrack } from './recorded-flight.ts';
import { createRemarkPicker } from './remarks.ts';
import { planSeasons, type SeasonFlight } from './season-plan.ts';

/** A pilot with three seasons of flights, oldest first. */
export interface DemoLogbook {
  readonly pilot: PilotInput;
  readonly gliders: readonly GliderInput[];
  readonly sites: readonly SiteInput[];
  readonly flights: readonly DemoFlight[];
}

/** Returns the demo pilot's logbook up to the day before `today`; the same for the same day and random numbers. */
export function demoLogbook({ today, random }: { readonly today: LocalDate; readonly random: Random }): DemoLogbook {
  return {
    pilot: DEMO_PILOT,
    gliders: DEMO_GLIDERS,
    sites: DEMO_SITES.map(({ fields }) => fields),
    flights: logbookFlights(planSeasons(today, random), random),
  };
}

/** A flight of the demo, before ids are assigned. */
export interface DemoFlight extends Omit<FlightInput, 'siteId' | 'gliderId'> {
  /** Index in the logbook's sites. */
  readonly siteIndex: number | null;
  /** Index in the logbook's gliders. */
  readonly gliderIndex: number | null;
  /** The text of an IGC file, plain ASCII. */
  readonly igc: string | null;
}

/** Minutes since midnight at which the first flight of a day starts, by kind. */
const EARLIEST: Readonly<Record<SeasonFlight['kind'], readonly [number, number]>> = {
  topToBottom: [630, 780],
  ridge: [800, 900],
  thermal: [690, 775],
  crossCountry: [675, 705],
};
/** Minutes from a landing to the next launch: packing, the way up, unpacking. */
const WAY_UP = 55;
/** The day of the three seasons on which the present wing was bought. */
const NEW_WING_DAY = 290;
/** Probability that the pilot left a field empty. */
const LEFT_OUT = { time: 0.09, site: 0.04, glider: 0.05 };

const { siteId: _site, gliderId: _glider, ...BLANK } = blankOf(FLIGHT);

/** A flight without remarks yet, and when it ended in minutes since midnight. */
interface FlightAndEnd {
  readonly flight: DemoFlight;
  readonly end: number;
}

/** Returns the logbook flights of the planned ones. */
function logbookFlights(planned: readonly SeasonFlight[], random: Random): readonly DemoFlight[] {
  const recorded = chooseRecorded(planned);
  const remarkOn = createRemarkPicker(random);
  let ready = 0;
  return planned.map((plan) => {
    const start = startOf(plan, ready, random);
    const hasTrack = recorded.has(plan);
    const { flight, end } = hasTrack ? entryFromTrack(plan, start, random) : entryFromEstimate(plan, start, random);
    ready = end;
    const month = Number(plan.date.slice(5, 7));
    return { ...flight, remarks: remarkOn({ kind: plan.kind, month, siteName: siteOf(plan).fields.name, hasTrack }) };
  });
}

/** Returns minutes since midnight at which a flight starts: in its kind's hours, after the way up from the one before. */
function startOf({ kind, placeInDay }: SeasonFlight, ready: number, random: Random): number {
  const start = between(random, ...EARLIEST[kind]);
  return placeInDay === 0 ? start : Math.max(start, ready + between(random, WAY_UP, WAY_UP + 25));
}

function entryFromTrack(plan: SeasonFlight, start: number, random: Random): FlightAndEnd {
  const site = siteOf(plan);
  const gliderIndex = gliderOf(plan, random);
  const launchTime = unixTimeAt(plan.date, start, site.timeZone);
  const head = { pilotName: DEMO_PILOT.userName, gliderName: DEMO_GLIDERS[gliderIndex]?.name ?? '' };
  const igc = recordFlight({ site, kind: plan.kind, launchTime, head }, random);
  const { time, altitude, airtime } = valuesOfTrack(igc, site.timeZone);
  const { date, siteIndex } = plan;
  return { end: start + airtime, flight: { ...BLANK, date, time, siteIndex, gliderIndex, altitude, airtime, igc } };
}

function entryFromEstimate(plan: SeasonFlight, start: number, random: Random): FlightAndEnd {
  const { altitude, airtime } = estimateFlight(plan.kind, siteOf(plan), random);
  return {
    end: start + airtime,
    flight: {
      ...BLANK,
      date: plan.date,
      time: random() < LEFT_OUT.time ? null : clockTime(start),
      siteIndex: random() < LEFT_OUT.site ? null : plan.siteIndex,
      gliderIndex: random() < LEFT_OUT.glider ? null : gliderOf(plan, random),
      altitude: metres(altitude),
      airtime: minutes(airtime),
      igc: null,
    },
  };
}

function siteOf({ siteIndex }: SeasonFlight): DemoSite {
  return DEMO_SITES[siteIndex] ?? DEMO_SITES[0];
}

function gliderOf({ kind, daysOfExperience }: SeasonFlight, random: Random): number {
  if (daysOfExperience < NEW_WING_DAY) return DEMO_GLIDER.first;
  return kind === 'topToBottom' && random() < 0.4 ? DEMO_GLIDER.light : DEMO_GLIDER.present;
}

/** Mean sink of a glide without lift, metres per minute. */
const SINK = 74;

type Estimate = { readonly altitude: number; readonly airtime: number };

const ESTIMATES: Readonly<Record<FlightKind, (site: DemoSite, random: Random) => Estimate>> = {
  topToBottom: ({ fields, landing }, random) => ({
    altitude: fields.launchAltitude,
    airtime: ((fields.launchAltitude - landing.altitude) / SINK) * between(random, 0.85, 1.3),
  }),
  ridge: ({ ridge }, random) => ({
    altitude: ridge.crest + between(random, 60, 320),
    airtime: between(random, 28, 85),
  }),
  thermal: ({ fields, cloudBase }, random) => ({
    altitude: cloudBase - between(random, 0, 0.6) * (cloudBase - fields.launchAltitude),
    airtime: between(random, 35, 125),
  }),
  crossCountry: ({ cloudBase }, random) => ({
    altitude: cloudBase - between(random, -150, 200),
    airtime: between(random, 120, 240),
  }),
};

/** Returns maximum altitude (m) and airtime (min) as whole numbers, as a pilot without a recorder would note them. */
function estimateFlight(kind: FlightKind, site: DemoSite, random: Random): Estimate {
  const { altitude, airtime } = ESTIMATES[kind](site, random);
  return { altitude: Math.round(altitude), airtime: Math.round(airtime) };
}

/** Returns Unix seconds of a local time of day, by the zone's offset at noon UTC, since clocks change at night. */
function unixTimeAt(date: LocalDate, minutesOfDay: number, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`) / 1000;
  return Math.round(midnight + minutesOfDay * 60) - hoursAheadAt(midnight + 43_200, timeZone) * 3_600;
}
