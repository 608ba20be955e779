import type { GliderInput } from './fields/glider.ts';

/** A glider in the logbook. */
export interface Glider extends GliderInput {
  /** Counted up per pilot: a higher id was added later. */
  readonly id: number;
  /** When the glider was added: ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}
