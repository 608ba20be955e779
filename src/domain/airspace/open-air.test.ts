import { describe, expect, it } from 'vitest';
import { type BareCoordinates, distanceBetween } from '../geo.ts';
import { AIRSPACE_CLASSES, AIRSPACE_TYPES, type Airspace, flightLevelOf } from './airspace.ts';
import { classOf, limitOf, readOpenAir, typeOf } from './open-air.ts';
import { bearingOf } from './open-air-outline.ts';

const HEAD = ['AC D', 'AN TMA Home', 'AL 4500ft MSL', 'AH FL 115'];
const SQUARE = ['DP 46:00:00N 007:00:00E', 'DP 46:00:00N 008:00:00E', 'DP 47:00:00N 008:00:00E'];
const CENTER = { lat: 46, lng: 7 };
const CENTER_LINE = 'V X=46:00:00N 007:00:00E';

const read = (...lines: readonly string[]) => readOpenAir(lines.join('\r\n'));
function only(...lines: readonly string[]): Airspace | undefined {
  const { airspaces, problems } = read(...lines);
  expect(problems).toEqual([]);
  expect(airspaces).toHaveLength(1);
  return airspaces[0];
}
const ringOf = (...lines: readonly string[]): readonly BareCoordinates[] => only(...HEAD, ...lines)?.polygon[0] ?? [];
const bearings = (ring: readonly BareCoordinates[]): readonly number[] =>
  ring.map((corner) => Math.round((bearingOf(CENTER, corner) + 360) % 360));

it('reads name, class, limits and corners, and passes over what else there is', () => {
  const file = [
    '* Airspaces of Home',
    '',
    ...HEAD,
    'AF 119.205',
    'AT 46:30:00N 007:30:00E',
    'SP 0,1,0,0,255',
    ...SQUARE,
  ];
  expect(only(...file)).toEqual({
    name: 'TMA Home',
    class: 'D',
    type: 'other',
    lower: { heightM: expect.closeTo(1371.6, 6), datum: 'msl' },
    upper: { heightM: expect.closeTo(3505.2, 6), datum: 'standard' },
    polygon: [
      [
        { lat: 46, lng: 7 },
        { lat: 46, lng: 8 },
        { lat: 47, lng: 8 },
      ],
    ],
  });
});

it('an airspace ends where the next one begins', () => {
  const { airspaces } = read(
    ...HEAD,
    ...SQUARE,
    'AC R',
    'AN Range',
    'AL GND',
    'AH UNL',
    ...SQUARE,
    'DP 47:00:00N 007:00:00E',
  );
  expect(airspaces.map(({ name, polygon }) => [name, polygon[0]?.length])).toEqual([
    ['TMA Home', 3],
    ['Range', 4],
  ]);
  expect(airspaces[1]).toMatchObject({ class: null, type: 'restricted', upper: null });
});

it('the name may stand before the class', () => {
  const named = (name: string): readonly string[] => [`AN ${name}`, 'AC P', 'AL GND', 'AH UNL', ...SQUARE];
  const { airspaces, problems } = read(...named('A'), ...named('B'));
  expect(problems).toEqual([]);
  expect(airspaces.map(({ name, type }) => [name, type])).toEqual([
    ['A', 'prohibited'],
    ['B', 'prohibited'],
  ]);
});

describe('the kind of an airspace', () => {
  it.each([
    ['AC CTR', { class: null, type: 'ctr' }],
    ['AC D\nAY CTR', { class: 'D', type: 'ctr' }],
    ['AC c\nAY tma', { class: 'C', type: 'tma' }],
    ['AC Q', { class: null, type: 'danger' }],
    ['AC P', { class: null, type: 'prohibited' }],
    ['AC UNC\nAY GSEC', { class: null, type: 'glidingSector' }],
    ['AC E\nAY FLYING CARPETS', { class: 'E', type: 'other' }],
  ])('%j', (records, kind) => {
    expect(only(records, 'AL GND', 'AH UNL', ...SQUARE)).toMatchObject(kind);
  });
});

it('comments at the end of a line are no part of it, but a name may have a star', () => {
  const airspace = only(
    'AC D * class',
    'AN Zone * A',
    'AL GND * ground',
    'AH FL95* top',
    ...SQUARE.map((line) => `${line} *c`),
  );
  expect(airspace).toMatchObject({ name: 'Zone * A', class: 'D', upper: { datum: 'standard' } });
});

