import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degrees, metres, minutes } from '../units.ts';
import { blankOf } from './entity.ts';
import { FLIGHT, type FlightInput } from './flight.ts';
import { changedFields, mergeFields } from './merge.ts';
import { SITE } from './site.ts';

const BEFORE: FlightInput = { ...blankOf(FLIGHT), date: '2026-05-01', remarks: 'calm', tags: ['hike', 'first'] };

function merged(mine: Partial<FlightInput>, stored: Partial<FlightInput>, before: Partial<FlightInput> = BEFORE) {
  return mergeFields(FLIGHT.fields, { before, mine: { ...BEFORE, ...mine }, stored: { ...BEFORE, ...stored } });
}

describe('a merge of a flight', () => {
  it('keeps what each side alone has changed', () => {
    expect(merged({ remarks: 'windy' }, { airtime: minutes(42), siteId: 3 })).toEqual({
      values: { ...BEFORE, remarks: 'windy', airtime: 42, siteId: 3 },
      conflicts: [],
    });
  });

  it('reports a field that both sides have changed to different values, and keeps the stored one', () => {
    const { values, conflicts } = merged({ remarks: 'windy', altitude: metres(900) }, { remarks: 'gusty' });
    expect(conflicts).toEqual(['remarks']);
    expect(values).toEqual({ ...BEFORE, remarks: 'gusty', altitude: 900 });
  });

  it('has no conflict where both sides made the same change', () => {
    expect(merged({ remarks: 'windy' }, { remarks: 'windy' }).conflicts).toEqual([]);
  });

  it('adds and removes tags on both sides, whatever their case', () => {
    const { values, conflicts } = merged({ tags: ['first', 'XC'] }, { tags: ['Hike', 'first', 'evening'] });
    expect(conflicts).toEqual([]);
    expect(values.tags).toEqual(['first', 'evening', 'XC']);
  });

  it('leaves a field as it is stored that the save does not have', () => {
    const { tags: _, ...mine } = BEFORE;
    const { values } = mergeFields(FLIGHT.fields, { before: BEFORE, mine, stored: { ...BEFORE, tags: ['evening'] } });
    expect(values.tags).toEqual(['evening']);
  });

  it('takes a field that the opened page did not know from the save', () => {
    const { tags: _, ...before } = BEFORE;
    expect(merged({ tags: ['XC'] }, { tags: ['evening'] }, before).values.tags).toEqual(['XC']);
  });
});

describe('a merge of a site', () => {
  const before = { ...blankOf(SITE), name: 'Kandel', lat: degrees(48.06), lng: degrees(8.01) };

  it('treats a place as one value', () => {
    const { conflicts } = mergeFields(SITE.fields, {
      before,
      mine: { ...before, lat: degrees(48.07) },
      stored: { ...before, lng: degrees(8.02) },
    });
    expect(conflicts).toEqual(['lat', 'lng']);
  });

  it('takes a moved place whole', () => {
    const { values } = mergeFields(SITE.fields, { before, mine: { ...before, lat: degrees(48.07) }, stored: before });
    expect([values.lat, values.lng]).toEqual([48.07, 8.01]);
  });
});

describe('any merge', () => {
  const value = fc.constantFrom<string[]>('', 'a', 'b', 'c');
  const tags = fc.uniqueArray(value);
  const version = fc.record({ remarks: value, date: value, tags }).map((some) => ({ ...BEFORE, ...some }));

  it('never makes a value that nobody wrote, and reports the same conflicts from both sides', () => {
    fc.assert(
      fc.property(version, version, version, (before, mine, stored) => {
        const { values, conflicts } = mergeFields(FLIGHT.fields, { before, mine, stored });
        expect([mine.remarks, stored.remarks]).toContain(values.remarks);
        expect(values.tags.every((tag) => mine.tags.includes(tag) || stored.tags.includes(tag))).toBe(true);
        expect(mergeFields(FLIGHT.fields, { before, mine: stored, stored: mine }).conflicts).toEqual(conflicts);
      }),
    );
  });

  it('changes nothing when it is repeated on its own result', () => {
    fc.assert(
      fc.property(version, version, version, (before, mine, stored) => {
        const { values } = mergeFields(FLIGHT.fields, { before, mine, stored });
        expect(mergeFields(FLIGHT.fields, { before: values, mine: values, stored: values }).values).toEqual(values);
      }),
    );
  });
});

it('names the fields that differ between two versions, a place as a whole', () => {
  const site = { ...blankOf(SITE), lat: degrees(48), lng: degrees(8) };
  expect(changedFields(SITE.fields, site, { ...site, lng: degrees(9), location: 'Waldkirch' })).toEqual([
    'location',
    'lat',
    'lng',
  ]);
});
