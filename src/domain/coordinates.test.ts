import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areDegrees, displayCoordinates, formatCoordinates, parseCoordinates } from './coordinates.ts';
import { degrees } from './units.ts';

describe('parseCoordinates', () => {
  it('reads both examples of its message', () => {
    expect(parseCoordinates('38.8897°, -77.0089°')).toEqual({ lat: 38.8897, lng: -77.0089 });
    expect(parseCoordinates('45.455678 56.452332')).toEqual({ lat: 45.455678, lng: 56.452332 });
  });

  it('reads a pair separated by spaces, tabs or a comma, with or without degree signs', () => {
    for (const text of [
      '46.5,7.1',
      '46.5, 7.1',
      '46.5 ,7.1',
      '46.5 , 7.1',
      '46.5   7.1',
      '46.5\t7.1',
      '46.5° 7.1°',
      '46.5 ° , 7.1 °',
      ' 46.5 7.1 ',
      '+46.5 +7.1',
      '46.5°,7.1',
    ])
      expect(parseCoordinates(text), JSON.stringify(text)).toEqual({ lat: 46.5, lng: 7.1 });
  });

  it('reads numbers without a fraction, without a whole part, and with a point at the end', () => {
    expect(parseCoordinates('46 7')).toEqual({ lat: 46, lng: 7 });
    expect(parseCoordinates('.5 -.25')).toEqual({ lat: 0.5, lng: -0.25 });
    expect(parseCoordinates('46. 7.')).toEqual({ lat: 46, lng: 7 });
  });

  it.each(['46,62 7,2', '46,62, 7,2', '46,62° 7,2°', ' 46,62\t7,2 '])('reads %j with decimal commas', (text) => {
    expect(parseCoordinates(text)).toEqual({ lat: 46.62, lng: 7.2 });
  });

  it('reads a comma between whole numbers as one between a pair', () => {
    expect(parseCoordinates('46,62')).toEqual({ lat: 46, lng: 62 });
    expect(parseCoordinates('46, 62')).toEqual({ lat: 46, lng: 62 });
  });

  it('reads a true minus sign, as it is shown', () => {
    const place = { lat: degrees(-33.5), lng: degrees(-70.25) };
    expect(displayCoordinates(place)).toBe('\u221233.5 \u221270.25');
    expect(parseCoordinates(displayCoordinates(place))).toEqual(place);
    expect(formatCoordinates(place)).toBe('-33.5 -70.25');
  });

  it('accepts the poles and the date line, and nothing beyond', () => {
    expect(parseCoordinates('90 180')).toEqual({ lat: 90, lng: 180 });
    expect(parseCoordinates('-90 -180')).toEqual({ lat: -90, lng: -180 });
    for (const text of ['90.000001 0', '-91 0', '0 180.1', '0 -181', '999999999999 0'])
      expect(parseCoordinates(text), text).toBeNull();
  });

  it('rejects texts that are not a pair of decimal degrees', () => {
    for (const text of [
      '',
      ' ',
      ',',
      '46.5',
      '46.5,',
      ',7.1',
      '46.5 7.1 3',
      '46.5;7.1',
      '46.5,,7.1',
      '46,5,7,1',
      '46,5;7,1',
      '46,5.1 7',
      '46°30\'0"N 7°6\'0"E',
      '46.5N 7.1E',
      'abc',
      '46.5 abc',
      '46.5-7.1',
      '46.5°7.1°',
      '46.5°° 7.1',
      '--46 7',
      '46.5.1 7',
      '. .',
    ])
      expect(parseCoordinates(text), JSON.stringify(text)).toBeNull();
  });

  it('rejects exponents, hexadecimal numbers and words', () => {
    for (const text of ['4e1 7', '4.5E1, 7', '0x10 7', 'Infinity 0', 'NaN NaN'])
      expect(parseCoordinates(text), text).toBeNull();
  });

  it('rejects digits of other scripts', () => {
    expect(parseCoordinates('٤٦ ٧')).toBeNull();
  });

  it('rejects a long text in linear time', () => {
    expect(parseCoordinates(`1${' '.repeat(50_000)}x`)).toBeNull();
    expect(parseCoordinates(`${'1'.repeat(50_000)} x`)).toBeNull();
  });
});

describe('formatCoordinates', () => {
  it('shows a pair with at most six decimals and no needless zeros', () => {
    expect(formatCoordinates({ lat: degrees(46.62525), lng: degrees(7.2060333333) })).toBe('46.62525 7.206033');
    expect(formatCoordinates({ lat: degrees(-0.0000001), lng: degrees(0.000001) })).toBe('0 0.000001');
  });

  it('writes a text that parseCoordinates reads, for every place', () => {
    const micro = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((value) => value / 1e6);
    fc.assert(
      fc.property(micro(90), micro(180), (lat, lng) => {
        const read = parseCoordinates(formatCoordinates({ lat: degrees(lat), lng: degrees(lng) }));
        expect(read?.lat).toBeCloseTo(lat, 9);
        expect(read?.lng).toBeCloseTo(lng, 9);
      }),
    );
  });
});

describe('areDegrees', () => {
  it('rejects NaN', () => {
    expect(areDegrees(Number.NaN, 0)).toBe(false);
    expect(areDegrees(0, Number.POSITIVE_INFINITY)).toBe(false);
    expect(areDegrees(-90, 180)).toBe(true);
  });
});
