import type { GliderFacts } from '#domain/glider';
import type { LocalDate } from '#domain/local-date';
import type { PilotFacts } from '#domain/pilot';
import type { SiteFacts } from '#domain/site';
import { DEMO_GLIDERS } from './content/gliders.ts';
import { DEMO_PILOT } from './content/pilot.ts';
import { planSeasons } from './content/season-plan.ts';
import { DEMO_SITES } from './content/sites.ts';
import type { DemoFlight } from './demo-flight.ts';
import { logbookFlights } from './logbook-flights.ts';
import type { Random } from './random.ts';

/** A pilot with three seasons of flights, oldest first. */
export interface DemoLogbook {
  readonly pilot: PilotFacts;
  readonly gliders: readonly GliderFacts[];
  readonly sites: readonly SiteFacts[];
  readonly flights: readonly DemoFlight[];
}

/** Returns the demo pilot's logbook up to the day before `today`; the same for the same day and random numbers. */
export function demoLogbook({ today, random }: { readonly today: LocalDate; readonly random: Random }): DemoLogbook {
  return {
    pilot: DEMO_PILOT,
    gliders: DEMO_GLIDERS,
    sites: DEMO_SITES.map(({ facts }) => facts),
    flights: logbookFlights(planSeasons(today, random), random),
  };
}
