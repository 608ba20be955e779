import { describe, expect, it } from 'vitest';
import { blankOf, entryOf, readEntry } from '#domain/fields/entity';
import { FLIGHT, type FlightEntry } from '#domain/fields/flight';
import { GLIDER, type GliderEntry } from '#domain/fields/glider';
import { entryResolver } from './use-entry-form.ts';

const flight: FlightEntry = {
  date: '2026-05-03',
  time: '',
  siteId: '',
  gliderId: '',
  altitude: '1200',
  altitudeUnit: 'meters',
  hours: '1',
  minutes: '5',
  remarks: '',
  tags: '',
};
const bare = { fields: {}, shouldUseNativeValidation: false };
const control = (name: string, badInput: boolean) => ({ [name]: { name, ref: { name, validity: { badInput } } } });

describe('entryResolver', () => {
  const check = entryResolver((entry: FlightEntry) => readEntry(FLIGHT, entry));

  it('returns the values of an entry', async () => {
    expect(await check(flight, undefined, bare)).toMatchObject({ errors: {}, values: { altitude: 1200, airtime: 65 } });
  });

  it('returns the documented message for each field', async () => {
    const { errors } = await check({ ...flight, date: '', altitude: '1e3' }, undefined, bare);
    expect(errors).toEqual({
      date: { type: 'wrong', message: 'Date cannot be empty' },
      altitude: { type: 'wrong', message: 'Altitude must be a number' },
    });
  });

  it('shows an airtime that is too long at its hours', async () => {
    const { errors } = await check({ ...flight, hours: '2147483647' }, undefined, bare);
    expect(errors).toMatchObject({ hours: { message: 'Airtime must be round number, greater than 0' } });
  });

  it('rejects an incomplete time', async () => {
    const options = { ...bare, fields: { ...control('time', true), ...control('date', false) } };
    const { errors } = await check(flight, undefined, options);
    expect(errors).toEqual({ time: { type: 'wrong', message: 'Time must be in hh:mm format' } });
  });

  it('checks a glider, too', async () => {
    const glider = { ...entryOf(GLIDER, blankOf(GLIDER)), name: ' ' };
    const { errors } = await entryResolver((entry: GliderEntry) => readEntry(GLIDER, entry))(glider, undefined, bare);
    expect(errors).toEqual({ name: { type: 'wrong', message: 'Glider name cannot be empty' } });
  });
});
