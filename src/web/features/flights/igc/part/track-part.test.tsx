// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { readTracksInPage } from '#test/web/worker-in-page';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { readTrackFile } from '#web/parts/track/track-reader.ts';
import type { Parsed } from '../igc-state.ts';
import { TrackPart } from './track-part.tsx';

const REST: Leg = { seconds: 300 };
const GLIDE: Leg = { seconds: 600, speed: 10, heading: 90, climb: -1 };
const CABLE_CAR: Leg = { seconds: 300, speed: 6, heading: 90, climb: 4 };
const CAUTION = /^Nothing in this file is surely a flight/;

readTracksInPage();
afterEach(cleanup);

async function trackOf(legs: readonly Leg[]): Promise<TrackData> {
  const fixes = flownPath({ at: 36_000, lat: 46.7, lng: 7.9, altitude: 1_200 }, [...legs]);
  const reading = await readTrackFile(new Uint8Array(igcBytes({ fixes })).buffer, null);
  if (reading.state !== 'ready') throw new Error(`The file is ${reading.state}`);
  return reading.track;
}

async function renderPart(legs: readonly Leg[], range: Parsed['range'] = null): Promise<void> {
  const parsed: Parsed = {
    state: 'parsed',
    fileName: 'a.igc',
    file: { name: 'a.igc', bytes: new Uint8Array() },
    track: await trackOf(legs),
    range,
    isPartPending: false,
    addsOthers: false,
    zone: { state: 'unknown' },
    knownFlight: null,
  };
  render(<TrackPart parsed={parsed} onPart={vi.fn()} onOthers={vi.fn()} />);
}

it('says when nothing in a file is surely a flight', async () => {
  await renderPart([REST, CABLE_CAR, REST]);
  expect(screen.getByText(CAUTION)).toBeTruthy();
});

it('says nothing of a file with a flight', async () => {
  await renderPart([REST, GLIDE, REST]);
  expect(screen.queryByText(CAUTION)).toBeNull();
});

it('says nothing of a part that the pilot has chosen', async () => {
  await renderPart([REST, CABLE_CAR, REST], { from: 1_748_685_700, to: 1_748_685_900 });
  expect(screen.queryByText(CAUTION)).toBeNull();
});