describe('a circle', () => {
  it('has corners at its radius all around, at most 10 m inside it', () => {
    const ring = ringOf(CENTER_LINE, 'DC 5');
    expect(ring.length).toBeGreaterThan(36);
    expect(ring.length).toBeLessThan(150);
    for (const corner of ring) expect(distanceBetween(CENTER, corner)).toBeCloseTo(9260, 3);
    const [a, b] = [ring[0] ?? CENTER, ring[1] ?? CENTER];
    const middle = { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 };
    expect(distanceBetween(CENTER, middle)).toBeGreaterThan(9249);
  });

  it('has a radius and a centre of its own', () => {
    expect(read(...HEAD, CENTER_LINE, ...SQUARE, ...HEAD, 'DC 5').problems).toEqual([
      { code: 'badArc', count: 1, first: 9 },
    ]);
  });
});

describe('an arc by bearings', () => {
  it('goes clockwise unless told otherwise', () => {
    const right = bearings(ringOf(CENTER_LINE, 'DA 10,350,20'));
    expect([right[0], right.at(-1)]).toEqual([350, 20]);
    expect(right.every((bearing) => bearing >= 350 || bearing <= 20)).toBe(true);
    const left = bearings(ringOf(CENTER_LINE, 'V D=-', 'DA 10, 350, 20'));
    expect([left[0], left.at(-1)]).toEqual([350, 20]);
    expect(left.every((bearing) => bearing >= 20 && bearing <= 350)).toBe(true);
    expect(bearings(ringOf(CENTER_LINE, 'V D=-', 'V D=+', 'DA 10,350,20'))).toEqual(right);
  });

  it('between equal bearings is a circle', () => {
    const around = new Set(bearings(ringOf(CENTER_LINE, 'DA 10,0,360')));
    for (const bearing of [0, 90, 180, 270]) expect([...around].some((one) => Math.abs(one - bearing) < 6)).toBe(true);
  });

  it('joins the corners before and after it', () => {
    const ring = ringOf('DP 45:50:00N 007:00:00E', CENTER_LINE, 'DA 10,270,90', 'DP 45:50:00N 007:10:00E');
    expect([ring[0]?.lat, ring.at(-1)?.lng]).toEqual([expect.closeTo(45.8333, 3), expect.closeTo(7.1667, 3)]);
    expect(Math.max(...ring.map(({ lat }) => lat))).toBeGreaterThan(46.166);
  });
});

describe('an arc between places', () => {
  const ends = 'DB 46:06:00N 007:00:00E, 46:00:00N 007:08:38E';

  it('begins and ends at them', () => {
    const ring = ringOf(CENTER_LINE, ends);
    expect(ring[0]).toEqual({ lat: 46.1, lng: 7 });
    expect(ring.at(-1)?.lng).toBeCloseTo(7.1439, 4);
    expect(bearings(ring).every((bearing) => bearing >= 0 && bearing <= 90)).toBe(true);
    for (const corner of ring) expect(distanceBetween(CENTER, corner)).toBeCloseTo(11_119, -2);
  });

  it('goes the other way round when told so', () => {
    const ring = ringOf(CENTER_LINE, 'V D=-', ends);
    expect(bearings(ring).some((bearing) => Math.abs(bearing - 225) < 10)).toBe(true);
  });
});

describe('a bad airspace is left out, and its problem counted', () => {
  it.each<[string, string, readonly string[]]>([
    ['a corner that is none', 'badPlace', [...HEAD, ...SQUARE, 'DP 99:00:00N 007:00:00E']],
    ['a centre that is none', 'badPlace', [...HEAD, ...SQUARE, 'V X=here']],
    ['an arc without a centre', 'badArc', [...HEAD, ...SQUARE, 'DA 10,0,90']],
    ['an arc without a radius', 'badArc', [...HEAD, CENTER_LINE, 'DA ,0,90']],
    ['an arc of no size', 'badArc', [...HEAD, CENTER_LINE, 'DA 0,0,90']],
    ['an arc without bearings', 'badArc', [...HEAD, CENTER_LINE, 'DA 10']],
    ['an arc of one end', 'badArc', [...HEAD, CENTER_LINE, 'DB 46:06:00N 007:00:00E']],
    ['an arc around the world', 'badArc', [...HEAD, CENTER_LINE, 'DB 46:06:00S 007:00:00E, 46:00:00N 170:00:00E']],
    ['a circle larger than a country', 'badArc', [...HEAD, CENTER_LINE, 'DC 999']],
    ['a lower limit in words', 'badLimit', ['AC D', 'AL BY NOTAM', 'AH FL95', ...SQUARE]],
    ['no lower limit', 'badLimit', ['AC D', 'AH FL95', ...SQUARE]],
    ['no upper limit', 'badLimit', ['AC D', 'AL GND', ...SQUARE]],
    ['two corners', 'tooFewCorners', [...HEAD, ...SQUARE.slice(1)]],
  ])('for %s', (_, code, lines) => {
    const { airspaces, problems } = read(...HEAD, ...SQUARE, '', ...lines);
    expect(airspaces).toHaveLength(1);
    expect(problems).toEqual([{ code, count: 1, first: 9 }]);
  });

  it('once for each airspace, with the line of the first', () => {
    const bad = [...HEAD, 'DP here', 'DP there'];
    expect(read(...bad, ...HEAD, ...SQUARE, ...bad, ...bad).problems).toEqual([
      { code: 'badPlace', count: 3, first: 1 },
    ]);
  });
});

