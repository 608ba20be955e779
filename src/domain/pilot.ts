import { problemsOfWhole } from './numbers.ts';
import type { Problem } from './problem.ts';
import { MAX_NAME, problemsOfText } from './text.ts';
import type { AltitudeUnit, DistanceUnit, Minutes } from './units.ts';

/** The values of a pilot that the pilot enters: name, flights before Wingbook and units. */
export interface PilotInput {
  readonly userName: string;
  readonly initialFlightNum: number;
  readonly initialAirtime: Minutes;
  readonly altitudeUnit: AltitudeUnit;
  readonly distanceUnit: DistanceUnit;
}

/** The pilot who owns a logbook. */
export interface Pilot extends PilotInput {
  readonly id: number;
  /** Null for a demo pilot, who has no account. */
  readonly email: string | null;
  /** Whether the email is verified. */
  readonly isActivated: boolean;
  /** When a demo pilot is deleted, with all its data: ISO 8601, UTC. Other pilots have none. */
  readonly expiresAt?: string;
}

/** Returns all problems of a pilot's values (spec, section 5). */
export function problemsOfPilot(input: PilotInput): readonly Problem[] {
  return [
    ...problemsOfText(input.userName, { subject: 'pilot', field: 'userName', max: MAX_NAME }),
    ...problemsOfWhole(input.initialFlightNum, { subject: 'pilot', field: 'initialFlightNum' }),
    ...problemsOfWhole(input.initialAirtime, { subject: 'pilot', field: 'initialAirtime' }),
  ];
}
