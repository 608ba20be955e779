import type { DemoSite } from './content/sites.ts';
import type { FlightKind } from './flight-kind.ts';
import { between, type Random } from './random.ts';

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
export function estimateFlight(kind: FlightKind, site: DemoSite, random: Random): Estimate {
  const { altitude, airtime } = ESTIMATES[kind](site, random);
  return { altitude: Math.round(altitude), airtime: Math.round(airtime) };
}
