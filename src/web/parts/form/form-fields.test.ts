import { describe, expect, it } from 'vitest';
import { placeErrors } from './form-fields.ts';

describe('placeErrors', () => {
  it('puts each message on its field', () => {
    expect(placeErrors({ name: 'Site name cannot be empty' }, ['name', 'remarks'])).toEqual({
      byField: { name: 'Site name cannot be empty' },
      rest: [],
    });
  });

  it('shows airtime at the hours, and incomplete coordinates at the coordinates', () => {
    expect(placeErrors({ airtime: 'too long' }, ['hours', 'minutes']).byField).toEqual({ hours: 'too long' });
    expect(placeErrors({ initialAirtime: 'too long' }, ['hours']).byField).toEqual({ hours: 'too long' });
    expect(placeErrors({ lat: 'no', lng: 'neither' }, ['coordinates']).byField).toEqual({ coordinates: 'no' });
  });

  it('returns messages without a field for the banner', () => {
    expect(placeErrors({ id: 'odd', name: 'taken' }, ['name'])).toEqual({ byField: { name: 'taken' }, rest: ['odd'] });
  });

  it('does not take an inherited property for a field', () => {
    expect(placeErrors({ constructor: 'odd' }, ['name'])).toEqual({ byField: {}, rest: ['odd'] });
  });
});
