// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_SETTINGS_META, type PageSettings } from '#contract/pages/page-settings';
import { groundCount, type StoredGround, storedGround } from '#domain/ground/ground';
import type { TerrainPicture } from '#domain/ground/terrain-heights';
import type { TerrainTile } from '#domain/ground/terrain-tiles';
import { logbookFlight } from '#test/builders/logbook-items';
import { trackData } from '#test/builders/track-data';
import { FakeRequest, fakeRequests } from '#test/web/fake-requests';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { mayAskNow, rememberFailure } from '#web/ui/map/attempts.ts';
import { readTerrain, type TerrainRequest, type TerrainResponse } from './read-terrain.ts';
import { followGround, type GroundSource, useGround } from './use-ground.ts';

const TRACK = trackData();
const { launchTime, landingTime } = TRACK.analysis;
const STORED = storedGround(TRACK.analysis, new Int16Array(groundCount(landingTime - launchTime)).fill(1_500));
/** The recorder is about 99 m above the terrain at launch and landing: see `levelledGround`. */
const LEVELLED = [1_599, 1_599, 1_599];

let flightId = 0;
/** What workers were asked to read. */
let asked: TerrainRequest[] = [];
/** What a worker says in place of the ground. */
let failure: TerrainResponse | null = null;

/** The worker that reads the terrain, in the thread of the test; all ground is at 1,500 m. */
class TerrainWorkerInPage extends EventTarget {
  postMessage(request: TerrainRequest): void {
    asked.push(request);
    const load = async (_: string, tile: TerrainTile): Promise<TerrainPicture> => {
      const height = 1_500 + 32_768;
      return { tile, size: 1, pixels: Uint8ClampedArray.of(Math.floor(height / 256), height % 256, 0, 255) };
    };
    void readTerrain(request, load).then((heights) =>
      this.dispatchEvent(new MessageEvent('message', { data: failure ?? { heights } })),
    );
  }

  terminate(): void {
    // Nothing runs beside the test.
  }
}

/** A worker that is still reading. */
class SlowWorker extends EventTarget {
  postMessage(request: TerrainRequest): void {
    asked.push(request);
  }

  terminate(): void {
    // Nothing runs beside the test.
  }
}

beforeAll(() => {
  const settings: PageSettings = {
    ...{ demo: false, offline: false, signupDomains: null, mapStyleUrls: null, mapAttribution: '' },
    ...{ terrainUrl: '/terrain/{z}/{x}/{y}.png', hasAirspaces: false, hasNightlyCopies: false, logsLinks: false },
  };
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = PAGE_SETTINGS_META;
  meta.content = JSON.stringify(settings);
});
beforeEach(() => {
  flightId += 1; // What the server has of a flight is cached.
  [asked, failure] = [[], null];
  rememberFailure('terrain', 0); // Long ago.
  vi.stubGlobal('Worker', TerrainWorkerInPage);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page of a flight. The server has this ground for it, null for none. */
function open(ground: StoredGround | null, opened: TrackData = TRACK) {
  const sent = fakeRequests();
  const flight = logbookFlight({ id: flightId });
  const hook = renderHook(({ track }) => useGround(flight, track), { initialProps: { track: opened } });
  const stored = {
    ...{ file: 'a'.repeat(64), range: null, flown: null, timeZoneId: null },
    ...{ findings: null, findingsFailed: false, doubt: null, beginsInAir: false, ground },
  };
  return {
    ...hook,
    urls: () => sent.map(({ url }) => url.replace(/\?.*/, '')),
    shown: () => hook.result.current.ground && [...hook.result.current.ground],
    drawMap: () => act(async () => hook.result.current.onMapDrawn()),
    answer: async () => {
      await waitFor(() => expect(sent.length).toBeGreaterThan(0));
      await act(async () => {
        for (const request of sent)
          if (request.readyState !== FakeRequest.DONE)
            request.end(200, new TextEncoder().encode(JSON.stringify(stored)));
      });
    },
  };
}

describe('the ground that is stored', () => {
  it('is shown on the scale of the track, and not read from the terrain', async () => {
    const page = open(STORED);
    expect(page.shown()).toBeNull();
    await page.answer();
    await waitFor(() => expect(page.shown()).toEqual(LEVELLED));
    await page.drawMap();
    expect([asked, page.urls()]).toEqual([[], [`/api/flights/${flightId}/track`]]);
  });

  it('is the same object until another track comes, for which it is not shown', async () => {
    const page = open(STORED);
    await page.answer();
    await waitFor(() => expect(page.shown()).toEqual(LEVELLED));
    const before = page.result.current.ground;
    page.rerender({ track: TRACK });
    expect(page.result.current.ground).toBe(before);
    page.rerender({ track: trackData({ altitude: [1_500, 1_700, 1_500] }) });
    expect(page.shown()).toBeNull();
    await waitFor(() => expect(page.shown()).toEqual([1_500, 1_500, 1_500]));
  });

  it('is not asked for where the file has no altitudes', async () => {
    const flat = { ...TRACK, analysis: { ...TRACK.analysis, altitudeSource: null } };
    const page = open(STORED, flat);
    await page.drawMap();
    expect([page.urls(), page.shown()]).toEqual([[], null]);
  });
});

describe('the ground that is not stored', () => {
  it('is read from the terrain once the map is drawn, shown, and stored', async () => {
    const page = open(null);
    await page.answer();
    expect([asked, page.shown()]).toEqual([[], null]);
    await page.drawMap();
    await waitFor(() => expect(page.shown()).toEqual(LEVELLED));
    expect(asked.map(({ url, lowest }) => [url, lowest])).toEqual([
      [`${window.location.origin}/terrain/{z}/{x}/{y}.png`, 800],
    ]);
    await waitFor(() => expect(page.urls()).toContain(`/api/flights/${flightId}/ground`));
  });

  it('is not read where somebody has asked for little data', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
    const page = open(null);
    await page.answer();
    await page.drawMap();
    expect([asked, page.shown()]).toEqual([[], null]);
  });

  it('is not read again for a while after a tile has not come', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    failure = { failure: 'no network' };
    const page = open(null);
    await page.answer();
    await page.drawMap();
    await waitFor(() => expect(mayAskNow('terrain')).toBe(false));
    page.rerender({ track: trackData() });
    await act(async () => undefined);
    expect([asked.length, page.shown()]).toEqual([1, null]);
  });

  it('may be read on the next page when this one is left meanwhile', async () => {
    vi.stubGlobal('Worker', SlowWorker);
    const page = open(null);
    await page.answer();
    await page.drawMap();
    await waitFor(() => expect(asked).toHaveLength(1));
    const ended = vi.spyOn(SlowWorker.prototype, 'terminate');
    page.unmount();
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
    expect(mayAskNow('terrain')).toBe(true);
  });
});

