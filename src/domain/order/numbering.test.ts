import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFlights, latestFlight, numberOfFlight } from './numbering.ts';

const flown = (id: number, date: string, time: string | null = null) => ({ id, date, time });

const anyFlights = fc
  .array(
    fc.tuple(
      fc.constantFrom('2024-12-31', '2025-01-01', '2025-06-01', '2025-06-02'),
      fc.option(fc.constantFrom('00:00', '09:30', '14:00')),
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((days) => days.map(([date, time], index) => flown(index + 1, date, time)));

describe('compareFlights', () => {
  it('orders by day first', () => {
    expect(compareFlights(flown(9, '2025-06-01', '18:00'), flown(1, '2025-06-02', '08:00'))).toBeLessThan(0);
  });

  it('orders a day by time, those without one last', () => {
    expect(compareFlights(flown(9, '2025-06-01', '08:00'), flown(1, '2025-06-01', '18:00'))).toBeLessThan(0);
    expect(compareFlights(flown(9, '2025-06-01', '18:00'), flown(1, '2025-06-01'))).toBeLessThan(0);
    expect(compareFlights(flown(1, '2025-06-01'), flown(9, '2025-06-01', '18:00'))).toBeGreaterThan(0);
  });

  it('orders equal times, and flights without one, as they were added', () => {
    expect(compareFlights(flown(1, '2025-06-01', '08:00'), flown(2, '2025-06-01', '08:00'))).toBeLessThan(0);
    expect(compareFlights(flown(2, '2025-06-01'), flown(1, '2025-06-01'))).toBeGreaterThan(0);
  });

  it('is one order, whichever way flights come', () => {
    fc.assert(
      fc.property(anyFlights, (flights) => {
        const once = [...flights].sort(compareFlights);
        expect([...flights].reverse().sort(compareFlights)).toEqual(once);
      }),
    );
  });
});

describe('numberOfFlight', () => {
  const morning = flown(5, '2025-06-01', '09:00');
  const evening = flown(3, '2025-06-01', '19:00');
  const unknown = flown(1, '2025-06-01');
  const lastYear = flown(4, '2024-12-31', '23:00');
  const flights = [unknown, evening, lastYear, morning];

  it('counts earlier flights, overall with those before Wingbook', () => {
    expect(numberOfFlight(evening, flights, 100)).toEqual({ overall: 103, inYear: 2, inDay: 2, ofDay: 3 });
  });

  it('starts each year and each day at 1', () => {
    expect(numberOfFlight(lastYear, flights, 0)).toEqual({ overall: 1, inYear: 1, inDay: 1, ofDay: 1 });
    expect(numberOfFlight(morning, flights, 0)).toEqual({ overall: 2, inYear: 1, inDay: 1, ofDay: 3 });
  });

  it('counts a flight without a time after those of its day that have one', () => {
    expect(numberOfFlight(unknown, flights, 0)).toEqual({ overall: 4, inYear: 3, inDay: 3, ofDay: 3 });
  });

  it('numbers every flight differently, 1 to the number of flights', () => {
    fc.assert(
      fc.property(anyFlights, (all) => {
        const numbers = all.map((flight) => numberOfFlight(flight, all, 0).overall).sort((a, b) => a - b);
        expect(numbers).toEqual(all.map((_, index) => index + 1));
      }),
    );
  });
});

describe('latestFlight', () => {
  it('is the one flown last, however late it was added', () => {
    const late = flown(1, '2025-06-02', '10:00');
    expect(latestFlight([flown(7, '2025-06-01'), late, flown(8, '2025-06-02', '09:00')])).toBe(late);
  });

  it('is none without flights', () => {
    expect(latestFlight([])).toBeNull();
  });
});
