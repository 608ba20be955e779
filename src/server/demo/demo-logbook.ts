import type { GliderInput } from '#domain/fields/glider';
import type { PilotInput } from '#domain/fields/pilot';
import type { SiteInput } from '#domain/fields/site';
import type { LocalDate } from '#domain/local-date';
import { DEMO_GLIDERS } from './content/gliders.ts';
import { DEMO_PILOT } from './content/pilot.ts';
import { planSeasons } from './content/season-plan.ts';
import { DEMO_SITES } from './content/sites.ts';
import type { DemoFlight } from './demo-flight.ts';
import { logbookFlights } from './logbook-flights.ts';
import type { Random } from './random.ts';

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
