import type { FlightFacts } from '#domain/flight';
import { metres, minutes } from '#domain/units';
import { estimateFlight } from './estimate.ts';
import { GLIDER } from './gliders.ts';
import { timeOfDay } from './local-time.ts';
import { between, type Random } from './random.ts';
import { createRemarkBook } from './remarks.ts';
import type { PlannedFlight } from './season-plan.ts';
import { DEMO_SITES } from './sites.ts';

/** What was written down of a flight, before anything has an id. */
export interface ToldFlight extends Omit<FlightFacts, 'siteId' | 'gliderId'> {
  /** Place in `DEMO_SITES`. */
  readonly siteIndex: number | null;
  /** Place in `DEMO_GLIDERS`. */
  readonly gliderIndex: number | null;
  /** The text of an IGC file, plain ASCII. */
  readonly igc: string | null;
}

/** Minutes since midnight at which the first flight of a day starts, by kind. */
const EARLIEST: Readonly<Record<PlannedFlight['kind'], readonly [number, number]>> = {
  topToBottom: [630, 780],
  ridge: [800, 900],
  thermal: [725, 815],
  crossCountry: [675, 705],
};
/** Minutes from a landing to the next launch: packing, the lift, unpacking. */
const WAY_UP = 55;
/** The present wing was bought so many days into the three seasons. */
const NEW_WING_DAY = 290;
/** How often the pilot left something out. */
const LEFT_OUT = { time: 0.09, site: 0.04, glider: 0.05 };

/** What the pilot wrote down of each planned flight. */
export function tellFlights(planned: readonly PlannedFlight[], random: Random): readonly ToldFlight[] {
  const remarkOn = createRemarkBook(random);
  let ready = 0;
  return planned.map((plan) => {
    const [from, to] = EARLIEST[plan.kind];
    const start = Math.max(
      between(random, from, to),
      plan.placeInDay === 0 ? 0 : ready + between(random, WAY_UP, WAY_UP + 25),
    );
    const { flight, end } = tellFlight(plan, start, random);
    ready = end;
    const site = DEMO_SITES[plan.siteIndex] ?? DEMO_SITES[0];
    const remarks = remarkOn({
      kind: plan.kind,
      month: Number(plan.date.slice(5, 7)),
      siteName: site.facts.name,
      hasTrack: flight.igc !== null,
    });
    return { ...flight, remarks };
  });
}

function tellFlight(plan: PlannedFlight, start: number, random: Random): { flight: ToldFlight; end: number } {
  const site = DEMO_SITES[plan.siteIndex] ?? DEMO_SITES[0];
  const { altitude, airtime } = estimateFlight(plan.kind, site, random);
  return {
    end: start + airtime,
    flight: {
      date: plan.date,
      time: random() < LEFT_OUT.time ? null : timeOfDay(start),
      siteIndex: random() < LEFT_OUT.site ? null : plan.siteIndex,
      gliderIndex: random() < LEFT_OUT.glider ? null : gliderOf(plan, random),
      altitude: metres(altitude),
      airtime: minutes(airtime),
      remarks: '',
      igc: null,
    },
  };
}

function gliderOf({ kind, daysOfExperience }: PlannedFlight, random: Random): number {
  if (daysOfExperience < NEW_WING_DAY) return GLIDER.first;
  return kind === 'topToBottom' && random() < 0.4 ? GLIDER.light : GLIDER.present;
}
