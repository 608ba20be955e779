import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { degrees } from '#domain/units';
import { INVALID_RESPONSES, respondingWith } from '#test/stand-ins/misbehaving-responses';
import { STAND_IN_ADDRESS } from '#test/stand-ins/nominatim';
import { featureOf, type StandInSite } from '#test/stand-ins/paragliding-earth';
import { type StandInPlaces, startPlaces } from '#test/stand-ins/places';
import { findAddress, findPlaces } from './nominatim.ts';
import { findElevation } from './open-meteo.ts';
import { findSitesAround } from './paragliding-earth.ts';
import type { ThirdParty, ThirdPartyResult } from './third-party.ts';

let places: StandInPlaces;

beforeAll(async () => {
  places = await startPlaces();
});
beforeEach(() => {
  for (const standIn of [places.sites, places.geocoder, places.elevation]) standIn.setHandler(null);
});
afterAll(() => places.close());

const INTERLAKEN = { lat: degrees(46.6863), lng: degrees(7.8632) };
const signal = (): AbortSignal => AbortSignal.timeout(2_000);
const at = (setting: keyof StandInPlaces['settings']): ThirdParty => ({
  url: new URL(places.settings[setting]),
  userAgent: 'Wingbook',
});

const sitesAround = () => findSitesAround(at('SITES_URL'), { centre: INTERLAKEN, radiusKm: 2 }, signal());
const address = (place = INTERLAKEN) => findAddress(at('GEOCODER_URL'), { asked: place, language: 'en' }, signal());
const addressesOf = (text: string) => findPlaces(at('GEOCODER_URL'), { asked: text, language: 'en' }, signal());
const elevation = () => findElevation(at('ELEVATION_URL'), INTERLAKEN, signal());

async function foundIn<Output>(pending: Promise<ThirdPartyResult<Output>>): Promise<Output> {
  const result = await pending;
  if (result.state === 'failed') throw new Error(result.failure.trouble);
  return result.value;
}

describe('the site database', () => {
  const withSites = (features: readonly unknown[]) =>
    places.sites.setHandler(respondingWith(JSON.stringify({ type: 'FeatureCollection', features })));

  it('is queried around a place, in kilometres', async () => {
    await sitesAround();
    expect(Object.fromEntries(places.sites.asked.at(-1)?.url.searchParams ?? [])).toEqual({
      lat: '46.6863',
      lng: '7.8632',
      distance: '2',
      limit: '50',
      style: 'detailled',
    });
  });

  it('returns name, place and altitude, -1 being an unknown altitude', async () => {
    expect(await foundIn(sitesAround())).toEqual([
      { name: 'Niesen', lat: 46.645, lng: 7.6517, takeoffAltitude: 2330 },
      { name: 'Amisbühl', lat: 46.7017, lng: 7.8167, takeoffAltitude: 1340 },
      { name: 'Luegibrüggli', lat: 46.7002, lng: 7.8009, takeoffAltitude: null },
    ]);
  });

  it('may have no site', async () => {
    withSites([]);
    expect(await foundIn(sitesAround())).toEqual([]);
  });

  it('has impossible altitudes ignored', async () => {
    const altitudes = ['', 'high', '99999', '-430', '1e3', 'NaN', ' 1250.5 '];
    withSites(altitudes.map((altitude, index) => featureOf({ name: `Site ${index}`, lat: 46, lng: 7, altitude })));
    const found = await foundIn(sitesAround());
    expect(found.map((site) => site.takeoffAltitude)).toEqual([null, null, null, null, null, null, 1250.5]);
  });

  it('has sites without a valid place or name left out, and the others kept', async () => {
    const bad: readonly StandInSite[] = [
      { name: 'Beyond the pole', lat: 91, lng: 7 },
      { name: 'Beyond the date line', lat: 46, lng: 181 },
      { name: 'Not a number', lat: Number.NaN, lng: 7 },
      { name: '', lat: 46, lng: 7 },
      { name: ' \0\n', lat: 46, lng: 7 },
    ];
    const shapeless = [
      null,
      7,
      'site',
      {},
      { properties: { name: 'No place' } },
      { ...featureOf(bad[0] ?? { name: '', lat: 0, lng: 0 }), geometry: null },
    ];
    withSites([...bad.map(featureOf), ...shapeless, featureOf({ name: 'Good', lat: 46, lng: 7 })]);
    expect((await foundIn(sitesAround())).map((site) => site.name)).toEqual(['Good']);
  });

  it('is limited in the number of sites and the length of a name', async () => {
    withSites(Array.from({ length: 1_000 }, () => featureOf({ name: `A\n${'x'.repeat(300)}`, lat: 46, lng: 7 })));
    const found = await foundIn(sitesAround());
    expect(found.length).toBe(50);
    expect(found[0]?.name).toBe(`A ${'x'.repeat(98)}`);
  });

  it('has markup in a name kept as plain text', async () => {
    withSites([featureOf({ name: '<script>alert(1)</script>', lat: 46, lng: 7 })]);
    expect((await foundIn(sitesAround()))[0]?.name).toBe('<script>alert(1)</script>');
  });

  it('fails when it sends anything but sites', async () => {
    for (const manner of [
      ...Object.values(INVALID_RESPONSES),
      respondingWith('{"type":"FeatureCollection"}'),
      respondingWith('[]'),
    ]) {
      places.sites.setHandler(manner);
      expect(await sitesAround()).toMatchObject({ state: 'failed', failure: { trouble: 'unexpected' } });
    }
  });
});

