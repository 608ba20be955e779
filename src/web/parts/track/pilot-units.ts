import type { Pilot } from '#domain/pilot';

/** What the pilot reads altitudes and distances in. */
export type PilotUnits = Pick<Pilot, 'altitudeUnit' | 'distanceUnit'>;
