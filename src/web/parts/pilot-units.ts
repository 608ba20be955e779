import type { Pilot } from '#domain/pilot';

/** The pilot's units of altitude and distance. */
export type PilotUnits = Pick<Pilot, 'altitudeUnit' | 'distanceUnit'>;