const FLIGHT = { launchTime: 1_748_685_600, landingTime: 1_748_685_604 };
const HEIGHTS = Int16Array.of(900, 905, 910);
const GROUND = storedGround(FLIGHT, HEIGHTS);

/** Follows sources; what is left out has nothing. Returns what was shown and stored. */
async function followed(parts: Partial<GroundSource>, signal = new AbortController().signal) {
  const shown: number[][] = [];
  const stored: StoredGround[] = [];
  const source: GroundSource = {
    stored: async () => null,
    computed: async () => null,
    store: async (ground) => {
      stored.push(ground);
    },
    ...parts,
  };
  await followGround({ source, flight: FLIGHT }, (heights) => shown.push([...heights]), signal);
  return { shown, stored };
}

it('shows what the server has, without reading it again', async () => {
  const computed = async () => {
    throw new Error('not to be asked');
  };
  expect(await followed({ stored: async () => GROUND, computed })).toEqual({ shown: [[...HEIGHTS]], stored: [] });
});

it('shows what the browser has read, and stores it', async () => {
  expect(await followed({ computed: async () => HEIGHTS })).toEqual({ shown: [[...HEIGHTS]], stored: [GROUND] });
});

it('reads anew what was stored for another launch', async () => {
  const stored = async () => ({ ...GROUND, from: GROUND.from - 2 });
  expect(await followed({ stored, computed: async () => HEIGHTS })).toMatchObject({ stored: [GROUND] });
});

it('shows and stores nothing where there is nothing', async () => {
  expect(await followed({})).toEqual({ shown: [], stored: [] });
});

it.each([
  ['the server is not reached', { stored: () => Promise.reject(new Error('no network')) }],
  ['a tile does not come', { computed: () => Promise.reject(new Error('no tile')) }],
])('shows nothing, and fails nothing, when %s', async (_, parts) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await followed(parts)).toEqual({ shown: [], stored: [] });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('shows what it has read also when it cannot be stored', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = () => Promise.reject(new Error('the session has ended'));
  expect((await followed({ computed: async () => HEIGHTS, store })).shown).toEqual([[...HEIGHTS]]);
  warn.mockRestore();
});

it('is silent once the page is left: neither shown nor stored', async () => {
  const leaving = new AbortController();
  const computed = async () => {
    leaving.abort();
    return HEIGHTS;
  };
  expect(await followed({ computed }, leaving.signal)).toEqual({ shown: [], stored: [] });
  const failing = () => Promise.reject(new Error('aborted'));
  expect(await followed({ computed: failing }, leaving.signal)).toEqual({ shown: [], stored: [] });
});
