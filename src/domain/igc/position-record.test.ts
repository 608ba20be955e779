import { describe, expect, it } from 'vitest';
import { bytesOf, positionRecord } from '#test/builders/igc';
import type { Fixes } from './igc-file.ts';
import { parseIgc } from './parse-igc.ts';

/** The end of each field of a B record without which it says nothing. */
const FIELDS = [
  { name: 'time of day', end: 7 },
  { name: 'latitude', end: 14 },
  { name: 'hemisphere', end: 15 },
  { name: 'longitude', end: 23 },
  { name: 'side of Greenwich', end: 24 },
];
const RECORD = 'B1305124707500N01130250EA0148001500';

describe('a position record', () => {
  it('holds time, place, validity and two altitudes', () => {
    expect(rowsOf(RECORD)).toEqual([[47_112, 47.125, 11 + 30.25 / 60, 1480, 1500, 1]]);
  });

  it.each([
    ['the equator and Greenwich', '0000000N00000000E', [0, 0]],
    ['the poles and the far side', '9000000S18000000W', [-90, -180]],
    ['the last thousandth of a minute', '4659999N00759999E', [46 + 59.999 / 60, 7 + 59.999 / 60]],
    ['places in the north-west', '4707500N12130250W', [47.125, -(121 + 30.25 / 60)]],
    ['places in the south-east', '3830000S17630000E', [-38.5, 176.5]],
  ])('holds %s', (_, place, wanted) => {
    const [row = []] = rowsOf(`B120000${place}A0100001000`);
    expect(row[1]).toBeCloseTo(wanted[0] ?? Number.NaN, 9);
    expect(row[2]).toBeCloseTo(wanted[1] ?? Number.NaN, 9);
  });

  it('is at 0, not -0, at 0° south and 0° west', () => {
    expect(rowsOf('B1200000000000S00000000WA0100001000')).toEqual([[43_200, 0, 0, 1000, 1000, 1]]);
  });

  it.each(FIELDS)('is ignored when it is cut off in its $name', ({ end }) => {
    expect(rowsOf(RECORD.slice(0, end - 1))).toEqual([]);
  });

  it.each(FIELDS)('is ignored when its $name ends in an invalid character', ({ end }) => {
    expect(rowsOf(`${RECORD.slice(0, end - 1)}?${RECORD.slice(end)}`)).toEqual([]);
  });

  it.each([
    ['dashes', '-----', null],
    ['blanks', '     ', null],
    ['a minus at an odd place', '00-12', null],
    ['a plus', '+0012', null],
    ['a decimal point', '1480.', null],
    ['blanks before digits', ' 1480', 1480],
  ])('keeps the rest when an altitude is %s', (_, text, metres) => {
    const [time, lat, lng] = rowsOf(RECORD)[0] ?? [];
    expect(rowsOf(RECORD.replace('01480', text))).toEqual([[time, lat, lng, metres ?? 0, 1500, 1]]);
    expect(rowsOf(RECORD.replace('01500', text))).toEqual([[time, lat, lng, 1480, metres ?? 0, 1]]);
  });

  it('has no altitude where a negative one takes six characters', () => {
    expect(rowsOf(RECORD.replace('01480', '-00012'))[0]?.slice(3)).toEqual([0, 0, 1]);
    expect(rowsOf(RECORD.replace('01500', '-00012'))[0]?.slice(3)).toEqual([1480, 0, 1]);
    expect(rowsOf('I013638FXA', `${RECORD.replace('01480', '-00012')}050`)[0]?.slice(3)).toEqual([0, 0, 1]);
    expect(rowsOf('I013638FXA', `${RECORD.replace('01480', '-0012')}050`)[0]?.slice(3)).toEqual([-12, 1500, 1]);
  });

  it('keeps a low altitude where an extension behind it is longer by one', () => {
    expect(rowsOf('I013638FXA', `${RECORD.replace('01480', '-2095')}0500`)[0]?.slice(3)).toEqual([-2095, 1500, 1]);
  });

  it('has no altitude, or none by satellite, when it ends before', () => {
    expect(rowsOf(RECORD.slice(0, 30))[0]?.slice(3)).toEqual([1480, 0, 1]);
    expect(rowsOf(RECORD.slice(0, 27))[0]?.slice(3)).toEqual([0, 0, 1]);
  });

  it('counts as void with a damaged validity', () => {
    expect(rowsOf(RECORD.replace('EA', 'E?'))[0]?.slice(3)).toEqual([1480, 1500, 0]);
  });

  it('has the next degree where minutes were rounded up to 60', () => {
    expect(rowsOf(RECORD.replace('4707500N', '4760000N'))[0]?.[1]).toBe(48);
    expect(rowsOf(RECORD.replace('01130250E', '01160000E'))[0]?.[2]).toBe(12);
  });

  it.each(['>', '> ', '"'])('is read in a line that was quoted with %s', (mark) => {
    expect(rowsOf(`${mark}${RECORD}`)).toEqual(rowsOf(RECORD));
  });

  it('may be followed by anything', () => {
    expect(rowsOf(`${RECORD}0050000`)).toEqual(rowsOf(RECORD));
    expect(rowsOf(`${RECORD} ÄÖÜ`)).toEqual(rowsOf(RECORD));
  });

  it('is ignored without its first letter, which may be in lower case', () => {
    expect(rowsOf(RECORD.slice(1))).toEqual([]);
    expect(rowsOf(`b${RECORD.slice(1)}`)).toEqual(rowsOf(RECORD));
  });

  it('is ignored with minutes or seconds above 59', () => {
    expect(rowsOf(RECORD.replace('130512', '235959'))).toHaveLength(1);
    for (const time of ['240000', '236000', '235960']) expect(rowsOf(RECORD.replace('130512', time))).toEqual([]);
  });

  it('is ignored alone when it is bad between two good ones', () => {
    const later = positionRecord({ at: 47_113, lat: 47, lng: 11 });
    expect(rowsOf(RECORD, RECORD.replace('N', '?'), later).map(([time]) => time)).toEqual([47_112, 47_113]);
  });

  it.each([
    ['minutes of latitude', '4760001N', '4707500N'],
    ['minutes of longitude', '01160001E', '01130250E'],
    ['a latitude beyond the pole', '9000001N', '4707500N'],
    ['a longitude beyond the date line', '18000001E', '01130250E'],
  ])('is passed over with %s that no map shows', (_, wrong, right) => {
    expect(RECORD).toContain(right);
    expect(rowsOf(RECORD.replace(right, wrong))).toEqual([]);
  });
});

/** Time of day, place, altitudes by pressure and satellite, and validity of each valid record. */
function rowsOf(...records: readonly string[]): readonly (readonly (number | undefined)[])[] {
  const fixes: Fixes = parseIgc(bytesOf(records.join('\r\n'))).fixes;
  return Array.from(fixes.time, (time, i) => [
    time,
    fixes.lat[i],
    fixes.lng[i],
    fixes.pressureAltitude[i],
    fixes.gnssAltitude[i],
    fixes.valid[i],
  ]);
}
