import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { metres, minutes } from '#domain/units';
import { DEMO_GLIDER, DEMO_GLIDERS } from './content/gliders.ts';
import { DEMO_PILOT } from './content/pilot.ts';
import { createRemarkPicker } from './content/remarks.ts';
import type { SeasonFlight } from './content/season-plan.ts';
import { DEMO_SITES, type DemoSite } from './content/sites.ts';
import type { DemoFlight } from './demo-flight.ts';
import { estimateFlight } from './estimate.ts';
import { clockTime, unixTimeAt } from './local-time.ts';
import { between, type Random } from './random.ts';
import { chooseRecorded, recordFlight, valuesOfTrack } from './recorded-flight.ts';

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
export function logbookFlights(planned: readonly SeasonFlight[], random: Random): readonly DemoFlight[] {
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
