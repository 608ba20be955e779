import { describe, expect, it } from 'vitest';
import { LAUNCH, northOf } from '#test/builders/import-flights';
import { MAX_NAME } from '../text.ts';
import { areOneSite, namesLike, siteNameFor } from './site-name.ts';

const NOWHERE = { lat: null, lng: null };

describe('two sites of one name', () => {
  it.each([
    ['within the radius of a site', northOf(LAUNCH, 990), true],
    ['beyond it', northOf(LAUNCH, 1_010), false],
    ['in another country', northOf(LAUNCH, 500_000), false],
    ['of which one has no place', NOWHERE, true],
  ])('%s', (_, place, expected) => {
    expect(areOneSite(LAUNCH, place)).toBe(expected);
    expect(areOneSite(place, LAUNCH)).toBe(expected);
  });
});

describe('the name of a new site', () => {
  const sites = new Map([
    ['hill', { id: 1, ...LAUNCH }],
    ['hill 2', { id: 2, ...northOf(LAUNCH, 300_000) }],
  ]);
  const named = (name: string, place: typeof LAUNCH | typeof NOWHERE) => siteNameFor({ name, ...place }, sites);

  it('joins the site of that name where it is near, or has no place, and is numbered elsewhere', () => {
    expect(named('Hill', northOf(LAUNCH, 500))).toMatchObject({ name: 'Hill', joined: { id: 1 } });
    expect(named(' HILL ', NOWHERE)).toMatchObject({ joined: { id: 1 } });
    expect(named('Hill', northOf(LAUNCH, 300_500))).toMatchObject({ name: 'Hill 2', joined: { id: 2 } });
    expect(named('Hill', northOf(LAUNCH, 900_000))).toEqual({ name: 'Hill 3', joined: null });
    expect(named('Other', LAUNCH)).toEqual({ name: 'Other', joined: null });
  });

  it('stays within its length, and is no misread number', () => {
    const second = (name: string) => {
      const names = namesLike(name);
      names.next();
      return names.next().value;
    };
    expect(second('x'.repeat(MAX_NAME))).toBe(`${'x'.repeat(MAX_NAME - 2)} 2`);
    expect(second('Startplatz 1')).toBe('Startplatz 1 (2)');
  });
});
