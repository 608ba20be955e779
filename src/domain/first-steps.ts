import type { PilotInput } from './fields/pilot.ts';

/** A logbook with more flights is no longer new, whatever is left to do. */
export const MOST_FIRST_FLIGHTS = 5;

/** The first steps of a new logbook, in their order. */
export const FIRST_STEPS = ['units', 'before', 'glider', 'flight'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The pilot's answers to the steps: never flew before, or wants none of them. */
export type FirstStepsAnswer = 'nothingBefore' | 'hidden';

/** A step, and whether it is done. */
export interface FirstStepState {
  readonly step: FirstStep;
  readonly isDone: boolean;
}

interface NewLogbook {
  readonly pilot: Pick<PilotInput, 'initialFlightNum' | 'initialAirtime'>;
  readonly flights: { readonly size: number };
  readonly gliders: { readonly size: number };
}

/**
 * Returns the steps of a new logbook; none when all are done, when they were hidden, and when the logbook is no longer new.
 * The units are done: a new account has metres and kilometres, and they are named so that they can be changed.
 */
export function firstStepsOf(
  { pilot, flights, gliders }: NewLogbook,
  answer: FirstStepsAnswer | null,
): readonly FirstStepState[] {
  if (answer === 'hidden' || flights.size > MOST_FIRST_FLIGHTS) return [];
  const done: Readonly<Record<FirstStep, boolean>> = {
    units: true,
    before: answer === 'nothingBefore' || pilot.initialFlightNum > 0 || pilot.initialAirtime > 0,
    glider: gliders.size > 0,
    flight: flights.size > 0,
  };
  return FIRST_STEPS.every((step) => done[step]) ? [] : FIRST_STEPS.map((step) => ({ step, isDone: done[step] }));
}
