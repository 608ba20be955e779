import { useState } from 'react';
import type { FirstStepsAnswer } from '#domain/first-steps';

const ANSWERS: readonly FirstStepsAnswer[] = ['nothingBefore', 'hidden'];

const keyOf = (pilotId: number): string => `first-steps-${pilotId}`;

/** Returns what a pilot has said about the first steps in this browser; null for nothing, and where storage is not available. */
export function answerOf(pilotId: number): FirstStepsAnswer | null {
  try {
    const stored = localStorage.getItem(keyOf(pilotId));
    return ANSWERS.find((answer) => answer === stored) ?? null;
  } catch {
    return null; // The steps are better shown too often than never.
  }
}

/** Returns the pilot's answer, and a function that stores another one. */
export function useFirstStepsAnswer(
  pilotId: number,
): readonly [FirstStepsAnswer | null, (to: FirstStepsAnswer) => void] {
  const [answer, setAnswer] = useState(() => answerOf(pilotId));
  const give = (to: FirstStepsAnswer): void => {
    setAnswer(to);
    try {
      localStorage.setItem(keyOf(pilotId), to);
    } catch (error) {
      console.warn('Storage is not available: the first steps will be shown again on the next load.', error);
    }
  };
  return [answer, give];
}
