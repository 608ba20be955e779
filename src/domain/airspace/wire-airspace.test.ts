import { describe, expect, it } from 'vitest';
import { airspaceWith, rectangle } from '#test/builders/airspaces';
import { AIRSPACE_TYPES, FLIGHT_LEVEL_M, flightLevelOf } from './airspace.ts';
import { isInformationOnly } from './read-airspaces.ts';
import { airspaceOfWire, wireAirspaceOf } from './wire-airspace.ts';

describe('an airspace that is sent', () => {
  const polygon = [rectangle([46, 7], [47, 8]), rectangle([46.2, 7.2], [46.4, 7.4])];
  const upper = { heightM: 95 * FLIGHT_LEVEL_M, datum: 'standard' } as const;
  const airspace = airspaceWith({ name: 'Home', upper, polygon });

  it('has its corners in one list a ring, longitude first', () => {
    expect(wireAirspaceOf(airspace).rings).toEqual([
      [7, 46, 8, 46, 8, 47, 7, 47],
      [7.2, 46.2, 7.4, 46.2, 7.4, 46.4, 7.2, 46.4],
    ]);
  });

  it('is the same when it arrives', () => {
    expect(airspaceOfWire(wireAirspaceOf(airspace))).toEqual(airspace);
    expect(airspaceOfWire(wireAirspaceOf(airspaceWith({ upper: null })))).toEqual(airspaceWith({ upper: null }));
  });

  it('is rounded to about a metre, and its flight level stays', () => {
    const lower = { heightM: 127 * FLIGHT_LEVEL_M + 0.01, datum: 'standard' } as const;
    const sent = wireAirspaceOf(airspaceWith({ lower, polygon: [[{ lat: 46.123_456_7, lng: -7.000_004 }]] }));
    expect(sent.rings).toEqual([[-7, 46.123_46]]);
    expect(flightLevelOf(sent.lower)).toBe(127);
  });
});

it('regions and information services ask nothing of a pilot, all others may', () => {
  const nothing = AIRSPACE_TYPES.filter(isInformationOnly);
  expect(nothing).toEqual(['fir', 'uir', 'adiz', 'acc', 'vfrSector', 'fisSector']);
});
