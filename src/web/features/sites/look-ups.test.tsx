// @vitest-environment happy-dom

import type { ServerResponse } from 'node:http';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { SiteProposal } from '#contract/places/places';
import { blankOf } from '#domain/fields/entity';
import { SITE, type SiteEntry, type SiteInput } from '#domain/fields/site';
import { siteEntryOf } from '#domain/fields/site-entry';
import { degrees, metres } from '#domain/units';
import { STAND_IN_ADDRESS } from '#test/stand-ins/nominatim';
import { featureOf, STAND_IN_SITES } from '#test/stand-ins/paragliding-earth';
import { type StandIn, sendJson } from '#test/stand-ins/stand-in';
import { browserWithOwnServer, signUpInBrowser } from '#test/web/browser-with-server';
import { usePicker } from './picker/use-picker.ts';
import { useSearch } from './picker/use-search.ts';
import { useProposals } from './use-proposals.ts';
import { useSitePlace } from './use-site-place.ts';

const places = browserWithOwnServer();
const NIESEN = { lat: degrees(46.645), lng: degrees(7.6517) };
const AMISBUEHL = { lat: degrees(46.7017), lng: degrees(7.8167) };

beforeAll(() => signUpInBrowser());

let opened: MockInstance<XMLHttpRequest['open']>;

beforeEach(() => {
  const { sites, geocoder, elevation } = places();
  for (const standIn of [sites, geocoder, elevation]) standIn.setHandler(null);
  opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
});

afterEach(cleanup);

/** Makes a third party wait with its responses to requests with this text in their URL; returns them. */
function hold(standIn: StandIn, request: string): readonly ServerResponse[] {
  const held: ServerResponse[] = [];
  standIn.setHandler(({ href }, response) => {
    if (href.includes(request)) held.push(response);
    else sendJson(response, STAND_IN_ADDRESS);
  });
  return held;
}

