import type { GliderFacts } from '#domain/glider';
import type { LocalDate } from '#domain/local-date';
import type { PilotFacts } from '#domain/pilot';
import type { SiteFacts } from '#domain/site';
import type { DemoFlight } from './demo-flight.ts';
import { DEMO_GLIDERS } from './facts/gliders.ts';
import { DEMO_PILOT } from './facts/pilot.ts';
import { planSeasons } from './facts/season-plan.ts';
import { DEMO_SITES } from './facts/sites.ts';
import { tellFlights } from './flight-telling.ts';
import type { Random } from './random.ts';

/** A pilot with three seasons of flights, oldest first: what a visitor finds who only wants to look. */
export interface DemoLogbook {
  readonly pilot: PilotFacts;
  readonly gliders: readonly GliderFacts[];
  readonly sites: readonly SiteFacts[];
  readonly flights: readonly DemoFlight[];
}

/** The demo pilot's logbook up to the day before `today`; the same for the same day and the same random numbers. */
export function demoLogbook({ today, random }: { readonly today: LocalDate; readonly random: Random }): DemoLogbook {
  return {
    pilot: DEMO_PILOT,
    gliders: DEMO_GLIDERS,
    sites: DEMO_SITES.map(({ facts }) => facts),
    flights: tellFlights(planSeasons(today, random), random),
  };
}
