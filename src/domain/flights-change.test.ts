import { describe, expect, it } from 'vitest';
import { blankOf } from './fields/entity.ts';
import { FLIGHT } from './fields/flight.ts';
import { changesFlight, type FieldsChange, valuesAfter } from './flights-change.ts';

const FLOWN = { ...blankOf(FLIGHT), date: '2026-05-03', siteId: 1, gliderId: 2, tags: ['tandem'] };

describe('valuesAfter', () => {
  it.each<[FieldsChange, object]>([
    [{ kind: 'setSite', siteId: 5 }, { siteId: 5 }],
    [{ kind: 'setSite', siteId: null }, { siteId: null }],
    [{ kind: 'setGlider', gliderId: 7 }, { gliderId: 7 }],
    [{ kind: 'addTags', tags: ['soaring'] }, { tags: ['tandem', 'soaring'] }],
    [{ kind: 'removeTags', tags: ['Tandem'] }, { tags: [] }],
  ])('of %j are the values that it replaces', (change, values) => {
    expect(valuesAfter(FLOWN, change)).toEqual(values);
  });

  it.each<[FieldsChange]>([
    [{ kind: 'setSite', siteId: 1 }],
    [{ kind: 'setGlider', gliderId: 2 }],
    [{ kind: 'addTags', tags: ['TANDEM'] }],
    [{ kind: 'removeTags', tags: ['soaring'] }],
  ])('of %j are none where the flight has them already', (change) => {
    expect(valuesAfter(FLOWN, change)).toBeNull();
  });
});

describe('a change of any flight', () => {
  const changes: readonly FieldsChange[] = [
    { kind: 'setSite', siteId: 5 },
    { kind: 'setGlider', gliderId: null },
    { kind: 'addTags', tags: ['soaring', 'XC'] },
    { kind: 'removeTags', tags: ['tandem', 'none of it'] },
  ];

  it.each(changes)('%j changes nothing once more', (change) => {
    const values = valuesAfter(FLOWN, change);
    expect(values).not.toBeNull();
    expect(valuesAfter({ ...FLOWN, ...values }, change)).toBeNull();
  });

  it('takes back the tags that another one has added', () => {
    const added = { ...FLOWN, ...valuesAfter(FLOWN, { kind: 'addTags', tags: ['soaring'] }) };
    expect(valuesAfter(added, { kind: 'removeTags', tags: ['SOARING'] })).toEqual({ tags: FLOWN.tags });
  });

  it('adds the tags that are missing alone, at the end', () => {
    expect(valuesAfter(FLOWN, { kind: 'addTags', tags: ['TANDEM', 'xc', 'XC'] })).toEqual({ tags: ['tandem', 'xc'] });
  });

  it('has nothing to do without tags', () => {
    expect(valuesAfter(FLOWN, { kind: 'addTags', tags: [] })).toBeNull();
    expect(valuesAfter({ ...FLOWN, tags: [] }, { kind: 'removeTags', tags: ['tandem'] })).toBeNull();
  });
});

describe('changesFlight', () => {
  it('says whether a change does anything: a deletion always does', () => {
    expect(changesFlight(FLOWN, { kind: 'delete' })).toBe(true);
    expect(changesFlight(FLOWN, { kind: 'setSite', siteId: null })).toBe(true);
    expect(changesFlight(FLOWN, { kind: 'setSite', siteId: 1 })).toBe(false);
    expect(changesFlight(FLOWN, { kind: 'addTags', tags: [' Tandem '] })).toBe(false);
  });
});
