import { expect, it } from 'vitest';
import { type DrillEntry, type DrillTime, drillMove } from './drill-move.ts';

const YEARS: DrillTime = { year: null, month: null };
const MONTHS: DrillTime = { year: 2026, month: null };
const DAYS: DrillTime = { year: 2026, month: 5 };
const at = (time: DrillTime, below: number): DrillEntry => ({ pilotId: 7, ...time, below });

it('pushes an entry for each level further in', () => {
  expect(drillMove(at(YEARS, 0), MONTHS)).toEqual({ how: 'push', entry: at(MONTHS, 1) });
  expect(drillMove(at(MONTHS, 1), DAYS)).toEqual({ how: 'push', entry: at(DAYS, 2) });
  expect(drillMove(at(MONTHS, 0), DAYS), 'where the statistics were entered at a year').toEqual({
    how: 'push',
    entry: at(DAYS, 1),
  });
});

it('goes back to the entry that a level was reached from', () => {
  expect(drillMove(at(DAYS, 2), MONTHS)).toEqual({ how: 'back', steps: 1, entry: at(MONTHS, 1) });
  expect(drillMove(at(DAYS, 2), YEARS)).toEqual({ how: 'back', steps: 2, entry: at(YEARS, 0) });
  const otherYear = { year: 2025, month: null };
  expect(drillMove(at(DAYS, 2), otherYear)).toEqual({ how: 'back', steps: 1, entry: at(otherYear, 1) });
  expect(drillMove(at(DAYS, 1), YEARS), 'further out than where they were entered').toEqual({
    how: 'back',
    steps: 1,
    entry: at(YEARS, 0),
  });
});

it('replaces the entry on the same level, and where none is before it', () => {
  expect(drillMove(at(DAYS, 2), { year: 2026, month: 6 })).toMatchObject({ how: 'replace', entry: { below: 2 } });
  expect(drillMove(at(MONTHS, 0), YEARS)).toEqual({ how: 'replace', entry: at(YEARS, 0) });
});
