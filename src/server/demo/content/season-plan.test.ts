import { describe, expect, it } from 'vitest';
import { daysBetween, isLocalDate } from '#domain/local-date';
import { FLIGHT_KINDS } from '../flight-kind.ts';
import { seededRandom } from '../random.ts';
import { planSeasons, type SeasonFlight } from './season-plan.ts';
import { DEMO_SITES, HOLIDAY_SITE } from './sites.ts';

const DAYS = ['2024-02-29', '2025-07-01', '2026-01-01', '2026-10-28', '2026-11-21', '2027-12-31'];
const PLANS = DAYS.flatMap((today) =>
  [1, 2, 3].map((seed) => ({ today, plan: planSeasons(today, seededRandom(seed)) })),
);

const monthOf = ({ date }: SeasonFlight): number => Number(date.slice(5, 7));

describe.each(PLANS)('three seasons up to $today', ({ today, plan }) => {
  it('hold about 120 flights', () => {
    expect(plan.length).toBeGreaterThanOrEqual(112);
    expect(plan.length).toBeLessThanOrEqual(128);
  });

  it('run from three years ago to the last few days, never to today', () => {
    const dates = plan.map(({ date }) => date);
    expect(dates.every(isLocalDate)).toBe(true);
    expect(dates).toEqual(dates.toSorted());
    expect(daysBetween(dates[0] ?? '', today)).toBeGreaterThan(1000);
    expect(daysBetween(dates.at(-1) ?? '', today)).toBeGreaterThanOrEqual(1);
    expect(daysBetween(dates.at(-1) ?? '', today)).toBeLessThanOrEqual(6);
  });

  it('have every site and every kind of flight', () => {
    expect(new Set(plan.map(({ siteIndex }) => siteIndex)).size).toBe(DEMO_SITES.length);
    expect(new Set(plan.map(({ kind }) => kind))).toEqual(new Set(FLIGHT_KINDS));
  });

  it('have days with two and with three flights', () => {
    const places = new Set(plan.map(({ placeInDay }) => placeInDay));
    expect(places).toEqual(new Set([0, 1, 2]));
  });

  it('keep to the kinds flown in a month, except for the holiday', () => {
    const atHome = plan.filter(({ siteIndex }) => siteIndex !== HOLIDAY_SITE);
    for (const flight of atHome) expect(DEMO_SITES[flight.siteIndex]?.months[flight.kind]).toContain(monthOf(flight));
    expect(plan.filter(({ kind }) => kind === 'thermal').map(monthOf)).not.toContain(1);
  });

  it('spend one week on the holiday', () => {
    const days = plan.filter(({ siteIndex }) => siteIndex === HOLIDAY_SITE).map(({ date }) => date);
    expect(new Set(days).size).toBe(5);
    expect(daysBetween(days[0] ?? '', days.at(-1) ?? '')).toBe(4);
  });

  it('stay near the takeoff in the first season', () => {
    const firstYear = plan.filter(({ daysOfExperience }) => daysOfExperience < 365);
    expect(firstYear.map(({ kind }) => kind)).not.toContain('crossCountry');
  });
});
