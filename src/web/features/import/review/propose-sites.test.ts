import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/geo';
import { fieldsOfFound } from '#domain/import/fields-of-found';
import { degrees, metres } from '#domain/units';
import { foundFlight, reviewItem } from '#test/builders/found-flights';
import { byId, logbookSite } from '#test/builders/logbook-items';
import { proposeFlightSites } from './propose-sites.ts';

const at = (lat: number, lng: number): Coordinates => ({ lat: degrees(lat), lng: degrees(lng) });
const NIESEN = { id: 4, name: 'Niesen', ...at(46.645, 7.65) };
const own = byId(logbookSite(NIESEN));
const archivedFlight = (archive: number) => {
  const fields = fieldsOfFound(foundFlight('a'));
  return { archive, number: 1, fields, createdAt: '2026-05-01T08:00:00Z', isTrackLost: false };
};
const choicesOf = (items: Parameters<typeof proposeFlightSites>[0]) => [
  ...proposeFlightSites(items, own).choices.values(),
];

describe('the proposed sites', () => {
  it("are the pilot's own, the nearest within a kilometre or the one that the file names", () => {
    const near = reviewItem('a', { launch: at(46.65, 7.65) });
    const named = reviewItem('b', { siteName: ' niesen ', launch: at(46.6501, 7.65) });
    const placeless = reviewItem('c', { siteName: 'NIESEN' });
    expect(choicesOf([near, named, placeless])).toEqual(
      [NIESEN, NIESEN, NIESEN].map(({ id }) => ({ kind: 'own', id })),
    );
  });

  it('are new ones for a name that is elsewhere, in the logbook or in the files', () => {
    const launches = [at(40, 3), at(40.003, 3), at(20, 3)];
    const items = launches.map((launch, i) => reviewItem(String(i), { siteName: 'Niesen', launch }));
    expect(choicesOf([...items, reviewItem('x', { siteName: 'niesen' })])).toEqual([
      { kind: 'new', ref: 'niesen 40 3' },
      { kind: 'new', ref: 'niesen 40 3' },
      { kind: 'new', ref: 'niesen 20 3' },
      { kind: 'own', id: 4 },
    ]);
  });

  it('are one for launches of which some have a name, and two for two names', () => {
    const [first, second] = [at(40, 3), at(40.002, 3)];
    const items = [
      reviewItem('a', { launch: first }),
      reviewItem('b', { launch: second, siteName: 'West' }),
      reviewItem('c', { launch: second, siteName: 'East' }),
      reviewItem('d', { launch: at(40.0021, 3) }),
    ];
    const { choices, newSites } = proposeFlightSites(items, own);
    expect(newSites.map(({ ref, name }) => [ref, name])).toEqual([
      ['40 3', 'West'],
      ['east 40.002 3', 'East'],
    ]);
    expect(choices.get('d')).toEqual({ kind: 'new', ref: 'east 40.002 3' });
  });

  it('of two archives are one by name and place, and the flights of each have theirs', () => {
    const site = (name: string, lat: number, lng: number) => logbookSite({ id: 9, name, ...at(lat, lng) });
    const archives = [
      { sites: [site('Niesen', 20, 3), site('Hill', 46.6, 7.5)] },
      { sites: [site('Niesen', 46.646, 7.65), site('HILL', 40, 3)] },
    ];
    const flight = (key: string, archive: number, siteName: string, launch: Coordinates) => ({
      ...reviewItem(key, { siteName, launch }),
      archived: archivedFlight(archive),
    });
    const items = [
      flight('a', 0, 'Niesen', at(20.5, 3)),
      flight('b', 1, 'Niesen', at(46.65, 7.65)),
      flight('c', 0, 'Hill', at(46.6, 7.5)),
      flight('d', 1, 'HILL', at(40, 3.1)),
    ];
    const { choices, newSites } = proposeFlightSites(items, own, archives);
    expect([...choices.values()]).toEqual([
      { kind: 'new', ref: 'niesen 20 3' },
      { kind: 'own', id: 4 },
      { kind: 'new', ref: 'hill' },
      { kind: 'new', ref: 'hill 40 3' },
    ]);
    expect(newSites.map(({ name }) => name)).toEqual(['Niesen', 'Hill', 'HILL']);
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

  it('have what the rows of a table say of them', () => {
    const details = [
      undefined,
      { location: '', launchAltitude: metres(1_001) },
      { location: 'Bern', launchAltitude: null },
    ];
    const items = details.map((siteDetails, i) =>
      reviewItem(String(i), { siteName: 'Fiesch', ...(siteDetails && { siteDetails }) }),
    );
    expect(proposeFlightSites(items, own).newSites).toMatchObject([
      { name: 'Fiesch', details: { location: 'Bern', launchAltitude: 1_001 } },
    ]);
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
