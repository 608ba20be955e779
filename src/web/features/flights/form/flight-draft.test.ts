import { describe, expect, it } from 'vitest';
import type { FlightEntry } from '#domain/fields/flight';
import { metres } from '#domain/units';
import type { Draft } from '#web/parts/form/draft/draft.ts';
import type { SettledIgc } from '../igc/igc-state.ts';
import { draftWithKnownIds, draftWithSite, startedFlight } from './flight-draft.ts';
import type { FlightExtras } from './flight-editing.ts';

const extras: FlightExtras = {
  isSled: true,
  beforeSled: { altitude: '1200', altitudeUnit: 'feet', origin: metres(365.8) },
  origin: metres(1627),
  isSiteRejected: false,
  isSiteChosen: false,
  filled: {},
};
const nothing: FlightExtras = { ...extras, isSled: false, beforeSled: null, origin: null };
const draft: Draft<FlightEntry> = {
  entry: {
    date: '2026-05-03',
    time: '',
    siteId: '',
    gliderId: '2',
    tags: '',
    altitude: '1200',
    altitudeUnit: 'meters',
    hours: '',
    minutes: '50',
    remarks: 'Half a sentence',
  },
  clientKey: '3b241101-e2bb-4255-8caf-4136c566a962',
  epoch: null,
  extra: { extras, igc: { state: 'none' } },
  file: null,
};
const igc: SettledIgc = { state: 'stored', fileName: 'old.igc' };
const saved = { flight: { altitude: metres(1524.3) }, igc };

describe('a restored draft of a flight', () => {
  it('has all that was typed, and the new site selected', () => {
    const extra = { extras: { ...extras, isSiteChosen: true }, igc: { state: 'none' } };
    expect(draftWithSite(draft, 12)).toEqual({ ...draft, entry: { ...draft.entry, siteId: '12' }, extra });
  });

  it('is unchanged when no site was created', () => {
    expect(draftWithSite(draft, null)).toBe(draft);
  });

  it('has the site that was sent meanwhile, also where a track has filled it in', () => {
    const filled = {
      site: { before: { siteId: '1000', isSiteChosen: false }, by: { siteId: '1001', isSiteChosen: false } },
    };
    const extra = { extras: { ...extras, filled }, igc: { state: 'none' } };
    const known = draftWithKnownIds({ ...draft, entry: { ...draft.entry, siteId: '1001' }, extra }, (id) => id % 1000);
    expect(known).toMatchObject({
      entry: { siteId: '1', gliderId: '2' },
      extra: { extras: { filled: { site: { before: { siteId: '0' }, by: { siteId: '1' } } } } },
    });
  });

  it('is null where there is none', () => {
    expect(draftWithSite(null, 12)).toBeNull();
  });

  it('has the sled ride ticked, and the track removed', () => {
    expect(startedFlight(draft, saved)).toEqual({ extras, igc: { state: 'none' } });
  });

  it('reads the chosen file again, and shows the stored track where the file is lost', () => {
    const extra = { extras, igc: { state: 'chosen', zone: { state: 'unknown' }, knownFlight: null } };
    const file = { name: 'new.igc', bytes: Uint8Array.of(1) };
    expect(startedFlight({ ...draft, extra, file }, saved).igc).toMatchObject({
      state: 'reading',
      fileName: 'new.igc',
    });
    expect(startedFlight({ ...draft, extra }, saved).igc).toEqual(igc);
  });

  it('counts the site as chosen where an older version of the page stored the draft without that information', () => {
    const { isSiteChosen: _, ...before } = extras;
    const extra = { extras: before, igc: { state: 'none' } };
    expect(startedFlight({ ...draft, extra }, saved).extras).toEqual({ ...extras, isSiteChosen: true });
  });

  it('has its file where an older version of the page stored by another name that no site is wanted', () => {
    const { isSiteRejected, ...before } = extras;
    const igc = { state: 'chosen', zone: { state: 'unknown' }, knownFlight: null };
    const extra = { extras: { ...before, isSiteRefused: isSiteRejected }, igc };
    const file = { name: 'new.igc', bytes: new Uint8Array(1) };
    const started = startedFlight({ ...draft, extra, file }, saved);
    expect(started).toMatchObject({ extras, igc: { state: 'reading', fileName: 'new.igc', unread: { file } } });
  });

  it('shows no stored track where it was deleted with its flight', () => {
    const extra = { extras, igc };
    expect(startedFlight({ ...draft, extra }, saved).igc).toEqual(igc);
    expect(startedFlight({ ...draft, extra }, { flight: null, igc: { state: 'none' } }).igc).toEqual({
      state: 'none',
    });
  });

  it('shows the stored track where another version of the page has stored something else', () => {
    for (const extra of [null, 'odd', { extras: { isSled: 1 } }, { extras, igc: { state: 'parsed' } }]) {
      expect(startedFlight({ ...draft, extra }, saved), JSON.stringify(extra)).toEqual({
        extras: { ...nothing, isSiteChosen: true },
        igc,
      });
    }
  });
});

describe('the altitude of a flight form', () => {
  it('is the stored one as the form opens, and typed where the flight is new', () => {
    expect(startedFlight(null, saved).extras).toEqual({ ...nothing, origin: 1524.3, isSiteChosen: true });
    expect(startedFlight(null, { flight: null, igc }).extras).toEqual(nothing);
  });
});
