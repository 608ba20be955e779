// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { readTracksInPage } from '#test/web/worker-in-page';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { readTrackFile } from '#web/parts/track/track-reader.ts';
import type { Parsed } from './igc-state.ts';
import { TrackPart } from './track-part.tsx';

const REST: Leg = { seconds: 300 };
const STAND: Leg = { seconds: 900 };
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

async function renderPart(
  legs: readonly Leg[],
  { range = null, storedFlights = [] }: Partial<Pick<Parsed, 'range' | 'storedFlights'>> = {},
): Promise<void> {
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
    storedFlights,
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
  await renderPart([REST, CABLE_CAR, REST], { range: { from: 1_748_685_700, to: 1_748_685_900 } });
  expect(screen.queryByText(CAUTION)).toBeNull();
});

describe('the offer to add the other flights of a file', () => {
  /** Each has lift, without which a way down after a landing could be a drive. */
  const LIFT: Leg = { seconds: 120, speed: 9, climb: 1.5 };
  const DAY = [STAND, LIFT, GLIDE, STAND, LIFT, { ...GLIDE, seconds: 900 }, STAND, LIFT, GLIDE, STAND];
  const offers = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

  it.each([
    ['has all of them, where the logbook has none', [], ['Add the other 2 as flights, too']],
    ['says which, where the logbook has one of them', [0], ['Add the other one that is not in your logbook yet, too']],
    ['is not made, where the logbook has all of them', [0, 2], []],
    ['does not count the flight of the form itself', [1], ['Add the other 2 as flights, too']],
    ['is not made, while it is not known what the logbook has', null, []],
  ])('%s', async (_, stored, expected) => {
    const { flights } = await trackOf(DAY);
    const storedFlights = stored && flights.filter((_flight, index) => stored.includes(index));
    await renderPart(DAY, { storedFlights });
    expect(offers()).toEqual(expected);
  });
});