describe('the geocoder', () => {
  it('returns the address of a place', async () => {
    expect(await foundIn(address())).toEqual({
      formatted: 'Interlaken, Interlaken-Oberhasli, Bern, Switzerland',
      name: 'Interlaken',
      city: 'Interlaken',
      region: 'Bern',
      country: 'Switzerland',
      countryCode: 'CH',
    });
  });

  it('has no address at sea', async () => {
    expect(await foundIn(address({ lat: degrees(-40), lng: degrees(0) }))).toEqual({ formatted: '' });
  });

  it('leaves out unknown parts', async () => {
    places.geocoder.setHandler(
      respondingWith('{"display_name":"Somewhere","name":null,"address":{"hamlet":"Habkern","country_code":"??"}}'),
    );
    expect(await foundIn(address())).toEqual({ formatted: 'Somewhere', city: 'Habkern' });
    places.geocoder.setHandler(respondingWith('{"display_name":"Somewhere"}'));
    expect(await foundIn(address())).toEqual({ formatted: 'Somewhere' });
  });

  it('is limited in the length of an address', async () => {
    places.geocoder.setHandler(
      respondingWith(JSON.stringify({ ...STAND_IN_ADDRESS, display_name: 'x'.repeat(5_000) })),
    );
    expect((await foundIn(address())).formatted.length).toBe(1_000);
  });

  it('finds the places of a typed address', async () => {
    expect(await foundIn(addressesOf('Interlaken'))).toEqual([
      { formatted: STAND_IN_ADDRESS.display_name, lat: 46.6863, lng: 7.8632 },
    ]);
    expect(places.geocoder.asked.at(-1)?.url.searchParams.get('q')).toBe('Interlaken');
    expect(await foundIn(addressesOf('Atlantis'))).toEqual([]);
  });

  it('has invalid places left out, and at most five kept', async () => {
    const nowhere = [null, {}, { ...STAND_IN_ADDRESS, lat: '91' }, { ...STAND_IN_ADDRESS, lon: 'east' }];
    const many = Array.from({ length: 9 }, () => STAND_IN_ADDRESS);
    places.geocoder.setHandler(respondingWith(JSON.stringify([...nowhere, ...many])));
    expect((await foundIn(addressesOf('Interlaken'))).length).toBe(5);
  });

  it('fails when it sends anything but addresses', async () => {
    for (const manner of Object.values(INVALID_RESPONSES)) {
      places.geocoder.setHandler(manner);
      expect(await address()).toMatchObject({ failure: { trouble: 'unexpected' } });
      expect(await addressesOf('Interlaken')).toMatchObject({ failure: { trouble: 'unexpected' } });
    }
  });
});

describe('the elevation service', () => {
  it('returns the ground elevation', async () => {
    expect(await foundIn(elevation())).toEqual({ elevation: 1250 });
    const { url } = places.elevation.asked.at(-1) ?? { url: new URL('http://nobody') };
    expect(`${url.pathname}${url.search}`).toBe('/v1/elevation?latitude=46.6863&longitude=7.8632');
  });

  it('may return none, or an impossible one', async () => {
    for (const value of ['null', '99999', '-9999']) {
      places.elevation.setHandler(respondingWith(`{"elevation":[${value}]}`));
      expect(await foundIn(elevation())).toEqual({ elevation: null });
    }
  });

  it('fails when it sends anything but an elevation', async () => {
    const others = ['{"elevation":[]}', '{"elevation":"high"}', '{"elevation":["1250"]}', '{"elevation":1250}'];
    for (const manner of [...Object.values(INVALID_RESPONSES), ...others.map((text) => respondingWith(text))]) {
      places.elevation.setHandler(manner);
      expect(await elevation()).toMatchObject({ failure: { trouble: 'unexpected' } });
    }
  });
});
