// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { flownTrack } from '#test/builders/flown-track';
import type { FixDraft } from '#test/builders/igc';
import { geoJsonOf, gpxOf, kmlOf, type NamedTrack } from './track-formats.ts';

const FIXES: readonly FixDraft[] = [
  { at: 36_000, lat: 47.1234567, lng: -11.5, gnss: 1500.04 },
  { at: 36_001, lat: 47.2, lng: -11.500_001, gnss: -12.56 },
  { at: 86_401, lat: -0.000_000_1, lng: 180, gnss: 0 },
];
const TIMES = ['2025-05-31T10:00:00Z', '2025-05-31T10:00:01Z', '2025-06-01T00:00:01Z'];
const LNGS_LATS = [
  [-11.5, 47.123457],
  [-11.500001, 47.2],
  [180, 0],
];
const ALTITUDES = [1500, -12.6, 0];
const NAME = `<b>"Tom's" & Jerry</b> ]]> 🪂`;

const named = (fixes: readonly FixDraft[], name = NAME): NamedTrack => ({ name, flown: flownTrack(fixes) });
const TRACK = named(FIXES);
const FLAT = named(FIXES.map(({ at, lat, lng }) => ({ at, lat, lng })));

/** Parses XML, and fails when it is not well-formed. */
function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

function textsOf(node: Document | Element, tag: string): readonly string[] {
  return Array.from(node.getElementsByTagName(tag), ({ textContent }) => textContent ?? '');
}

it('the parser of these tests knows broken XML', () => {
  const document = new DOMParser().parseFromString('<a><b></a>', 'application/xml');
  expect(document.querySelector('parsererror')).not.toBeNull();
});

describe('a GPX file', () => {
  it('has the name, places, times and altitudes of the track', () => {
    const document = parsed(gpxOf(TRACK));
    expect(document.documentElement.getAttribute('version')).toBe('1.1');
    expect(document.documentElement.namespaceURI).toBe('http://www.topografix.com/GPX/1/1');
    expect(textsOf(document, 'name')).toEqual([NAME]);
    const points = Array.from(document.getElementsByTagName('trkpt'));
    expect(points.map((point) => [Number(point.getAttribute('lon')), Number(point.getAttribute('lat'))])).toEqual(
      LNGS_LATS,
    );
    expect(textsOf(document, 'time')).toEqual(TIMES);
    expect(textsOf(document, 'ele').map(Number)).toEqual(ALTITUDES);
    expect(Array.from(points[0]?.children ?? [], ({ tagName }) => tagName)).toEqual(['ele', 'time']);
  });

  it('has no altitudes that are not known', () => {
    const document = parsed(gpxOf(FLAT));
    expect(textsOf(document, 'ele')).toEqual([]);
    expect(textsOf(document, 'time')).toEqual(TIMES);
  });
});

describe('a KML file', () => {
  it('has the name, places, times and altitudes of the track', () => {
    const document = parsed(kmlOf(TRACK));
    expect(textsOf(document, 'name')).toEqual([NAME, NAME]);
    expect(textsOf(document, 'when')).toEqual(TIMES);
    expect(textsOf(document, 'altitudeMode')).toEqual(['absolute']);
    const positions = textsOf(document, 'gx:coord').map((text) => text.split(' ').map(Number));
    expect(positions).toEqual(LNGS_LATS.map((place, i) => [...place, ALTITUDES[i]]));
  });

  it('lies on the ground when altitudes are not known', () => {
    const document = parsed(kmlOf(FLAT));
    expect(textsOf(document, 'altitudeMode')).toEqual(['clampToGround']);
    expect(textsOf(document, 'gx:coord').map((text) => text.split(' ').map(Number))).toEqual(LNGS_LATS);
  });
});

describe('a GeoJSON file', () => {
  it('has the name, places, times and altitudes of the track', () => {
    expect(JSON.parse(geoJsonOf(TRACK))).toEqual({
      type: 'Feature',
      properties: { name: NAME, coordinateProperties: { times: TIMES } },
      geometry: { type: 'LineString', coordinates: LNGS_LATS.map((place, i) => [...place, ALTITUDES[i]]) },
    });
  });

  it('has no altitudes that are not known', () => {
    expect(JSON.parse(geoJsonOf(FLAT))).toMatchObject({ geometry: { coordinates: LNGS_LATS } });
  });

  it('is a point for one fix, and without a place for none', () => {
    expect(JSON.parse(geoJsonOf(named(FIXES.slice(0, 1))))).toMatchObject({
      geometry: { type: 'Point', coordinates: [-11.5, 47.123457, 1500] },
    });
    expect(JSON.parse(geoJsonOf(named([])))).toMatchObject({ geometry: null });
  });
});

describe('bad input', () => {
  it.each([gpxOf, kmlOf])('%s leaves out what XML cannot hold', (write) => {
    const name = 'a\u0000b\u001b[1m\ud800c\uffff\td';
    expect(textsOf(parsed(write(named(FIXES, name))), 'name')[0]).toBe('ab[1mc\td');
  });

  it.each([gpxOf, kmlOf])('%s is well-formed without a fix or a name', (write) => {
    const document = parsed(write(named([], '')));
    expect(textsOf(document, 'name')[0]).toBe('');
    expect(textsOf(document, 'time')).toEqual([]);
  });

  it('40,000 fixes are all there', () => {
    const many = named(Array.from({ length: 40_000 }, (_, at) => ({ at, lat: at / 1000, lng: -at / 500, gnss: at })));
    expect(gpxOf(many).match(/<trkpt /g)).toHaveLength(40_000);
    expect(kmlOf(many).match(/<gx:coord>/g)).toHaveLength(40_000);
    expect(JSON.parse(geoJsonOf(many)).geometry.coordinates).toHaveLength(40_000);
  });
});
