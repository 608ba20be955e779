// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { degrees } from '#domain/units';
import { reviewItem } from '#test/builders/found-flights';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { loseResponses } from '#test/web/lose-responses';
import type { Logbook } from '#web/store/logbook.ts';
import { heldLogbook } from '#web/store/store.ts';
import { useReview } from './use-review.ts';
import { useSiteLookUps } from './use-site-look-ups.ts';

browserWithServer();

let logbook: Logbook;
let opened: MockInstance<XMLHttpRequest['open']>;

beforeAll(async () => {
  await signUpInBrowser();
  logbook = heldLogbook() as Logbook;
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(); // What fails is logged.
  opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const at = (lat: number, lng: number) => ({ launch: { lat: degrees(lat), lng: degrees(lng) } });
const NIESEN = at(46.645, 7.6517);

/** A review of flights, with its look-ups. */
function open(found: readonly Parameters<typeof reviewItem>[1][]) {
  return renderHook(() => {
    const [content] = useState(() => ({
      ...{ source: 'a.zip', filesNum: 3, bytesNum: 5, stopped: null, comparedUpTo: 0 },
      known: [],
      ...{ refused: [], archives: [], openRun: null },
      items: found.map((flight, index) => reviewItem(`flight${index}`, flight)),
    }));
    const review = useReview(content, logbook);
    return { review, lookUps: useSiteLookUps(review) };
  });
}

/** The latitudes of the sites that were looked up, in their order. */
const lookedUp = () =>
  opened.mock.calls
    .map(([, url]) => new URL(String(url), window.location.origin))
    .filter(({ pathname }) => pathname === '/api/site-proposal')
    .map(({ searchParams }) => Number(searchParams.get('lat')));
/** Waits longer than usual: a third party is called once in a while only. */
const soon = (assertion: () => void): Promise<void> => waitFor(assertion, { timeout: 60_000 });

it('new sites have the name and the address that third parties know, and their exact place', async () => {
  const { result } = open([at(46.6452, 7.652)]);
  expect(result.current.lookUps).toBe('running');
  await soon(() => expect(result.current.lookUps).toBe('done'));
  const [details] = result.current.review.answers.siteDetails.values();
  expect(details).toMatchObject({
    name: 'Niesen',
    location: expect.stringContaining('Interlaken'),
    coordinates: NIESEN.launch,
    launchAltitude: 2_330,
  });
});

it('those with the most flights are looked up first, each once, and none that are known by their names alone', async () => {
  const { result, rerender } = open([at(45.1, 7.9), NIESEN, NIESEN, { siteName: 'Hill' }, { siteName: 'Ridge' }]);
  await soon(() => expect(result.current.lookUps).toBe('done'));
  rerender();
  expect(lookedUp()).toEqual([46.645, 45.1]);
  expect(result.current.review.answers.siteDetails.size).toBe(2);
});

it('after two failures in a row nobody is asked any more', async () => {
  loseResponses('/api/site-proposal');
  const { result } = open([NIESEN, at(45.1, 7.9), at(45.2, 7.9), at(45.3, 7.9)]);
  await soon(() => expect(result.current.lookUps).toBe('failed'));
  expect([lookedUp().length, result.current.review.answers.siteDetails.size]).toEqual([2, 0]);
});

it('failures with a success between them are no reason to stop', async () => {
  loseResponses('lng=8.5');
  const { result } = open([at(45.1, 8.5), NIESEN, at(45.2, 8.5), at(45.3, 7.9)]);
  await soon(() => expect(result.current.lookUps).toBe('done'));
  expect([lookedUp().length, result.current.review.answers.siteDetails.size]).toEqual([4, 2]);
});

it('nothing more is looked up once the review was left', async () => {
  const { unmount } = open([NIESEN, at(45.1, 7.9)]);
  // Looked at often: the second look-up follows within milliseconds where the server knows the place.
  await waitFor(() => expect(lookedUp()).toHaveLength(1), { timeout: 60_000, interval: 1 });
  unmount();
  await soon(() => {
    const address = opened.mock.calls.findIndex(([, url]) => String(url).startsWith('/api/location'));
    expect(opened.mock.contexts[address]).toMatchObject({ readyState: XMLHttpRequest.DONE });
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(lookedUp()).toEqual([46.645]);
});
