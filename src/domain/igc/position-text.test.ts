import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '#test/builders/igc';
import { parseIgc } from './parse-igc.ts';
import { igcDate, igcDigits, igcPosition, igcText, igcTime } from './position-text.ts';
import { type ConvertibleTrack, igcOfTrack } from './write-igc.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;

describe('the day and time of an instant', () => {
  it.each([
    ['2026-05-03T00:00:00Z', '030526', '000000'],
    ['2026-05-03T23:59:59Z', '030526', '235959'],
    ['2026-12-31T09:05:07Z', '311226', '090507'],
    ['1980-01-01T12:00:00Z', '010180', '120000'],
    ['2000-02-29T12:34:56Z', '290200', '123456'],
  ])('%s is %s, %s', (iso, date, time) => {
    expect([igcDate(at(iso)), igcTime(at(iso))]).toEqual([date, time]);
  });
});

describe('the text of a position', () => {
  it.each([
    [0, 0, '0000000N00000000E', '00'],
    [47.125, 11.5, '4707500N01130000E', '00'],
    [-47.125, -11.5, '4707500S01130000W', '00'],
    [90, 180, '9000000N18000000E', '00'],
    [-90, -180, '9000000S18000000W', '00'],
    [0.5 / 60, 0.25 / 60, '0000500N00000250E', '00'],
    [1 + 1.2345 / 60, 2 + 3.4567 / 60, '0101234N00203456E', '57'],
    [5.999_999_9, 9.999_999_9, '0559999N00959999E', '99'],
  ])('of %d, %d', (...[lat, lng, place, finer]) => {
    expect(igcPosition(lat, lng)).toEqual({ place, finer });
  });

  it('never has a minute of 60, wherever it is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 90, noNaN: true }),
        fc.double({ min: 0, max: 180, noNaN: true }),
        (lat, lng) => {
          const { place, finer } = igcPosition(lat, lng);
          expect(place).toMatch(/^\d{2}[0-5]\d{4}N\d{3}[0-5]\d{4}E$/);
          expect(finer).toMatch(/^\d\d$/);
        },
      ),
    );
  });
});

describe('numbers and texts of a record', () => {
  it.each([
    [0, 5, '00000'],
    [1234.4, 5, '01234'],
    [1234.5, 5, '01235'],
    [-12, 5, '-0012'],
    [-0.4, 5, '00000'],
    [-9999, 5, '-9999'],
    [99_999, 5, '99999'],
    [7, 2, '07'],
  ])('%d in %d characters is %s', (value, width, text) => {
    expect(igcDigits(value, width)).toBe(text);
  });

  it.each([
    ['Élan 3', 'Elan 3'],
    ['Müller', 'Muller'],
    ['🪂 Wing', ' Wing'],
    ['a\r\nb', 'ab'],
    ['~tilde', '~tilde'],
    ['山', ''],
  ])('%j in plain letters is %j', (text, plain) => {
    expect(igcText(text)).toBe(plain);
  });
});

describe('a track that is written and read', () => {
  const START = at('2026-05-03T10:00:00Z');
  const fix = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    altitude: fc.integer({ min: -400, max: 9_000 }),
    step: fc.integer({ min: 1, max: 40_000 }),
  });
  const track = fc.array(fix, { minLength: 1, maxLength: 30 }).map((fixes): ConvertibleTrack => {
    let now = START;
    return {
      time: fixes.map(({ step }) => (now += step)),
      lat: fixes.map(({ lat }) => lat),
      lng: fixes.map(({ lng }) => lng),
      altitude: fixes.map(({ altitude }) => altitude),
      gliderName: 'Wing',
    };
  });
  const readBack = (written: ConvertibleTrack) =>
    parseIgc(bytesOf(igcOfTrack(written, { format: 'GPX', sha256: '0' }) ?? '')).fixes;

  it('has the same times, and places to a ten-thousandth of a minute', () => {
    fc.assert(
      fc.property(track, (written) => {
        const fixes = readBack(written);
        expect([...fixes.time]).toEqual(written.time);
        expect([...fixes.gnssAltitude]).toEqual(written.altitude.map((metres) => metres + 0));
        const unit = 1 / 600_000;
        written.lat.forEach((lat, i) => {
          expect(Math.abs((fixes.lat[i] ?? 0) - lat)).toBeLessThanOrEqual(1.001 * unit);
          expect(Math.abs((fixes.lng[i] ?? 0) - (written.lng[i] ?? 0))).toBeLessThanOrEqual(1.001 * unit);
        });
      }),
    );
  });

  it('is the same in whatever order its fixes come', () => {
    fc.assert(
      fc.property(track, (written) => {
        const turned: ConvertibleTrack = {
          ...written,
          time: written.time.toReversed(),
          lat: written.lat.toReversed(),
          lng: written.lng.toReversed(),
          altitude: written.altitude.toReversed(),
        };
        expect(readBack(turned)).toEqual(readBack(written));
      }),
    );
  });

  it('has its highest and lowest altitudes cut to what five characters hold', () => {
    const one = { time: [START], lat: [46], lng: [7], gliderName: '' };
    const altitudeOf = (metres: number) => readBack({ ...one, altitude: [metres] }).gnssAltitude[0];
    expect([altitudeOf(200_000), altitudeOf(-20_000), altitudeOf(99_999), altitudeOf(-9_999)]).toEqual([
      99_999, -9_999, 99_999, -9_999,
    ]);
  });
});
