import type { Entity } from './field.ts';
import { FLIGHT } from './flight.ts';
import { GEAR } from './gear.ts';
import { GLIDER } from './glider.ts';
import { HANDLING } from './handling.ts';
import { PILOT } from './pilot.ts';
import { SITE } from './site.ts';

/** Everything that a pilot enters, by its subject. */
export const ENTITIES = {
  flight: FLIGHT,
  site: SITE,
  glider: GLIDER,
  gear: GEAR,
  handling: HANDLING,
  pilot: PILOT,
} as const satisfies Readonly<Record<Entity['subject'], Entity>>;
