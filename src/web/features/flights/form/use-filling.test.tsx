// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import type { FlightEntry } from '#domain/fields/flight';
import { SITE } from '#domain/fields/site';
import { degrees, metres } from '#domain/units';
import { flownPath, igcBytes } from '#test/builders/igc';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { NO_DRAFT } from '#test/web/no-draft';
import { readTracksInPage } from '#test/web/worker-in-page';
import type { Draft } from '#web/parts/form/draft/draft.ts';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { isAwaitingSite, requestedSite } from '#web/parts/form/site-request.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { heldLogbook, saveItem } from '#web/store/store.ts';
import { timeRangeOf } from '../igc/parts.ts';
import { useFilling } from './use-filling.ts';
import { useFlightForm } from './use-flight-form.ts';

browserWithServer();

const NIESEN = { lat: degrees(46.645), lng: degrees(7.6517) };
const FAR = { lat: degrees(46.95), lng: degrees(8.4) };

/** Sites at the launch of a track, far from it, and without coordinates. */
let [near, far, anywhere] = ['', '', ''];
let logbook: Logbook;

beforeAll(async () => {
  readTracksInPage();
  await signUpInBrowser();
  const saved = async (name: string, altitude: number, place: Partial<typeof NIESEN>) => {
    const data = { ...blankOf(SITE), id: 0, name, launchAltitude: metres(altitude), ...place };
    return String(await saveItem({ dataType: 'site', data }));
  };
  [near, far, anywhere] = [
    await saved('Niesen', 2_330, NIESEN),
    await saved('Brunni', 1_900, FAR),
    await saved('Hill', 800, {}),
  ];
  logbook = heldLogbook() as Logbook;
});
beforeEach(() => {
  history.replaceState(null, '', '/flight/0/edit');
  vi.spyOn(console, 'warn').mockReturnValue(); // Drafts last as long as the page: no IndexedDB.
});
afterEach(cleanup);

const GLIDE = { seconds: 600, speed: 10, heading: 90, climb: -1 };
const STAND = { seconds: 900 };
/** A file of two flights, of ten and fifteen minutes, the first of them from a place. */
function dayFrom({ lat, lng }: { readonly lat: number; readonly lng: number }): File {
  const legs = [STAND, GLIDE, STAND, { ...GLIDE, seconds: 900 }, STAND];
  const bytes = igcBytes({ fixes: flownPath({ at: 28_800, lat, lng, altitude: 2_300 }, legs) });
  return new File([new Uint8Array(bytes)], 'day.igc');
}
/** A file of one flight. */
function flightFrom({ lat, lng }: { readonly lat: number; readonly lng: number }): File {
  const bytes = igcBytes({ fixes: flownPath({ at: 28_800, lat, lng, altitude: 2_300 }, [STAND, GLIDE, STAND]) });
  return new File([new Uint8Array(bytes)], 'flight.igc');
}

/** The form of a new flight, and what a pilot does in it. */
function openForm(draft: DraftSlot<FlightEntry> = NO_DRAFT) {
  const { result } = renderHook(() => {
    const itemForm = useFlightForm({ flight: null, logbook, draft });
    return { itemForm, filling: useFilling(itemForm, logbook) };
  });
  const { form } = result.current.itemForm;
  const value = (name: keyof FlightEntry) => result.current.itemForm.form.getValues(name);
  return {
    value,
    igc: () => result.current.itemForm.igc.igc,
    extras: () => result.current.itemForm.extras,
    filling: () => result.current.filling,
    propose: (siteId: string) => act(() => form.setValue('siteId', siteId)),
    chooseSite: (siteId: string) =>
      act(() => {
        form.setValue('siteId', siteId, { shouldDirty: true });
        result.current.filling.changeSite(siteId);
      }),
    /** Chooses a file, and waits until its time zone is known. */
    chooseFile: async (file: File) => {
      act(() => result.current.filling.chooseFile(file));
      await waitFor(() =>
        expect(result.current.itemForm.igc.igc).toMatchObject({ state: 'parsed', zone: { state: 'found' } }),
      );
    },
  };
}

