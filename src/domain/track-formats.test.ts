import { describe, expect, it } from 'vitest';
import { flownTrack } from '#test/builders/flown-track';
import { eachFix, geoJsonOf, isoTimeAt, positionAt, xmlText } from './track-formats.ts';

const FLOWN = flownTrack([
  { at: 0, lat: 46.123_456_49, lng: -7.000_000_5, gnss: 1234.56 },
  { at: 86_399, lat: -0.000_000_4, lng: 180, gnss: -0.04 },
]);

describe('a fix of a track', () => {
  it('has its position to a tenth of a metre, longitude first', () => {
    expect(positionAt(FLOWN, 0)).toEqual([expect.closeTo(-7, 5), 46.123_456, 1234.6]);
    expect(positionAt({ ...FLOWN, altitude: null }, 0)).toHaveLength(2);
  });

  it('is never written as less than nothing', () => {
    const text = positionAt(FLOWN, 1).join(' ');
    expect(text).toBe('180 0 0');
  });

  it('has its time in UTC without parts of a second', () => {
    expect([isoTimeAt(FLOWN, 0), isoTimeAt(FLOWN, 1)]).toEqual(['2025-05-31T00:00:00Z', '2025-05-31T23:59:59Z']);
  });

  it('is one of all, in their order', () => {
    expect(eachFix({ name: '', flown: FLOWN }, (_, index) => index)).toEqual([0, 1]);
    expect(eachFix({ name: '', flown: flownTrack([]) }, (_, index) => index)).toEqual([]);
  });
});

describe('the geometry of a GeoJSON', () => {
  const geometryOf = (count: number) => {
    const fixes = Array.from({ length: count }, (_, at) => ({ at, lat: 46, lng: 7 + at }));
    return JSON.parse(geoJsonOf({ name: 'a', flown: flownTrack(fixes) })).geometry;
  };

  it('is none of no fix, a point of one, and a line of more', () => {
    expect(geometryOf(0)).toBeNull();
    expect(geometryOf(1)).toEqual({ type: 'Point', coordinates: [7, 46] });
    expect(geometryOf(2)).toEqual({
      type: 'LineString',
      coordinates: [
        [7, 46],
        [8, 46],
      ],
    });
  });
});

describe('a text in XML', () => {
  it.each([
    ['Tom & "Jerry" <b>\'s', 'Tom &amp; &quot;Jerry&quot; &lt;b&gt;&apos;s'],
    ['&amp;', '&amp;amp;'],
    ['a\tb\nc\rd', 'a\tb\nc\rd'],
    ['a\u0000b\u0001c\u001fd', 'abcd'],
    ['half \ud83e pair \udd82', 'half  pair '],
    ['whole 🪂', 'whole 🪂'],
    ['\ufffe\uffff\ufffd', '\ufffd'],
    ['\u007f\u0085', '\u007f\u0085'],
  ])('%j is %j', (text, written) => {
    expect(xmlText(text)).toBe(written);
  });
});
