import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blankOf, entryOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { FLIGHT_ENTRY } from './entry-shapes.ts';

const ENTRY = { ...entryOf(FLIGHT, blankOf(FLIGHT)), date: '2026-05-03', tags: 'tandem' };

describe('the shape of a stored entry', () => {
  it('is that of the form', () => {
    expect(v.parse(FLIGHT_ENTRY, ENTRY)).toEqual(ENTRY);
  });

  it('lacks inputs where an older page has stored it', () => {
    const { tags: _, ...older } = ENTRY;
    expect(v.parse(FLIGHT_ENTRY, older)).toEqual(older);
  });

  it.each([{ ...ENTRY, wind: 'SW' }, { ...ENTRY, date: 5 }, { ...ENTRY, altitudeUnit: 'miles' }, 'text', null])(
    'is no other one',
    (other) => {
      expect(v.is(FLIGHT_ENTRY, other)).toBe(false);
    },
  );
});
