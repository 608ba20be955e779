import type { PilotInput } from './fields/pilot.ts';

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
