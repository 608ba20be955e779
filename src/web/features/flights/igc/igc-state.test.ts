import { describe, expect, it } from 'vitest';
import type { Flight } from '#domain/flight';
import { metres, minutes } from '#domain/units';
import { trackData } from '#test/builders/track-data';
import type { TrackData } from '#web/parts/track/track-data.ts';
import {
  type IgcState,
  igcFields,
  isSettled,
  openedIgc,
  type Parsed,
  type SettledIgc,
  setAside,
  settledIgc,
  shownIgc,
  withoutFile,
} from './igc-state.ts';

/** The content of a track does not matter here. */
const track = {} as TrackData;
const none: SettledIgc = { state: 'none' };
const stored: SettledIgc = { state: 'stored', fileName: 'old.igc' };
const parsed: Parsed = {
  state: 'parsed',
  fileName: 'new.igc',
  file: { name: 'new.igc', bytes: Uint8Array.of(0x41, 0xe9) },
  track,
  range: null,
  isPartPending: false,
  addsOthers: false,
  zone: { state: 'unknown' },
  knownFlight: null,
  storedFlights: [],
};
const reading = (before: SettledIgc): IgcState => ({ state: 'reading', fileName: 'next.igc', before });
const rejected = (before: SettledIgc): IgcState => ({ state: 'rejected', fileName: 'a.gpx', message: 'no', before });

const flight: Flight = {
  id: 1,
  date: '2026-05-01',
  time: null,
  siteId: null,
  gliderId: null,
  tags: [],
  altitude: metres(0),
  airtime: minutes(0),
  remarks: '',
  igcFileName: 'old.igc',
  hasTrack: true,
  profile: null,
  createdAt: '2026-05-01T00:00:00Z',
};

describe('the widget when the form opens', () => {
  it('shows the stored track', () => {
    expect(openedIgc(flight)).toEqual(stored);
    expect(openedIgc({ ...flight, igcFileName: null })).toEqual({ state: 'stored', fileName: null });
  });

  it('has no file for a new flight, or one without a track', () => {
    expect(openedIgc(null)).toEqual(none);
    expect(openedIgc({ ...flight, hasTrack: false, igcFileName: null })).toEqual(none);
  });
});

describe('the track fields of a save', () => {
  it('keep a stored track and its name', () => {
    expect(igcFields(stored)).toEqual({ igcFileName: 'old.igc' });
  });

  it('remove it when it was removed in the form', () => {
    expect(igcFields(none)).toEqual({ igc: null, igcFileName: null });
  });

  it('hold a chosen file with its name and encoding', () => {
    expect(igcFields(parsed)).toEqual({ igc: 'Aé', igcEncoding: 'latin1', igcFileName: 'new.igc', igcRange: null });
  });

  it('hold the part of the file that is the flight', () => {
    const range = { from: 1_000, to: 2_000 };
    expect(igcFields({ ...parsed, range })).toMatchObject({ igc: 'Aé', igcRange: range });
  });

  it('hold the previous file while another one is read or was rejected', () => {
    expect(igcFields(reading(parsed))).toEqual(igcFields(parsed));
    expect(igcFields(rejected(stored))).toEqual({ igcFileName: 'old.igc' });
    expect(settledIgc(rejected(none))).toEqual(none);
  });
});

describe('removing the file', () => {
  it('leaves none', () => {
    expect(withoutFile(parsed)).toEqual(none);
    expect(withoutFile(stored)).toEqual(none);
  });

  it('restores the file before one that is being read', () => {
    expect(withoutFile(reading(stored))).toBe(stored);
  });

  it('leaves none where a file was rejected, because the widget shows the one before it', () => {
    expect(withoutFile(rejected(parsed))).toEqual(none);
    expect(withoutFile(rejected(none))).toEqual(none);
  });
});

describe('the widget', () => {
  it('shows the file that a save would send, also after another one was rejected', () => {
    expect(shownIgc(rejected(stored))).toBe(stored);
    expect(shownIgc(parsed)).toBe(parsed);
  });

  it('shows the name of a rejected file where there is no other', () => {
    expect(shownIgc(rejected(none))).toEqual(rejected(none));
  });
});

describe('a form with a track', () => {
  it('waits for the file and for its time zone before it saves', () => {
    expect(isSettled(reading(none))).toBe(false);
    expect(isSettled({ ...parsed, zone: { state: 'asking' } })).toBe(false);
    expect(isSettled({ ...parsed, isPartPending: true })).toBe(false);
    expect([none, stored, parsed, rejected(none)].every(isSettled)).toBe(true);
  });

  it('waits for nothing of a file that another one was to replace, whose part is that of its track again', () => {
    const read = trackData();
    const { launchTime: from, landingTime: to } = read.analysis;
    const waiting: Parsed = { ...parsed, track: read, isPartPending: true, zone: { state: 'asking' } };
    const aside = setAside(rejected({ ...waiting, range: { from: from + 1, to } }));
    expect(aside).toMatchObject({ range: { from, to }, zone: { state: 'unknown' } });
    expect(isSettled(aside)).toBe(true);
    expect([setAside(stored), setAside(parsed)]).toEqual([stored, parsed]);
  });
});