describe('a track', () => {
  it('fills in what it says of the flight, in the time of its launch', async () => {
    const form = openForm();
    await form.chooseFile(flightFrom(NIESEN));
    expect((['date', 'time', 'siteId', 'altitude', 'hours', 'minutes'] as const).map(form.value)).toEqual([
      ...['2025-05-31', expect.stringMatching(/^10:1[45]$/), near, '2300'],
      ...['', expect.stringMatching(/^(10|11)$/)],
    ]);
    expect(form.extras().origin).toBe(2_300);
  });

  it('ends a sled ride, whose altitude is not asked for again', async () => {
    const form = openForm();
    form.chooseSite(near);
    act(() => form.filling().tickSled(true));
    await form.chooseFile(flightFrom(NIESEN));
    expect(form.extras()).toMatchObject({ isSled: false, beforeSled: null });
    expect(form.value('altitude')).toBe('2300');
  });

  it('leaves what was typed while its time zone was looked up', async () => {
    const form = openForm();
    act(() => form.filling().chooseFile(flightFrom(NIESEN)));
    await waitFor(() => expect(form.igc().state).toBe('parsed'));
    act(() => form.filling().tickSled(true));
    await waitFor(() => expect(form.igc()).toMatchObject({ zone: { state: 'found' } }));
    expect([form.extras().isSled, form.value('altitude')]).toEqual([true, '2330']);
  });

  it('of a draft that was left while its time zone was looked up fills in the time, and nothing that was corrected', async () => {
    const kept: Draft<FlightEntry>[] = [];
    const form = openForm({ ...NO_DRAFT, save: (draft) => draft && kept.push(draft) });
    act(() => form.filling().chooseFile(flightFrom(NIESEN)));
    await waitFor(() => expect(kept.some(({ file }) => file !== null)).toBe(true));
    const asking = kept.find(({ file }) => file !== null);
    cleanup();
    if (!asking) throw new Error('No draft was kept.');
    const corrected = { ...asking.entry, time: '', altitude: '1999' };
    const restored = openForm({ ...NO_DRAFT, found: { ...asking, entry: corrected } });
    expect(restored.value('time')).toBe('');
    await waitFor(() => expect(restored.value('time')).toMatch(/^10:1[45]$/));
    expect(restored.value('altitude')).toBe('1999');
  });

  it('of another part of the file fills in that flight', async () => {
    const form = openForm();
    await form.chooseFile(dayFrom(NIESEN));
    expect(form.value('minutes')).toMatch(/^1[56]$/);
    const igc = form.igc();
    const first = igc.state === 'parsed' ? igc.track.flights[0] : undefined;
    if (!first) throw new Error('The first flight was not found.');
    act(() => form.filling().choosePart(timeRangeOf(first)));
    await waitFor(() => expect(form.value('minutes')).toMatch(/^1[01]$/));
    await waitFor(() => expect(form.igc()).toMatchObject({ range: timeRangeOf(first), isPartPending: false }));
  });
});

it('another site changes the altitude of a sled ride', () => {
  const form = openForm();
  form.chooseSite(far);
  act(() => form.filling().tickSled(true));
  expect(form.value('altitude')).toBe('1900');
  form.chooseSite(near);
  expect(form.value('altitude')).toBe('2330');
});

describe('a track that starts at no site of the pilot', () => {
  const UNKNOWN = { lat: 45.5, lng: 7 };

  it('clears a site that the form has proposed', async () => {
    history.replaceState(null, '', `/flight/0/edit?site=${far}`);
    const form = openForm();
    expect(form.value('siteId')).toBe(far);
    await form.chooseFile(flightFrom(UNKNOWN));
    expect(form.value('siteId')).toBe('');
  });

  it('keeps one that may be there, and one that the pilot has chosen', async () => {
    history.replaceState(null, '', `/flight/0/edit?site=${anywhere}`);
    const proposed = openForm();
    await proposed.chooseFile(flightFrom(UNKNOWN));
    expect(proposed.value('siteId')).toBe(anywhere);
    cleanup();
    history.replaceState(null, '', '/flight/0/edit');
    const chosen = openForm();
    chosen.chooseSite(far);
    await chosen.chooseFile(flightFrom(UNKNOWN));
    expect([chosen.value('siteId'), chosen.extras().isSiteChosen]).toEqual([far, true]);
  });

  it('offers a new site at its takeoff, which leads there and back', () => {
    const form = openForm();
    const takeoff = { lat: degrees(45.5), lng: degrees(7), altitude: metres(2_300) };
    const left: unknown[] = [];
    const { pushState } = history;
    vi.spyOn(history, 'pushState').mockImplementation((...entry) => {
      left.push(history.state);
      pushState.apply(history, entry);
    });
    act(() => form.filling().createSite({ takeoff, name: 'Top' }));
    expect(left.map(isAwaitingSite)).toEqual([true]);
    expect([window.location.pathname, requestedSite(history.state)]).toEqual([
      '/site/0/edit',
      { takeoff, name: 'Top' },
    ]);
  });

  it('keeps one of a restored draft that the pilot had chosen', async () => {
    const kept: Draft<FlightEntry>[] = [];
    const form = openForm({ ...NO_DRAFT, save: (draft) => draft && kept.push(draft) });
    form.chooseSite(far);
    cleanup();
    const restored = openForm({ ...NO_DRAFT, found: kept.at(-1) ?? null });
    await restored.chooseFile(flightFrom(UNKNOWN));
    expect(restored.value('siteId')).toBe(far);
  });

  it('offers none once the pilot has declined, until another track is chosen', async () => {
    const form = openForm();
    form.propose(far);
    act(() => form.filling().declineSite());
    expect(form.value('siteId')).toBe('');
    expect(form.extras()).toMatchObject({ isSiteRejected: true, isSiteChosen: true });
    await form.chooseFile(flightFrom(UNKNOWN));
    expect(form.extras().isSiteRejected).toBe(false);
  });
});
