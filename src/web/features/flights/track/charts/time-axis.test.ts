import { describe, expect, it } from 'vitest';
import { launchClock, sinceLaunch, timeAxis, timeOfDay } from './time-axis.ts';

const LAUNCH = Date.UTC(2025, 4, 31, 10, 59, 27) / 1000;

describe('launchClock', () => {
  it('derives the time of day of the launch from the time of the flight', () => {
    const clock = launchClock({ date: '2025-05-31', time: '12:59' }, LAUNCH);
    expect(timeOfDay(clock ?? 0, true)).toBe('12:59:27');
  });

  it('supports zones with offsets of quarter hours, across midnight', () => {
    const clock = launchClock({ date: '2025-06-01', time: '00:44' }, Date.UTC(2025, 4, 31, 18, 59) / 1000);
    expect(timeOfDay(clock ?? 0)).toBe('00:44');
  });

  it('returns null when the flight has no time', () => {
    expect(launchClock({ date: '2025-05-31', time: null }, LAUNCH)).toBeNull();
  });

  it('returns null when the pilot has entered a time that fits no time zone', () => {
    expect(launchClock({ date: '2025-05-31', time: '13:07' }, LAUNCH)).toBeNull();
    expect(launchClock({ date: '2025-07-31', time: '12:59' }, LAUNCH)).toBeNull();
  });
});

describe('timeAxis since launch', () => {
  const axis = (duration: number, narrow = false) => timeAxis({ duration, narrow, clock: null });

  it('has a tick each 30 s under 300 s', () => {
    const { ticks, label } = axis(299);
    expect(ticks.slice(0, 3)).toEqual([0, 30, 60]);
    expect(label(90)).toBe('1:30');
  });

  it('has a tick each 60 s under 600 s', () => {
    const { ticks, label } = axis(599);
    expect(ticks.slice(0, 3)).toEqual([0, 60, 120]);
    expect(label(120)).toBe('2 min');
  });

  it('has a tick each hour above 18,000 s', () => {
    const { ticks, label } = axis(18_001);
    expect(ticks).toEqual([0, 3600, 7200, 10_800, 14_400, 18_000]);
    expect(label(7200)).toBe('2 h');
  });

  it('has ticks at multiples of 5 min between, twice as far apart on a narrow screen', () => {
    const [first, second] = axis(7200).ticks;
    const step = (second ?? 0) - (first ?? 0);
    expect(step % 300).toBe(0);
    expect(axis(7200, true).ticks[1]).toBe(2 * step);
  });
});

describe('timeAxis by the clock', () => {
  it('has its ticks at round times of day', () => {
    const { ticks, label } = timeAxis({ duration: 3600, narrow: false, clock: 12 * 3600 + 59 * 60 + 27 });
    expect(ticks.map(label)[0]).toBe('13:00');
    expect(ticks.every((tick) => tick >= 0 && tick <= 3600)).toBe(true);
  });

  it('continues after midnight', () => {
    const { label } = timeAxis({ duration: 3600, narrow: false, clock: 23 * 3600 + 50 * 60 });
    expect(label(1200)).toBe('00:10');
  });

  it('shows seconds where ticks are less than a minute apart', () => {
    const { ticks, label } = timeAxis({ duration: 120, narrow: false, clock: 36_010 });
    expect(ticks.map(label)).toEqual(['10:00:30', '10:01:00', '10:01:30', '10:02:00']);
  });
});

it('formats a time since launch in hours and minutes', () => {
  expect([0, 300, 3600, 5400, 3900].map(sinceLaunch)).toEqual(['0', '5 min', '1 h', '1 h 30', '1 h 05']);
});
