import { describe, expect, it } from 'vitest';
import { EVERY_PAGE } from './every-page.ts';
import { FLIGHT_PAGE } from './flight-page.ts';
import { PILOT } from './pilot.ts';
import { STATISTICS } from './statistics.ts';
import { UPLOAD } from './upload.ts';

const { flights } = EVERY_PAGE;

describe('a flight', () => {
  it('has a position in a day of several flights', () => {
    expect(FLIGHT_PAGE.one.positionInDay(2, 3)).toBe(' (2/3)');
    expect(FLIGHT_PAGE.one.phraseOfDay(2, 3)).toBe('2nd of 3 that day');
  });

  it('has none in a day of one flight', () => {
    expect(FLIGHT_PAGE.one.positionInDay(1, 1)).toBe('');
    expect(FLIGHT_PAGE.one.phraseOfDay(1, 1)).toBeNull();
  });

  it('has a position in its year as an ordinal', () => {
    expect(FLIGHT_PAGE.one.positionInYear(27, 2025)).toBe('27th in 2025');
  });

  it('is counted', () => {
    expect(flights.count(1)).toBe('1 flight');
    expect(flights.count(1_240)).toBe('1\u202f240 flights');
  });
});

describe('the banner of the pilot page', () => {
  it.each([
    [null, 'No flights yet'],
    [0, 'You had a blast today!'],
    [1, '1 day since last flight'],
    [13, '13 days since last flight'],
    [1_204, '1204 days since last flight'],
  ])('after %s days is %j', (days, text) => {
    expect(PILOT.sinceLastFlight(days)).toBe(text);
  });
});

it('an import counts what it added in the documented words', () => {
  expect(UPLOAD.added({ flightsNum: 1_200, sitesNum: 12, glidersNum: 1 })).toBe(
    'Your records were successfully saved: 1200 flights added; 12 sites added; 1 glider added.',
  );
});

describe('statistics', () => {
  it('show a share in whole percent, and a small one as less than one', () => {
    expect(STATISTICS.share(1, 3)).toBe('33 %');
    expect(STATISTICS.share(1, 1000)).toBe('< 1 %');
    expect(STATISTICS.share(0, 0)).toBe('0 %');
  });
});

it.each([
  ['firefox', 'windows', 'Firefox on Windows'],
  ['samsung', null, 'Samsung Internet'],
  [null, 'iphone', 'iPhone'],
  [null, null, 'Unknown browser'],
] as const)('name a session’s browser %s and system %s', (browser, system, name) => {
  expect(PILOT.sessions.device({ browser, system })).toBe(name);
});
