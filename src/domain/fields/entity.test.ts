import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCells, readCells } from '../csv/cells.ts';
import { COUNTED, type CurrencyRule, MAX_RULES, MOST } from '../currency/rules.ts';
import { LANGUAGE_CHOICES } from '../languages.ts';
import { PROBLEM_FIELDS } from '../problem.ts';
import { RULE_SET_IDS } from '../score/rule-set-ids.ts';
import { cleanTags, MAX_TAGS } from '../tags.ts';
import { ALTITUDE_UNITS, altitudeIn, degrees, type Metres, metres, metresFrom, minutes } from '../units.ts';
import { blankOf, entryOf, problemsOf, readEntry } from './entity.ts';
import type { Entity } from './field.ts';
import { FLIGHT, type FlightInput } from './flight.ts';
import { GEAR } from './gear.ts';
import { GLIDER, type GliderInput, HANDLING_FACTORS } from './glider.ts';
import { HANDLING } from './handling.ts';
import { MAX_WHOLE } from './numbers.ts';
import { PILOT, type PilotInput } from './pilot.ts';
import { SITE, type SiteInput } from './site.ts';

const ENTITIES: readonly Entity[] = [FLIGHT, SITE, GLIDER, GEAR, HANDLING, PILOT];

const whole = fc.nat({ max: MAX_WHOLE });
const id = fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: null });
/** Text as it is stored: trimmed, without characters that cannot be stored. */
const text = (max: number, refused: RegExp) =>
  fc.string({ unit: 'grapheme', maxLength: max / 8 }).map((any) => any.replaceAll(refused, '').trim());
const line = (max: number) => text(max, /[\p{Cc}\u2028\u2029]/gu);
const lines = (max: number) => text(max, /(?![\t\n\r])\p{Cc}/gu);
const tag = line(8 * 12).map((one) => one.replaceAll(',', ' '));
const name = line(100).filter((one) => one !== '');

const flight: fc.Arbitrary<FlightInput> = fc.record({
  date: fc.constantFrom('1900-01-01', '2024-02-29', '2099-12-31'),
  time: fc.constantFrom(null, '00:00', '23:59'),
  airtime: whole.map(minutes),
  altitude: fc.nat({ max: 30_000 }).map(metres),
  siteId: id,
  gliderId: id,
  remarks: lines(10_000),
  tags: fc.array(tag, { maxLength: MAX_TAGS }).map(cleanTags),
});
const site: fc.Arbitrary<SiteInput> = fc.record({
  name,
  location: line(1_000),
  lat: fc.integer({ min: -90, max: 90 }).map(degrees),
  lng: fc.integer({ min: -180, max: 180 }).map(degrees),
  launchAltitude: fc.nat({ max: 8_000 }).map(metres),
  remarks: lines(10_000),
});
const glider: fc.Arbitrary<GliderInput> = fc.record({
  name,
  initialFlightNum: whole,
  initialAirtime: whole.map(minutes),
  remarks: lines(10_000),
  checkedOn: fc.constantFrom(null, '1900-01-01', '2099-12-31'),
  checkMonths: whole,
  checkHours: whole,
  checkFlights: whole,
  serialNumber: line(100),
  inUseFrom: fc.constantFrom(null, '1900-01-01'),
  inUseUntil: fc.constantFrom(null, '2099-12-31'),
  handlingFactor: fc.constantFrom(...HANDLING_FACTORS),
});
const rule: fc.Arbitrary<CurrencyRule> = fc.record({
  count: fc.constantFrom(...COUNTED),
  least: fc.integer({ min: 1, max: MOST.least }),
  days: fc.integer({ min: 1, max: MOST.days }),
  tag: fc.oneof(fc.constant(''), tag),
  glider: line(100),
});
const pilot: fc.Arbitrary<PilotInput> = fc.record({
  userName: line(100),
  initialFlightNum: whole,
  initialAirtime: whole.map(minutes),
  altitudeUnit: fc.constantFrom('meters', 'feet'),
  distanceUnit: fc.constantFrom('kilometers', 'miles'),
  homeLeague: fc.constantFrom(...RULE_SET_IDS),
  currencyRules: fc.array(rule, { maxLength: MAX_RULES }),
  language: fc.constantFrom(...LANGUAGE_CHOICES),
});
const unit = fc.constantFrom(...ALTITUDE_UNITS);

