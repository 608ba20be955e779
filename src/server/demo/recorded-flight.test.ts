import { describe, expect, it } from 'vitest';
import { planSeasons } from './content/season-plan.ts';
import { HOLIDAY_SITE } from './content/sites.ts';
import { FLIGHT_KINDS } from './flight-kind.ts';
import { seededRandom } from './random.ts';
import { chooseRecorded, valuesOfTrack } from './recorded-flight.ts';

const planned = planSeasons('2026-11-21', seededRandom(1));
const recorded = [...chooseRecorded(planned)];

describe('flights with a track', () => {
  it('are of every kind, at least a dozen', () => {
    expect(new Set(recorded.map(({ kind }) => kind))).toEqual(new Set(FLIGHT_KINDS));
    expect(recorded.length).toBeGreaterThanOrEqual(16);
  });

  it('are the only one of their kind on a day', () => {
    const days = recorded.map(({ date, kind }) => `${date} ${kind}`);
    expect(new Set(days).size).toBe(days.length);
  });

  it('include every cross-country site, the holiday one, too', () => {
    const sites = recorded.filter(({ kind }) => kind === 'crossCountry').map(({ siteIndex }) => siteIndex);
    expect(new Set(sites).size).toBe(4);
    expect(sites).toContain(HOLIDAY_SITE);
  });

  it('throw when they cannot be read', () => {
    expect(() => valuesOfTrack('no track', 'Europe/Zurich')).toThrow('cannot be read');
  });
});
