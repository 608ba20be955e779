import { describe, expect, it } from 'vitest';
import { FIRST_STEPS, type FirstStepsAnswer, firstStepsOf, MOST_FIRST_FLIGHTS } from './first-steps.ts';
import { minutes } from './units.ts';

interface Named {
  readonly before?: number;
  readonly airtimeBefore?: number;
  readonly flights?: number;
  readonly gliders?: number;
}

const logbookWith = ({ before = 0, airtimeBefore = 0, flights = 0, gliders = 0 }: Named) => ({
  pilot: { initialFlightNum: before, initialAirtime: minutes(airtimeBefore) },
  flights: { size: flights },
  gliders: { size: gliders },
});

const doneWith = (named: Named, answer: FirstStepsAnswer | null = null): readonly string[] =>
  firstStepsOf(logbookWith(named), answer).flatMap(({ step, isDone }) => (isDone ? [step] : []));

describe('the first steps of a logbook', () => {
  it('are all shown in their order in an empty one, the units done', () => {
    expect(firstStepsOf(logbookWith({}), null).map(({ step }) => step)).toEqual(FIRST_STEPS);
    expect(doneWith({})).toEqual(['units']);
  });

  it.each([
    [{ before: 120 }, ['units', 'before']],
    [{ airtimeBefore: 90 }, ['units', 'before']],
    [{ gliders: 2 }, ['units', 'glider']],
    [{ flights: 1 }, ['units', 'flight']],
    [{ before: 1, flights: 3 }, ['units', 'before', 'flight']],
  ] as const)('with %j have done %j', (named, done) => {
    expect(doneWith(named)).toEqual(done);
  });

  it('take the word of a pilot who never flew before', () => {
    expect(doneWith({}, 'nothingBefore')).toEqual(['units', 'before']);
  });

  it('are gone when all are done', () => {
    expect(firstStepsOf(logbookWith({ before: 1, flights: 1, gliders: 1 }), null)).toEqual([]);
    expect(firstStepsOf(logbookWith({ flights: 1, gliders: 1 }), 'nothingBefore')).toEqual([]);
  });

  it('are gone when the pilot hides them', () => {
    expect(firstStepsOf(logbookWith({}), 'hidden')).toEqual([]);
  });

  it('are gone once the logbook is no longer new', () => {
    expect(firstStepsOf(logbookWith({ flights: MOST_FIRST_FLIGHTS }), null)).not.toEqual([]);
    expect(firstStepsOf(logbookWith({ flights: MOST_FIRST_FLIGHTS + 1 }), null)).toEqual([]);
  });
});

describe('the steps of any new logbook', () => {
  const truths = [false, true];
  const logbooks = truths.flatMap((hasBefore) =>
    truths.flatMap((hasGlider) => [0, 1, 5, 6].map((flights) => ({ hasBefore, hasGlider, flights }))),
  );

  it.each(logbooks)('are in one order, done by what it has: $hasBefore, $hasGlider, $flights', (logbook) => {
    const { hasBefore, hasGlider, flights } = logbook;
    const input = {
      pilot: { initialFlightNum: hasBefore ? 20 : 0, initialAirtime: minutes(0) },
      flights: { size: flights },
      gliders: { size: hasGlider ? 1 : 0 },
    };
    const steps = firstStepsOf(input, null);
    const isOver = flights > 5 || (hasBefore && hasGlider && flights > 0);
    expect(steps.map(({ isDone }) => isDone)).toEqual(isOver ? [] : [true, hasBefore, hasGlider, flights > 0]);
    expect(firstStepsOf(input, 'hidden')).toEqual([]);
  });
});