describe('the tables of fields', () => {
  it.each(ENTITIES)('of a $subject name each column of the database and of CSV files once', ({ fields }) => {
    const columns = Object.values(fields).map(({ column }) => column);
    const csv = Object.values(fields).flatMap((field) => field.csv ?? []);
    expect([new Set(columns).size, new Set(csv).size]).toEqual([columns.length, csv.length]);
  });

  it.each([
    [FLIGHT, { altitude: '_m', airtime: '_min', siteId: '_id', gliderId: '_id' }],
    [SITE, { lat: '_deg', lng: '_deg', launchAltitude: '_m' }],
    [GLIDER, { initialAirtime: '_min' }],
    [HANDLING, { duration: '_min', gliderId: '_id' }],
    [PILOT, { initialAirtime: '_min' }],
  ])('name the unit of a quantity in its column', ({ fields }, suffixes) => {
    const columns = new Map(Object.entries(fields).map(([field, { column }]) => [field, column]));
    for (const [field, suffix] of Object.entries(suffixes))
      expect(columns.get(field)).toMatch(new RegExp(`${suffix}$`));
  });

  it.each(ENTITIES)('of a $subject can all be named in a problem', ({ subject, fields }) => {
    expect(PROBLEM_FIELDS[subject]).toEqual(expect.arrayContaining(Object.keys(fields)));
  });
});

describe('blank values', () => {
  it.each([
    [FLIGHT, ['date required']],
    [SITE, ['name required']],
    [GLIDER, ['name required']],
    [GEAR, ['name required']],
    [HANDLING, ['date required']],
    [PILOT, []],
  ] as const)('have no problems but missing ones', (entity: Entity, missing) => {
    const found = problemsOf(entity, blankOf(entity)).map(({ field, code }) => `${field} ${code}`);
    expect(found).toEqual(missing);
  });

  it('are those of an empty form', () => {
    for (const { fields } of ENTITIES) {
      for (const [field, { blank, show, read, kind }] of Object.entries(fields)) {
        const shown = show(blank, field, 'meters');
        if (kind !== 'choice') expect(Object.values({ ...shown, altitudeUnit: '' }).join('')).toBe('');
        expect(read(shown, field).value).toBe(blank);
      }
    }
  });
});

describe('a form that is opened and saved again', () => {
  it('restores every flight, glider and pilot exactly, in either unit', () => {
    fc.assert(
      fc.property(fc.tuple(flight, glider, pilot, unit), ([aFlight, aGlider, aPilot, altitudeUnit]) => {
        const saved = readEntry(FLIGHT, entryOf(FLIGHT, aFlight, altitudeUnit), aFlight);
        expect(saved).toEqual({ state: 'right', input: aFlight });
        expect(readEntry(GLIDER, entryOf(GLIDER, aGlider))).toEqual({ state: 'right', input: aGlider });
        expect(readEntry(PILOT, entryOf(PILOT, aPilot), aPilot)).toEqual({ state: 'right', input: aPilot });
      }),
    );
  });

  it('places a problem at the input that has it', () => {
    const entry = { ...entryOf(GLIDER, blankOf(GLIDER)), name: 'Rush', hours: '1.5', minutes: 'x' };
    expect(readEntry(GLIDER, entry)).toEqual({
      state: 'wrong',
      problems: [
        { subject: 'glider', field: 'hours', code: 'notWhole' },
        { subject: 'glider', field: 'minutes', code: 'noNumber' },
      ],
    });
  });
});

describe('CSV cells', () => {
  it('restore every site, glider and flight, but for fields without a column', () => {
    fc.assert(
      fc.property(fc.tuple(flight, site, glider, unit), ([aFlight, aSite, aGlider, altitudeUnit]) => {
        // Exports have whole altitudes in the pilot's unit.
        const exported = (altitude: Metres): Metres => metresFrom(altitudeIn(altitude, altitudeUnit), altitudeUnit);
        const flown = readCells(FLIGHT, csvCells(FLIGHT, aFlight, altitudeUnit), altitudeUnit);
        expect(flown).toEqual({
          value: { ...aFlight, altitude: exported(aFlight.altitude), time: null, siteId: null, gliderId: null },
          problems: [],
        });
        const launch = readCells(SITE, csvCells(SITE, aSite, altitudeUnit), altitudeUnit);
        const launchAltitude = exported(aSite.launchAltitude);
        expect(launch).toEqual({ value: { ...aSite, launchAltitude }, problems: [] });
        const wing = readCells(GLIDER, csvCells(GLIDER, aGlider, altitudeUnit), altitudeUnit);
        expect(wing).toEqual({ value: { ...aGlider, handlingFactor: '1' }, problems: [] });
      }),
    );
  });

  it('that are missing are blank', () => {
    expect(readCells(SITE, { site: 'Kandel' }, 'feet').value).toEqual({ ...blankOf(SITE), name: 'Kandel' });
  });

  it('report the problems of values before those of cells', () => {
    const { problems } = readCells(FLIGHT, { date: '2026-02-30', airtime: 'x', altitude: '1,5' }, 'meters');
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'date notDate',
      'airtime noNumber',
      'altitude notNumber',
    ]);
  });
});
