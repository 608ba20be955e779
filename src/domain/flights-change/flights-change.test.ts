import { describe, expect, it } from 'vitest';
import { blankOf } from '../fields/entity.ts';
import { FLIGHT } from '../fields/flight.ts';
import { type FieldsChange, valuesAfter } from './flights-change.ts';

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
