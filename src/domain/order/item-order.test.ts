import { describe, expect, it } from 'vitest';
import { metres } from '../units.ts';
import { SITE_ORDERS, type UsedSite } from './item-order.ts';

let lastId = 0;
const site = (name: string, location = '', launchAltitude = 0): UsedSite => ({
  id: ++lastId,
  name,
  location,
  lat: null,
  lng: null,
  launchAltitude: metres(launchAltitude),
  remarks: '',
  createdAt: '2026-01-01T00:00:00Z',
  flightNum: 0,
  lastFlown: null,
});
const namesBy = (order: keyof typeof SITE_ORDERS, sites: readonly UsedSite[]): readonly string[] =>
  [...sites].sort(SITE_ORDERS[order]).map(({ name }) => name);

describe('the orders of the site list', () => {
  it('sort names as in a dictionary, whatever their case and accents', () => {
    const sites = ['Zermatt', 'élan', 'Apfelberg', 'Änderli', 'fiesch'].map((name) => site(name));
    expect(namesBy('name', sites)).toEqual(['Änderli', 'Apfelberg', 'élan', 'fiesch', 'Zermatt']);
  });

  it('sort Hill 2 before Hill 10', () => {
    expect(namesBy('name', [site('Hill 10'), site('Hill 2')])).toEqual(['Hill 2', 'Hill 10']);
  });

  it('sort sites of one location by name, those without one last', () => {
    const sites = [site('a'), site('c', 'Valais'), site('b', 'Valais'), site('d', 'Bern')];
    expect(namesBy('location', sites)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('sort sites of one altitude by name', () => {
    expect(namesBy('launchAltitude', [site('b', '', 900), site('c', '', 20), site('a', '', 900)])).toEqual([
      'c',
      'a',
      'b',
    ]);
  });

  it('sort equal names in the order they were added', () => {
    const [first, second] = [site('Same'), site('Same')];
    expect([second, first].sort(SITE_ORDERS.name)).toEqual([first, second]);
  });

  it('sort by the number of flights and by the day of the last one, those never flown first, equal ones by name', () => {
    const sites = [
      { ...site('Niesen'), flightNum: 3, lastFlown: '2026-05-03' },
      { ...site('Fiesch'), flightNum: 12, lastFlown: '2025-11-30' },
      site('Zugspitze'),
      site('Amisbühl'),
    ];
    expect(namesBy('flightNum', sites)).toEqual(['Amisbühl', 'Zugspitze', 'Niesen', 'Fiesch']);
    expect(namesBy('lastFlown', sites)).toEqual(['Amisbühl', 'Zugspitze', 'Fiesch', 'Niesen']);
  });
});
