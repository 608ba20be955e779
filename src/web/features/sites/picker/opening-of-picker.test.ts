import { expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { initialViewOf, REGION_CENTRES } from './opening-of-picker.ts';

const NO_SITES = new Map();
const SITES = new Map([
  [
    1,
    {
      id: 1,
      name: 'Niesen',
      location: '',
      lat: degrees(46.645),
      lng: degrees(7.5),
      launchAltitude: metres(2_341),
      remarks: '',
      createdAt: '2026-01-01T00:00:00Z',
    },
  ],
]);
const opened = (language: string, sites: typeof SITES = NO_SITES) =>
  initialViewOf({ state: 'none' }, { sites, language });

it("opens the picker at the form's coordinates, else at the pilot's sites", () => {
  const place = { lat: degrees(-33), lng: degrees(18) };
  const pin = { state: 'placed', place, address: { state: 'pending' }, elevation: { state: 'pending' } } as const;
  expect(initialViewOf(pin, { sites: SITES, language: 'fr-FR' })).toEqual({ center: [18, -33], zoom: MAP_ZOOM.site });
  expect(opened('fr-FR', SITES)).toEqual({ bounds: [7.5, 46.645, 7.5, 46.645], zoom: MAP_ZOOM.region });
});

it("opens it without sites at the region of the browser's language, named or most likely", () => {
  expect(opened('de-CH')).toEqual({ center: REGION_CENTRES.CH, zoom: MAP_ZOOM.region });
  expect(opened('fr')).toEqual({ center: REGION_CENTRES.FR, zoom: MAP_ZOOM.region });
  expect(opened('zh-Hant-TW')).toEqual({ center: REGION_CENTRES.TW, zoom: MAP_ZOOM.region });
});

it('opens it at the world where a language has no region', () => {
  for (const language of ['', 'C', 'not a language', 'en-AQ', 'eo']) {
    expect([language, opened(language).zoom]).toEqual([language, MAP_ZOOM.world]);
  }
});

it('has valid coordinates and region codes only', () => {
  for (const [code, [lng, lat]] of Object.entries(REGION_CENTRES)) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(new Intl.DisplayNames('en', { type: 'region' }).of(code), code).not.toBe(code);
    expect([code, Math.abs(lng) <= 180 && Math.abs(lat) <= 66]).toEqual([code, true]);
  }
});
