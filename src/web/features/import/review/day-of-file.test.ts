import { expect, it } from 'vitest';
import { degrees, metres, minutes } from '#domain/units';
import { isDayAsked, probableDay, withSaidDays } from './day-of-file.ts';
import type { ReviewItem } from './review.ts';

const WINTER = Date.parse('1980-01-01T10:00:00Z') / 1000;
const HASH = 'a'.repeat(64);
const PLACE = { lat: degrees(46.7), lng: degrees(7.9) };

function itemOn(date: string, launchTime: number, daysAsked?: readonly string[]): ReviewItem {
  const track = {
    sha256: HASH,
    range: null,
    launchTime,
    landingTime: launchTime + 1_800,
    landing: PLACE,
    profile: '',
    timeZoneId: 'Europe/Zurich',
    ...(daysAsked && { daysAsked }),
  };
  return {
    found: {
      key: 'one',
      source: { path: 'flight.igc' },
      date,
      time: '11:00',
      airtime: minutes(30),
      altitude: metres(2_100),
      siteName: '',
      gliderName: '',
      remarks: '',
      launch: PLACE,
      track,
    },
    match: { kind: 'new', certainty: 'sure' },
    track: null,
    archived: null,
  };
}

it('a flight gets the day that the pilot says, with the clock of its time zone then, and its part says it', () => {
  const asked = itemOn('1980-01-01', WINTER, []);
  expect(isDayAsked(asked)).toBe(true);
  const [said] = withSaidDays([asked], new Map([[HASH, '2022-06-19']]), []);
  const launchTime = Date.parse('2022-06-19T10:00:00Z') / 1000;
  expect(said?.found).toMatchObject({
    date: '2022-06-19',
    time: '12:00',
    track: { launchTime, range: { from: launchTime, to: launchTime + 1_800 } },
  });
  expect(said && isDayAsked(said)).toBe(false);
});

it('a day so early that the receiver was probably wrong has a later one', () => {
  const early = Date.parse('2000-10-01T10:00:00Z') / 1000;
  expect(probableDay(itemOn('2000-10-01', early))).toBe('2020-05-17');
  expect(probableDay(itemOn('2020-05-17', early))).toBeNull();
  expect(probableDay(itemOn('1980-01-01', WINTER, []))).toBeNull();
});
