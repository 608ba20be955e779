import { describe, expect, it } from 'vitest';
import { minutes } from '../../units.ts';
import { hoursOfDay } from './hours-of-day.ts';

const at = (time: string | null, airtime = 30) => ({ time, airtime: minutes(airtime) });

describe('the hours of the day', () => {
  it('count flights and airtime by the hour of the launch', () => {
    const { hours } = hoursOfDay([at('12:00'), at('12:59', 90), at('15:07')]);
    expect([...hours]).toEqual([
      [12, { flightNum: 2, airtime: 120 }],
      [15, { flightNum: 1, airtime: 30 }],
    ]);
  });

  it('range from the earliest to the latest, those without flights included', () => {
    expect(hoursOfDay([at('15:07'), at('12:00')]).range).toEqual([12, 13, 14, 15]);
    expect(hoursOfDay([at('00:00'), at('23:59')]).range).toHaveLength(24);
    expect(hoursOfDay([at('09:30')]).range).toEqual([9]);
  });

  it('leave out flights without a time, but count them', () => {
    expect(hoursOfDay([at(null), at('09:00'), at(null)])).toMatchObject({ range: [9], unknown: 2 });
    expect(hoursOfDay([at(null)])).toEqual({ hours: new Map(), range: [], unknown: 1 });
    expect(hoursOfDay([])).toEqual({ hours: new Map(), range: [], unknown: 0 });
  });
});
