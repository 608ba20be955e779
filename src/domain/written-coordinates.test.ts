import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCoordinates, readDegrees } from './written-coordinates.ts';

describe('a latitude or longitude', () => {
  it.each([
    ['46.62525', 46.62525],
    ['46,62525', 46.62525],
    ['-7.2', -7.2],
    ['\u22127.2', -7.2],
    ['46.6°', 46.6],
    ['46.6 N', 46.6],
    ['S 33.8', -33.8],
    ['7.2W', -7.2],
    ['46°37\'30"N', 46.625],
    ['46° 37.5′ N', 46.625],
    ['46 37 30', 46.625],
    ['46:37:30', 46.625],
    ['7 12.6 W', -7.21],
    ['N46°37.5', 46.625],
    ['0', 0],
    ['4655.138N', 46.918_966_666_7],
    ['W00647.941', -6.799_016_666_7],
    ['4655138N', 46.918_966_666_7],
  ])('%j', (cell, degrees) => {
    expect(readDegrees(cell)).toBeCloseTo(degrees, 9);
  });

  it.each(['-0', '0 W', 'S 0'])('%j is 0, not -0', (cell) => {
    expect(readDegrees(cell)).toBe(0);
  });

  it.each(['', 'north', '46 60 0', '46 37 60', '1234567', '46.6, 7.9', '46.6 E W', '12 34 56 78', '47 O'])(
    'is none: %j',
    (cell) => {
      expect(readDegrees(cell)).toBeNull();
    },
  );
});

describe('a place in a text', () => {
  it.each([
    ['46.62525 -7.206033', 46.62525, -7.206033],
    ['46,62525 7,20603', 46.62525, 7.20603],
    ['46°37\'30"N 7°12\'36"E', 46.625, 7.21],
    ['46.5N 7.25W', 46.5, -7.25],
    ['46.62N 7.2E', 46.62, 7.2],
    ['46.62N7.2E', 46.62, 7.2],
    ['46.5° N, 7.25° E', 46.5, 7.25],
    ['46,5; 7,25', 46.5, 7.25],
    ['46,62; 7,2', 46.62, 7.2],
    ['46.62/7.2', 46.62, 7.2],
    ["N 46° 55.138' E 006° 47.941'", 46.918_966_667, 6.799_016_667],
    ["N46° 55.138', E006° 47.941'", 46.918_966_667, 6.799_016_667],
    ["46° 55.138' N, 6° 47.941' E", 46.918_966_667, 6.799_016_667],
    ["S 33° 52.5' W 070° 30.0'", -33.875, -70.5],
    ['4655.138N 00647.941E', 46.918_966_667, 6.799_016_667],
    ['4655.138N,00647.941E', 46.918_966_667, 6.799_016_667],
    ['4655138N00647941E', 46.918_966_667, 6.799_016_667],
    ['E 7.2 N 46.62', 46.62, 7.2],
    ['7.2E, 46.62N', 46.62, 7.2],
    ['(46.62, 7.2)', 46.62, 7.2],
    ['[46.62,7.2]', 46.62, 7.2],
    ['POINT(7.2 46.62)', 46.62, 7.2],
    ['POINT (7.2 46.62)', 46.62, 7.2],
    ['SRID=4326;POINT Z (7.2 46.62 1200)', 46.62, 7.2],
    ['{"type":"Point","coordinates":[7.2,46.62]}', 46.62, 7.2],
    ['lat: 46.62, lng: 7.2', 46.62, 7.2],
    ['Lat=46.62 Lon=7.2', 46.62, 7.2],
    ['https://www.google.com/maps?q=46.62,7.2', 46.62, 7.2],
    ['https://maps.google.com/?q=loc:46.62,-7.2&z=14', 46.62, -7.2],
    ['https://www.google.com/maps/@46.62,7.2,15z', 46.62, 7.2],
    [
      'https://www.google.com/maps/place/Niesen/@46.6,7.1,12z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d46.62!4d7.2',
      46.62,
      7.2,
    ],
    ['https://www.google.com/maps/search/?api=1&query=46.62%2C7.2', 46.62, 7.2],
    ['https://www.google.com/maps/place/46.62,7.2', 46.62, 7.2],
    ['https://maps.apple.com/?ll=46.62,7.2&q=Niesen', 46.62, 7.2],
    ['https://www.openstreetmap.org/?mlat=46.62&mlon=7.2#map=15/46.6/7.1', 46.62, 7.2],
    ['https://www.openstreetmap.org/#map=15/46.62/7.2', 46.62, 7.2],
    ['https://www.bing.com/maps?cp=46.62~7.2', 46.62, 7.2],
    ['geo:46.62,7.2?z=12', 46.62, 7.2],
  ])('%j', (text, lat, lng) => {
    expect(readCoordinates(text)).toEqual({ lat: expect.closeTo(lat, 8), lng: expect.closeTo(lng, 8) });
  });

  it.each([
    ...['', '46.5', 'Kandel', '46 37 30', '1 2 3 4', '91 7', 'POINT(7.2 96)', '4655.138N 4655.138N', '7.2E 8.2E'],
    ...['https://example.org/', 'https://example.org/flights/46', 'https://example.org/%E0%A4%A', '4655.138 00647.941'],
  ])('is none: %j', (text) => {
    expect(readCoordinates(text)).toBeNull();
  });

  it('is the same in every notation', () => {
    const hundredths = (most: number) => fc.integer({ min: -most * 100, max: most * 100 }).map((value) => value / 100);
    fc.assert(
      fc.property(hundredths(89), hundredths(179), (lat, lng) => {
        const [a, b] = [Math.abs(lat), Math.abs(lng)];
        const [ns, ew] = [lat < 0 ? 'S' : 'N', lng < 0 ? 'W' : 'E'];
        const minutesOf = (value: number): string =>
          ((value - Math.floor(value + 1e-9)) * 60).toFixed(3).replace('-', '');
        const whole = (value: number, width: number): string => String(Math.floor(value + 1e-9)).padStart(width, '0');
        for (const text of [
          `${lat} ${lng}`,
          `(${lat}, ${lng})`,
          `${String(lat).replace('.', ',')}; ${String(lng).replace('.', ',')}`,
          `${a}${ns} ${b}${ew}`,
          `${ns} ${whole(a, 2)}° ${minutesOf(a)}' ${ew} ${whole(b, 3)}° ${minutesOf(b)}'`,
          `${whole(a, 2)}${minutesOf(a).padStart(6, '0')}${ns} ${whole(b, 3)}${minutesOf(b).padStart(6, '0')}${ew}`,
          `POINT(${lng} ${lat})`,
          `https://www.google.com/maps?q=${lat},${lng}`,
          `geo:${lat},${lng}`,
        ])
          expect(readCoordinates(text), text).toEqual({ lat: expect.closeTo(lat, 5), lng: expect.closeTo(lng, 5) });
      }),
    );
  });
});
