import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundRow, foundTrack, knownFlight, LAUNCH } from '#test/builders/import-flights';
import { metres, minutes } from '../../units.ts';
import { dayFlightOfFound, dayFlightOfKnown, plainName } from './match-day.ts';
import { fillsAnything, matchFlights } from './match-flights.ts';
import { equalityOf, equalRows } from './repeated-rows.ts';

const VALUES = { time: '10:05', airtime: minutes(60), altitude: metres(1_900), gliderName: 'Rush', remarks: 'Nice' };

describe('equality of a row and a flight of the logbook', () => {
  const row = foundRow({ key: 'a', ...VALUES, siteName: 'Kandel' });
  const known = knownFlight({ id: 1, ...VALUES, siteName: 'Kandel' });

  it('leaves case and outer spaces of names, outer spaces of remarks and parts of a metre aside', () => {
    const same = { siteName: ' KANDEL ', gliderName: 'rush', remarks: ' Nice\n', altitude: metres(1_899.6) };
    expect(equalityOf({ ...row, ...same })).toBe(equalityOf(known));
  });

  it.each([
    ['the date', { date: '2026-05-04' }],
    ['the time', { time: '10:06' }],
    ['no time', { time: null }],
    ['the airtime', { airtime: minutes(61) }],
    ['the altitude', { altitude: metres(1_901) }],
    ['the site', { siteName: 'Kandel 2' }],
    ['the glider', { gliderName: '' }],
    ['case in remarks', { remarks: 'nice' }],
  ])('is lost by another value: %s', (_, other) => {
    expect(equalityOf({ ...row, ...other })).not.toBe(equalityOf(known));
  });

  it('leaves tags aside: they are filled', () => {
    expect(equalityOf({ ...row, tags: ['XC'] })).toBe(equalityOf(known));
    expect(fillsAnything({ ...row, tags: ['XC'] }, known)).toBe(true);
    expect(fillsAnything({ ...row, tags: ['XC'] }, { ...known, tags: ['own'] })).toBe(false);
    expect(fillsAnything(row, { ...known, tags: ['own'] })).toBe(false);
  });

  it('has an unknown airtime or altitude as 0', () => {
    expect(equalityOf(foundRow({ key: 'a' }))).toBe(equalityOf(knownFlight({ id: 1 })));
  });
});

describe('equal rows', () => {
  it('are those with the columns that are kept in the remarks, and as version 1.1 wrote them without', () => {
    const row = foundRow({ key: 'a', ...VALUES, remarks: 'Nice\nWind: NW', ownRemarks: 'Nice' });
    const [before, now] = [knownFlight({ id: 1, ...VALUES }), knownFlight({ id: 2, ...VALUES, remarks: row.remarks })];
    expect([...equalRows([row], [before])]).toEqual([['a', 1]]);
    expect([...equalRows([row], [before, now])]).toEqual([['a', 2]]);
    const empty = foundRow({ key: 'a', ...VALUES, remarks: 'Wind: NW', ownRemarks: '' });
    expect(matchFlights([empty], [knownFlight({ id: 1, ...VALUES, remarks: '' })]).get('a')?.kind).toBe('known');
  });

  const kinds = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 12 });

  it('have a flight each, as many as there are, whatever the order', () => {
    fc.assert(
      fc.property(kinds, kinds, (ofRows, ofFlights) => {
        const rows = ofRows.map((airtime, i) => foundRow({ key: `row ${i}`, airtime: minutes(airtime) }));
        const known = ofFlights.map((airtime, i) => knownFlight({ id: i + 1, airtime: minutes(airtime) }));
        const equal = equalRows(rows, known);
        const countOf = (kind: number, all: readonly number[]) => all.filter((one) => one === kind).length;
        const expected = [1, 2, 3, 4].reduce(
          (sum, kind) => sum + Math.min(countOf(kind, ofRows), countOf(kind, ofFlights)),
          0,
        );
        expect(equal.size).toBe(expected);
        expect(new Set(equal.values()).size).toBe(expected);
        for (const [key, id] of equal)
          expect(rows.find((row) => row.key === key)?.airtime).toBe(known[id - 1]?.airtime);
        expect(equalRows(rows.toReversed(), known.toReversed())).toEqual(equal);
      }),
    );
  });
});

describe('a found flight fills', () => {
  const known = knownFlight({ id: 1, ...VALUES, siteName: 'Kandel' });

  it.each([
    ['a time', { time: null }, { time: '10:05' }],
    ['an airtime', { airtime: minutes(0) }, { airtime: minutes(5) }],
    ['an altitude', { altitude: metres(0) }, { altitude: metres(900) }],
    ['a site', { siteName: '' }, { siteName: 'Plan' }],
    ['a glider', { gliderName: '' }, { gliderName: 'Zeno' }],
    ['remarks', { remarks: '' }, { remarks: 'Windy' }],
  ])('%s that is missing, and none that is there', (_, missing, value) => {
    expect(fillsAnything(foundRow({ key: 'a', ...value }), { ...known, ...missing })).toBe(true);
    expect(fillsAnything(foundRow({ key: 'a', ...value }), known)).toBe(false);
    expect(fillsAnything(foundRow({ key: 'a' }), { ...known, ...missing })).toBe(false);
  });

  it('nothing by an airtime or altitude of 0', () => {
    const zero = foundRow({ key: 'a', airtime: minutes(0), altitude: metres(0) });
    expect(fillsAnything(zero, knownFlight({ id: 1 }))).toBe(false);
  });

  it('a track that is missing', () => {
    expect(fillsAnything(foundTrack({ key: 'a' }), known)).toBe(true);
  });
});

describe('what flights of a day are compared by', () => {
  it('is the same for a found flight and the flight of the logbook that it was saved as', () => {
    const found = foundRow({ key: '7', ...VALUES, siteName: ' Kandel', launch: LAUNCH });
    const known = knownFlight({ id: 7, ...VALUES, siteName: 'KANDEL', siteCoordinates: LAUNCH });
    const expected = { key: '7', start: 605, airtime: 60, altitude: 1_900, place: LAUNCH, siteName: 'kandel' };
    expect(dayFlightOfFound(found)).toEqual(expected);
    expect(dayFlightOfKnown(known)).toEqual(expected);
  });

  it('is not known by 0 in the logbook', () => {
    const nothing = { start: null, airtime: null, altitude: null, place: null, siteName: '' };
    expect(dayFlightOfKnown(knownFlight({ id: 1 }))).toEqual({ key: '1', ...nothing });
    expect(dayFlightOfFound(foundRow({ key: '1' }))).toEqual({ key: '1', ...nothing });
  });

  it.each([
    ['00:00', 0],
    ['09:08', 548],
    ['23:59', 1_439],
  ])('has %s as minute %d', (time, minute) => {
    expect(dayFlightOfFound(foundRow({ key: 'a', time })).start).toBe(minute);
  });

  it('has names without case and outer spaces only', () => {
    expect(plainName('  Grüner  Berg ')).toBe('grüner  berg');
  });
});
