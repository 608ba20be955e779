import { expect, it } from 'vitest';
import { type Shares, type SparseLogbook, sparseLogbook } from '#test/builders/sparse-logbook';
import { matchFlights } from './match-flights.ts';

/** Every 33rd day of sled rides without times, which nobody can tell apart; a twelfth of entries and of tracks is missing. */
const USUAL: Shares = { untimedSleds: 0.03, untimedDays: 0.3, withoutEntry: 0.08, withoutTrack: 0.08 };
const SEEDS = Array.from({ length: 10 }, (_, i) => i + 1);

interface Outcome {
  readonly sure: number;
  readonly wrong: readonly string[];
}

function outcomeOf({ found, known, truth }: SparseLogbook): Outcome {
  const matches = [...matchFlights(found, known)];
  const sure = matches.filter(([, { certainty }]) => certainty === 'sure');
  const wrong = sure.filter(([key, match]) => ('flightId' in match ? match.flightId : null) !== truth.get(key));
  return { sure: sure.length / found.length, wrong: wrong.map(([key]) => key) };
}

it.each(SEEDS)(
  '300 tracks find their sparse entries: none wrong, 95 of 100 without a question (logbook %d)',
  (seed) => {
    const { sure, wrong } = outcomeOf(sparseLogbook(300, seed, USUAL));
    expect(wrong).toEqual([]);
    expect(sure).toBeGreaterThanOrEqual(0.95);
  },
);

it.each(SEEDS)('sled rides without times are questions, and none is matched wrongly (logbook %d)', (seed) => {
  const { sure, wrong } = outcomeOf(sparseLogbook(300, seed, { ...USUAL, untimedSleds: 1 }));
  expect(wrong).toEqual([]);
  expect(sure).toBeLessThan(0.75);
});