describe('the class of an AC record', () => {
  it.each(AIRSPACE_CLASSES)('%s is one, in any case and between spaces', (name) => {
    expect([classOf(name), classOf(` ${name.toLowerCase()} `)]).toEqual([name, name]);
  });

  it.each(['', 'H', 'AB', 'R', 'CTR', 'UNC', 'UNCLASSIFIED', 'class D'])('%j is none', (text) => {
    expect(classOf(text)).toBeNull();
  });
});

describe('the type of a record', () => {
  it.each([
    ['R', 'restricted'],
    ['Q', 'danger'],
    ['P', 'prohibited'],
    ['GP', 'prohibited'],
    ['W', 'glidingSector'],
    ['GSEC', 'glidingSector'],
    ['AWY', 'airway'],
    ['ASRA', 'recreation'],
    ['OFR', 'lowAltitudeRestriction'],
    ['ZSM', 'protected'],
    ['VFRSEC', 'vfrSector'],
    ['FIS', 'fisSector'],
    ['FIS_SECTOR', 'fisSector'],
    ['CTR', 'ctr'],
    ['TMZ', 'tmz'],
    ['RMZ', 'rmz'],
  ])('%s is %s', (text, type) => {
    expect([typeOf(text), typeOf(` ${text.toLowerCase()}\t`)]).toEqual([type, type]);
  });

  it('is each by the name that OpenAIP gives it', () => {
    expect(AIRSPACE_TYPES.map((type) => typeOf(type))).toEqual(AIRSPACE_TYPES);
  });

  it.each(['', 'D', 'X', 'CTR2', 'toString', 'constructor', '__proto__'])('%j is another', (text) => {
    expect(typeOf(text)).toBe('other');
  });
});

describe('a limit of OpenAir', () => {
  it.each([
    ['GND', 0, 'ground'],
    ['sfc', 0, 'ground'],
    ['0 AGL', 0, 'ground'],
    ['0ft GND', 0, 'ground'],
    ['1000ft AGL', 304.8, 'ground'],
    ['1000 GND', 304.8, 'ground'],
    ['300m ASFC', 300, 'ground'],
    ['4500ft MSL', 1371.6, 'msl'],
    ['4500MSL', 1371.6, 'msl'],
    ['4500F AMSL', 1371.6, 'msl'],
    [' 4500  ft  AMSL ', 1371.6, 'msl'],
    ['1500m AMSL', 1500, 'msl'],
    ['2500 ALT', 762, 'msl'],
    ['5000', 1524, 'msl'],
    ['0', 0, 'msl'],
    ['FL95', 2895.6, 'standard'],
    ['FL 065', 1981.2, 'standard'],
    ['3000ft STD', 914.4, 'standard'],
  ])('%j is %s m (%s)', (text, heightM, datum) => {
    const limit = limitOf(text);
    expect(limit).toEqual({ heightM: expect.closeTo(heightM, 6), datum });
  });

  it.each(['UNL', 'unlim', 'Unlimited'])('%s is none', (text) => {
    expect(limitOf(text)).toBe('unlimited');
  });

  it.each(['', 'BY NOTAM', 'FL', 'FL 1000', '-100 MSL', 'GND 1000 MSL', '1000 furlongs', '9'.repeat(10_000)])(
    '%s is not one',
    (text) => {
      expect(limitOf(text)).toBeNull();
    },
  );
});

it('a limit by standard pressure has a flight level', () => {
  expect(flightLevelOf({ heightM: 2895.6, datum: 'standard' })).toBe(95);
  expect(flightLevelOf({ heightM: 2895.6, datum: 'msl' })).toBeNull();
});