/** Sends a response that was held, and waits until the browser has the server's to the call with this text in its URL. */
async function release(response: ServerResponse | undefined, value: unknown, call: string): Promise<void> {
  if (response) sendJson(response, value);
  await soon(() => {
    const index = opened.mock.calls.findIndex(([, url]) => String(url).includes(call));
    expect(opened.mock.contexts[index]).toMatchObject({ readyState: 4 });
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}

/** Waits longer than usual: a third party is called once in a while only. */
const soon = (assertion: () => void): Promise<void> => waitFor(assertion, { timeout: 30_000 });

// First: the geocoder is called once a second, and the look-ups of the pins below would make it wait.
describe('a search for a place', () => {
  it('arrives at typed coordinates without asking anybody', () => {
    const onPlace = vi.fn();
    const { result } = renderHook(() => useSearch(onPlace));
    act(() => result.current.start('46.645 7.6517'));
    expect(onPlace).toHaveBeenCalledWith(NIESEN);
  });

  it('shows nothing of a search that was stopped', async () => {
    const held = hold(places().geocoder, '/search');
    const { result } = renderHook(() => useSearch(() => undefined));
    act(() => result.current.start('Interlaken'));
    await soon(() => expect(held).toHaveLength(1));
    act(() => result.current.stop());
    await release(held[0], [], 'geocode');
    expect(result.current.search.state).toBe('idle');
  });
});

describe('the address of a known site that fills the form', () => {
  const knownSite = (name: string, lat: number, altitude: number): SiteProposal => ({
    type: 'Feature',
    properties: { name, takeoff_altitude: metres(altitude), distance: metres(100) },
    geometry: { type: 'Point', coordinates: [degrees(7.8), degrees(lat)] },
  });
  const openForm = () =>
    renderHook(() => {
      const form = useForm<SiteEntry, unknown, SiteInput>({ defaultValues: siteEntryOf(blankOf(SITE), 'meters') });
      const [altitude, putAltitude] = useState<number | null>(null);
      return { form, altitude, place: useSitePlace(form, putAltitude) };
    });
  const addressOf = (name: string) => ({ ...STAND_IN_ADDRESS, display_name: name });

  it.each([
    ['https://www.google.com/maps/@46.645,7.6517,15z', '46.645 7.6517'],
    ["N 46° 38.7' E 007° 39.102'", '46.645 7.6517'],
    ['46.645, 7.6517', null],
    ['Niesen', null],
  ])('its coordinates are decimal degrees when another notation is pasted: %s', (text, coordinates) => {
    const { result } = openForm();
    let isTaken = false;
    act(() => {
      isTaken = result.current.place.paste(text);
    });
    expect([isTaken, result.current.form.getValues('coordinates')]).toEqual([coordinates !== null, coordinates ?? '']);
  });

  it('comes after its other data, and is that of the latest site: a late response to an earlier one is dropped', async () => {
    const held = hold(places().geocoder, '/reverse');
    const { result } = openForm();
    act(() => result.current.place.adopt(knownSite('Niesen', 45.61, 2_200)));
    await soon(() => expect(held).toHaveLength(1));
    act(() => result.current.place.adopt(knownSite('Dead Sea', 45.62, -430)));
    expect(result.current.form.getValues()).toMatchObject({ name: 'Dead Sea', coordinates: '45.62 7.8', location: '' });
    expect([result.current.altitude, result.current.place.locationStatus.state]).toEqual([0, 'pending']);
    await release(held[0], addressOf('Of the first'), '45.61');
    expect([result.current.form.getValues('location'), result.current.place.locationStatus.state]).toEqual([
      '',
      'pending',
    ]);
    await soon(() => expect(held).toHaveLength(2));
    await release(held[1], addressOf('Of the second'), '45.62');
    expect(result.current.place.locationStatus.state).toBe('found');
    expect(result.current.form.getValues('location')).not.toBe('');
  });

  it('leaves what the pilot has typed meanwhile', async () => {
    const held = hold(places().geocoder, '/reverse');
    const { result } = openForm();
    act(() => result.current.place.adopt(knownSite('Niesen', 45.63, 2_200)));
    await soon(() => expect(held).toHaveLength(1));
    act(() => result.current.form.setValue('location', 'Our meadow'));
    await release(held[0], addressOf('Of the geocoder'), '45.63');
    expect(result.current.form.getValues('location')).toBe('Our meadow');
    expect(result.current.place.locationStatus.state).toBe('none');
  });
});

describe('proposals of known sites', () => {
  const propose = (name = '') =>
    renderHook(({ coordinates }) => useProposals(coordinates, () => name), { initialProps: { coordinates: '' } });

  it('are those around the coordinates of the form', async () => {
    const { result, rerender } = propose();
    rerender({ coordinates: '46.645 7.6517' });
    await soon(() => expect(result.current.proposals.state).toBe('found'));
    expect(result.current.proposals).toMatchObject({ around: { place: NIESEN } });
  });

  it('are those of the latest request: a late response to an earlier one is dropped', async () => {
    const held = hold(places().sites, 'lat');
    const { result, rerender } = propose();
    rerender({ coordinates: '45.1 6.1' });
    await soon(() => expect(held).toHaveLength(1));
    rerender({ coordinates: '46.7017 7.8167' });
    expect(result.current.proposals.state).toBe('none');
    await soon(() => expect(result.current.proposals.state).toBe('loading'));
    const [old, latest] = STAND_IN_SITES.map(featureOf);
    await release(held[0], { type: 'FeatureCollection', features: [old] }, 'lat=45.1');
    expect(result.current.proposals).toMatchObject({ state: 'loading', around: { place: AMISBUEHL } });
    await soon(() => expect(held).toHaveLength(2));
    await release(held[1], { type: 'FeatureCollection', features: [latest] }, 'lat=46.7017');
    expect(result.current.proposals).toMatchObject({ sites: [{ properties: { name: 'Amisbühl' } }] });
  });

  it('are not asked for while the site has a name, unless the pilot asks', async () => {
    const { result, rerender } = propose('Niesen');
    rerender({ coordinates: '44.2 5.2' });
    act(() => void result.current.request({ place: NIESEN, radius: 4 }));
    await soon(() => expect(result.current.proposals.state).toBe('found'));
    expect(opened.mock.calls.filter(([, url]) => String(url).includes('lat=44.2'))).toEqual([]);
  });
});

describe('the pin of the picker', () => {
  const NOTHING = { coordinates: '', location: '', launchAltitude: '' };

  it('is looked up where it is placed', async () => {
    const { result } = renderHook(() => usePicker(NOTHING));
    act(() => result.current[1]({ type: 'placed', place: NIESEN }));
    expect(result.current[0].pin).toMatchObject({ address: { state: 'pending' }, elevation: { state: 'pending' } });
    const found = { address: { state: 'known' }, elevation: { state: 'known' } };
    await soon(() => expect(result.current[0].pin).toMatchObject(found));
  });

  it('is looked up where the form has it when the picker opens', async () => {
    const { result } = renderHook(() => usePicker({ ...NOTHING, coordinates: '46.7017 7.8167' }));
    const found = { place: AMISBUEHL, elevation: { state: 'known' } };
    await soon(() => expect(result.current[0].pin).toMatchObject(found));
  });

  it('keeps nothing of a place that it has left', async () => {
    const held = hold(places().elevation, '45.3');
    const { result } = renderHook(() => usePicker(NOTHING));
    act(() => result.current[1]({ type: 'placed', place: { lat: degrees(45.3), lng: degrees(6.3) } }));
    await soon(() => expect(held).toHaveLength(1));
    act(() => result.current[1]({ type: 'placed', place: NIESEN }));
    await release(held[0], { elevation: [4_000] }, 'elevation?lat=45.3');
    expect(result.current[0].pin).toMatchObject({ place: NIESEN, elevation: { state: 'pending' } });
  });

  it('keeps nothing of its place while it is dragged', async () => {
    const held = hold(places().elevation, '45.4');
    const { result } = renderHook(() => usePicker(NOTHING));
    act(() => result.current[1]({ type: 'placed', place: { lat: degrees(45.4), lng: degrees(6.4) } }));
    await soon(() => expect(held).toHaveLength(1));
    act(() => result.current[1]({ type: 'lifted' }));
    await release(held[0], { elevation: [4_000] }, 'elevation?lat=45.4');
    expect(result.current[0].pin).toEqual({ state: 'lifted' });
  });
});
