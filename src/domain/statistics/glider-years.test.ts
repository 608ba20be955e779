import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes } from '../units.ts';
import { gliderYears, mostFlownGliders } from './glider-usage.ts';

const TODAY = '2026-05-03';
const flown = (date: string, gliderId: number | null, airtime = 30) => ({ date, gliderId, airtime: minutes(airtime) });

describe('the years of all gliders', () => {
  it('have the airtime of each glider, flights without one among them', () => {
    const flights = [
      flown('2024-05-01', 1, 20),
      flown('2026-01-01', 1, 10),
      flown('2026-02-01', 2, 40),
      flown('2026-03-01', 1, 15),
      flown('2026-04-01', null, 5),
    ];
    const years = gliderYears(flights, TODAY);
    expect(years.map(({ year, airtime, airtimes }) => [year, airtime, [...airtimes]])).toEqual([
      [2024, 20, [[1, 20]]],
      [2025, 0, []],
      [
        2026,
        70,
        [
          [1, 25],
          [2, 40],
          [null, 5],
        ],
      ],
    ]);
  });

  it('are none without flights', () => {
    expect(gliderYears([], TODAY)).toEqual([]);
    expect(mostFlownGliders([])).toEqual([]);
  });

  it('lose no minute', () => {
    const flight = fc.record({
      date: fc.integer({ min: 2000, max: 2030 }).map((year) => `${year}-07-01`),
      gliderId: fc.option(fc.integer({ min: 1, max: 5 })),
      airtime: fc.nat(600).map(minutes),
    });
    fc.assert(
      fc.property(fc.array(flight), (flights) => {
        for (const { airtime, airtimes } of gliderYears(flights, TODAY)) {
          expect([...airtimes.values()].reduce<number>((sum, each) => sum + each, 0)).toBe(airtime);
        }
      }),
    );
  });
});

describe('the gliders of the years', () => {
  it('are ordered by airtime; those without any are left out', () => {
    const flights = [
      flown('2024-05-01', 3, 20),
      flown('2025-05-01', 1, 15),
      flown('2026-05-01', 1, 15),
      flown('2026-05-02', 4, 0),
    ];
    expect(mostFlownGliders(gliderYears([...flights, flown('2026-05-02', null, 25)], TODAY))).toEqual([1, null, 3]);
  });
});
