import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/geo';
import { degrees } from '#domain/units';
import { reviewItem } from '#test/builders/found-flights';
import { byId, logbookSite } from '#test/builders/logbook-items';
import { proposeFlightSites } from './propose-sites.ts';

const at = (lat: number, lng: number): Coordinates => ({ lat: degrees(lat), lng: degrees(lng) });
const NIESEN = { id: 4, name: 'Niesen', ...at(46.645, 7.65) };
const own = byId(logbookSite(NIESEN));
const choicesOf = (items: Parameters<typeof proposeFlightSites>[0]) => [
  ...proposeFlightSites(items, own).choices.values(),
];

describe('the proposed sites', () => {
  it("are the pilot's own, the nearest within a kilometre or the one that the file names", () => {
    const near = reviewItem('a', { launch: at(46.65, 7.65) });
    const named = reviewItem('b', { siteName: ' niesen ', launch: at(40, 3) });
    expect(choicesOf([near, named])).toEqual([
      { kind: 'own', id: 4 },
      { kind: 'own', id: 4 },
    ]);
  });

  it('are one new site for launches within 500 m, in the middle of them, and another farther away', () => {
    const items = [at(46.7, 7.9), at(46.704, 7.9), at(46.71, 7.9)].map((launch, index) =>
      reviewItem(String(index), { launch }),
    );
    const { choices, newSites } = proposeFlightSites(items, own);
    expect([...choices.values()].map((choice) => 'ref' in choice && choice.ref)).toEqual([
      '46.7 7.9',
      '46.7 7.9',
      '46.71 7.9',
    ]);
    expect(newSites).toEqual([
      { ref: '46.7 7.9', name: '', place: at(46.702, 7.9) },
      { ref: '46.71 7.9', name: '', place: at(46.71, 7.9) },
    ]);
  });

  it('are one new site for each name that files have, however it is written', () => {
    const items = [reviewItem('a', { siteName: 'Fiesch' }), reviewItem('b', { siteName: 'FIESCH ' })];
    expect(proposeFlightSites(items, own).newSites).toEqual([{ ref: 'fiesch', name: 'Fiesch', place: null }]);
  });

  it('have names and refs that can be stored, whatever a file has', () => {
    const items = [`\0\ud800${'💥'.repeat(200)}`, `${'💥'.repeat(150)}x`].map((siteName, index) =>
      reviewItem(String(index), { siteName }),
    );
    const name = '💥'.repeat(100);
    expect(proposeFlightSites(items, own).newSites).toEqual([{ ref: name, name, place: null }]);
  });

  it('are none for a flight without launch and name', () => {
    expect(choicesOf([reviewItem('a')])).toEqual([{ kind: 'none' }]);
  });

  it('have the place of the first launch at the antimeridian, whose degrees cannot be averaged', () => {
    const items = [at(-17, 179.9999), at(-17, -179.9999)].map((launch, index) => reviewItem(String(index), { launch }));
    expect(proposeFlightSites(items, own).newSites).toMatchObject([{ place: at(-17, 179.9999) }]);
  });
});
