// @vitest-environment happy-dom

import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FlightInput } from '#domain/fields/flight';
import { metres, minutes } from '#domain/units';
import { flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { readTracksInPage } from '#test/web/worker-in-page';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { saveItem, useStoreState } from '#web/store/store.ts';
import { logbookIn } from '#web/store/store-state.ts';
import { flightToSave } from '../form/flight-save.ts';
import { trackFileOfFlight } from '../track/track-store.ts';
import { draftOfIgc, igcOfDraft } from './igc-draft.ts';
import { igcFields, type Parsed, settledIgc } from './igc-state.ts';
import { timeRangeOf } from './parts.ts';
import { saveOthers } from './save-others.ts';
import { useIgc } from './use-igc.ts';

const STAND: Leg = { seconds: 900 };
const GLIDE: Leg = { seconds: 600, speed: 10, heading: 90, climb: -1 };
const LEGS = [STAND, GLIDE, STAND, { ...GLIDE, seconds: 900 }, STAND, { ...GLIDE, seconds: 300 }, STAND];
const BYTES = igcBytes({ fixes: flownPath({ at: 28_800, lat: 46.69, lng: 7.86, altitude: 2_500 }, LEGS) });
const DAY = new File([new Uint8Array(BYTES)], 'day.igc');
const NONE = { state: 'none' } as const;
const ENTERED: FlightInput = {
  date: '2025-05-31',
  time: null,
  siteId: null,
  gliderId: null,
  tags: [],
  altitude: metres(0),
  airtime: minutes(0),
  remarks: '',
};

browserWithServer();
beforeAll(() => readTracksInPage());
beforeEach(() => signUpInBrowser());
afterEach(cleanup);

/** Opens the widget, and chooses the file of the day. */
async function widgetWithDay() {
  const onTrack = vi.fn();
  const { result } = renderHook(() => useIgc({ flightId: 0, saved: NONE, started: NONE }));
  await act(() => result.current.choose(DAY, onTrack));
  const parsed = (): Parsed => {
    const { igc } = result.current;
    if (igc.state !== 'parsed') throw new Error(`The file is ${igc.state}.`);
    return igc;
  };
  return { result, onTrack, parsed };
}

describe('a file of several flights', () => {
  it('is the longest at first, as an explicit part: a later analysis may choose another', async () => {
    const { parsed, onTrack } = await widgetWithDay();
    const [, second] = parsed().track.flights;
    expect(parsed().track.flights).toHaveLength(3);
    expect(parsed().range).toEqual(second && timeRangeOf(second));
    expect(onTrack).toHaveBeenLastCalledWith(expect.objectContaining(second), {
      state: 'found',
      timeZoneId: 'Europe/Zurich',
    });
  });

  it('proposes the values of another flight like those of a new file, in the time zone that is known', async () => {
    const { result, parsed, onTrack } = await widgetWithDay();
    const [first] = parsed().track.flights;
    if (!first) throw new Error('The first flight was not found.');
    onTrack.mockClear();
    let reading: Promise<void> | undefined;
    act(() => {
      reading = result.current.choosePart(timeRangeOf(first), onTrack);
    });
    expect([parsed().range, result.current.isSettled]).toEqual([timeRangeOf(first), false]);
    await act(async () => reading);
    expect(result.current.isSettled).toBe(true);
    expect(onTrack.mock.calls.map(([analysis, zone]) => [analysis.launchTime, zone.state])).toEqual([
      [first.launchTime, 'asking'],
      [first.launchTime, 'found'],
    ]);
    expect(igcFields(result.current.igc)).toMatchObject({ igcFileName: 'day.igc', igcRange: timeRangeOf(first) });
  });

  it('reads no more than the first and the last of many parts that a slider passes', async () => {
    const { result, parsed, onTrack } = await widgetWithDay();
    onTrack.mockClear();
    const { from, to } = timeRangeOf(parsed().track.analysis);
    const readings: Promise<void>[] = [];
    for (let i = 1; i <= 20; i += 1) {
      act(() => void readings.push(result.current.choosePart({ from: from + i, to }, onTrack)));
    }
    await act(async () => void (await Promise.all(readings)));
    expect(parsed()).toMatchObject({ range: { from: from + 20, to }, isPartPending: false });
    expect(parsed().track.analysis.launchTime).toBe(from + 20);
    expect(new Set(onTrack.mock.calls.map(([analysis]) => analysis.launchTime))).toEqual(new Set([from + 20]));
  });

  it('keeps the part before when a part has no fix', async () => {
    const { result, parsed, onTrack } = await widgetWithDay();
    const before = parsed().range;
    await act(() => result.current.choosePart({ from: 5, to: 6 }, onTrack));
    expect(result.current.igc).toMatchObject({ state: 'rejected', message: 'No flight records in IGC file.' });
    expect(igcFields(result.current.igc)).toMatchObject({ igcRange: before });
    const shorter = { from: (before?.from ?? 0) + 60, to: before?.to ?? 0 };
    await act(() => result.current.choosePart(shorter, onTrack));
    expect(parsed()).toMatchObject({ range: shorter, isPartPending: false });
  });

  it('can still be changed after another file was rejected', async () => {
    const { result, parsed, onTrack } = await widgetWithDay();
    await act(() => result.current.choose(new File(['none'], 'wrong.txt'), onTrack));
    expect(result.current.igc).toMatchObject({ state: 'rejected', fileName: 'wrong.txt' });
    act(() => result.current.addOthers(true));
    expect(parsed()).toMatchObject({ fileName: 'day.igc', addsOthers: true });
  });

  it('is not read again once it is removed', async () => {
    const { result, parsed, onTrack } = await widgetWithDay();
    onTrack.mockClear();
    let reading: Promise<void> | undefined;
    act(() => {
      reading = result.current.choosePart(timeRangeOf(parsed().track.analysis), onTrack);
    });
    act(() => result.current.remove());
    await act(async () => reading);
    expect(result.current.igc).toEqual(NONE);
    expect(onTrack).not.toHaveBeenCalled();
  });

  it('keeps that the others are to be added, whatever part is chosen', async () => {
    const { result, parsed, onTrack } = await widgetWithDay();
    act(() => result.current.addOthers(true));
    await act(() => result.current.choosePart(timeRangeOf(parsed().track.analysis), onTrack));
    expect(parsed().addsOthers).toBe(true);
  });
});

describe('the stored track of a flight that is a part of a file', () => {
  /** Saves the first flight of the day, and returns its id and its part. */
  const savedFlight = async () => {
    const { parsed } = await widgetWithDay();
    const [first] = parsed().track.flights;
    const range = first ? timeRangeOf(first) : null;
    const data = { id: 0, ...ENTERED, ...igcFields({ ...parsed(), range }) };
    return { id: await saveItem({ dataType: 'flight', data }), range };
  };

  it('can be opened, which changes nothing, and trimmed', async () => {
    const { id, range } = await savedFlight();
    const stored = { state: 'stored', fileName: 'day.igc' } as const;
    const { result } = renderHook(() => useIgc({ flightId: id, saved: stored, started: stored }));
    await act(() => result.current.trimStored());
    expect(result.current.igc).toMatchObject({ state: 'parsed', range, zone: { timeZoneId: 'Europe/Zurich' } });
    expect([result.current.isChanged, igcFields(result.current.igc)]).toEqual([false, { igcFileName: 'day.igc' }]);
    const shorter = { from: (range?.from ?? 0) + 60, to: range?.to ?? 0 };
    await act(() => result.current.choosePart(shorter, () => undefined));
    expect(result.current.isChanged).toBe(true);
    expect(igcFields(result.current.igc)).toMatchObject({ igc: expect.any(String), igcRange: shorter });
    await act(() => result.current.choosePart(range, () => undefined));
    expect(result.current.isChanged).toBe(false);
    await act(() => result.current.choose(new File(['none'], 'wrong.txt'), () => undefined));
    expect([result.current.igc.state, result.current.isChanged]).toEqual(['rejected', false]);
  });

  it('keeps its part when the flight is saved as a new one', async () => {
    const { id, range } = await savedFlight();
    const flight = { ...ENTERED, id, hasTrack: true, igcFileName: 'day.igc', profile: null, createdAt: '' };
    const stored = { state: 'stored', fileName: 'day.igc' } as const;
    const opened = { flight, storedFile: trackFileOfFlight(id) };
    const { data } = await flightToSave({ data: { ...ENTERED, id: 0 }, clientKey: newClientKey() }, stored, opened);
    expect(data).toMatchObject({ igc: expect.stringContaining('HFDTE'), igcRange: range });
  });

  it('says why it cannot be opened, and stays; it can be tried again', async () => {
    const stored = { state: 'stored', fileName: null } as const;
    const { result } = renderHook(() => useIgc({ flightId: 77, saved: stored, started: stored }));
    await act(() => result.current.trimStored());
    expect(result.current.igc).toMatchObject({ state: 'rejected', fileName: 'flight.igc', before: stored });
    expect(result.current.isChanged).toBe(false);
    let opening: Promise<void> | undefined;
    act(() => {
      opening = result.current.trimStored();
    });
    expect(result.current.igc.state).toBe('reading');
    await act(async () => opening);
  });
});

describe('the other flights of a file', () => {
  const flights = async () => {
    const { result } = renderHook(() => useStoreState());
    await waitFor(() => expect(result.current.state).toBe('ready'));
    return [...(logbookIn(result.current)?.flights.values() ?? [])];
  };
  const toSave = { sites: new Map(), gliderId: null, clientKey: newClientKey(), savedId: 1 };

  it('are not added again where the logbook has them, neither from the stored flight nor from the file', async () => {
    const { parsed } = await widgetWithDay();
    const id = await saveItem({ dataType: 'flight', data: { id: 0, ...ENTERED, ...igcFields(parsed()) } });
    expect(await saveOthers(parsed(), toSave)).toBe(2);
    const stored = { state: 'stored', fileName: 'day.igc' } as const;
    const { result } = renderHook(() => useIgc({ flightId: id, saved: stored, started: stored }));
    await act(() => result.current.trimStored());
    const opened = settledIgc(result.current.igc);
    if (opened.state !== 'parsed') throw new Error(`The stored track is ${opened.state}.`);
    expect(opened.storedFlights).toHaveLength(2);
    expect(await saveOthers(opened, { ...toSave, clientKey: newClientKey() })).toBe(0);
    act(() => result.current.addOthers(true));
    expect(result.current.isChanged).toBe(false);
    const again = await widgetWithDay();
    expect(again.parsed()).toMatchObject({ knownFlight: id, storedFlights: { length: 3 } });
    expect(await saveOthers(again.parsed(), { ...toSave, clientKey: newClientKey() })).toBe(0);
    expect(await flights()).toHaveLength(3);
  });

  it('are looked up again for a draft that does not know them, as one of an earlier version', async () => {
    const { parsed } = await widgetWithDay();
    const { igc, file } = draftOfIgc({ ...parsed(), addsOthers: true, storedFlights: null });
    const { result } = renderHook(() => useIgc({ flightId: 0, saved: NONE, started: igcOfDraft(igc, file, NONE) }));
    await act(() => result.current.resume(vi.fn()));
    expect(result.current.igc).toMatchObject({ state: 'parsed', addsOthers: true, storedFlights: [] });
  });

  it('are added where the logbook has only some of them', async () => {
    const first = await widgetWithDay();
    await saveItem({ dataType: 'flight', data: { id: 0, ...ENTERED, ...igcFields(first.parsed()) } });
    const { result, parsed, onTrack } = await widgetWithDay();
    const [begun] = parsed().track.flights;
    if (!begun) throw new Error('The first flight was not found.');
    await act(() => result.current.choosePart(timeRangeOf(begun), onTrack));
    expect(await saveOthers(parsed(), { ...toSave, clientKey: newClientKey() })).toBe(1);
    expect((await flights()).map(({ airtime }) => airtime)).toEqual([0, 6]);
  });

  it('are saved with what the track proposes, once however often it is tried', async () => {
    const { parsed } = await widgetWithDay();
    expect(await saveOthers(parsed(), toSave)).toBe(2);
    expect(await saveOthers(parsed(), toSave)).toBe(2);
    expect(await flights()).toMatchObject([
      {
        date: '2025-05-31',
        time: expect.stringMatching(/^10:1[45]$/),
        airtime: 11,
        igcFileName: 'day.igc',
        hasTrack: true,
      },
      {
        date: '2025-05-31',
        time: expect.stringMatching(/^11:(09|10)$/),
        airtime: 6,
        igcFileName: 'day.igc',
        hasTrack: true,
      },
    ]);
  });

  it('say how many were saved when one cannot be, and lose nothing', async () => {
    const { parsed } = await widgetWithDay();
    const key = newClientKey();
    await expect(saveOthers(parsed(), { ...toSave, clientKey: key, gliderId: 77 })).rejects.toThrow(
      'This flight is saved, and 0 of the 2 others. Then: ',
    );
    expect(await flights()).toEqual([]);
    expect(await saveOthers(parsed(), { ...toSave, clientKey: key })).toBe(2);
    expect(await flights()).toHaveLength(2);
  });
});
