// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { flownPath, igcFile } from '#test/builders/igc';
import { heldLogbook, reload } from '#web/store/store.ts';
import { DAY } from '../e2e/steps/day.ts';
import { TRACK } from '../e2e/steps/track.ts';
import { addItemElsewhere, chooseFile, enter, newPilot, openApp, pageAt, press } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import {
  choose,
  chooseTrack,
  chosenIn,
  completeSelects,
  enteredIn,
  expectValue,
  itemRows,
  tick,
} from '../web/form-in-page.ts';
import { loseResponses } from '../web/lose-responses.ts';
import { readTracksInPage } from '../web/worker-in-page.ts';

browserWithServer();

beforeAll(completeSelects);
afterEach(() => void vi.unstubAllGlobals());
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(); // Drafts last as long as the page: no IndexedDB.
  readTracksInPage();
  await newPilot();
});

/** Opens the form of a new flight with the file of a day with three of them. */
async function openFormWithDay(): Promise<void> {
  await openApp('/flight/0/edit');
  await chooseTrack(DAY);
}

async function addFlight(): Promise<void> {
  await press('Save');
  await pageAt('/flights');
  await screen.findByText(/^Saved/);
}

const flightsOfFile = () =>
  [...screen.getByLabelText<HTMLSelectElement>('Flight of this file').options].map(({ text }) => text);
const offerOfOthers = () => screen.queryByRole('checkbox', { name: /^Add the/ });

describe('the track of a new flight', () => {
  it('whose time zone cannot be loaded has its date by solar time, which is only logged', async () => {
    loseResponses('/api/timezone?');
    await openApp('/flight/0/edit');
    await chooseFile(TRACK.name, new Uint8Array(TRACK.buffer));
    await expectValue('Date*', '2026-06-20');
    await waitFor(() => {
      const logged = vi.mocked(console.warn).mock.calls.map(([message]) => String(message));
      expect(logged).toContainEqual(expect.stringMatching(/^The time zone of the launch could not be had/));
    });
    expect((await screen.findAllByText(/UTC/)).length).toBeGreaterThan(0);
    expect(enteredIn('Time')).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without altitudes leaves the altitude as it is, and shows a dash for it', async () => {
    const text = TRACK.buffer.toString('latin1').replaceAll(/^(B.{24})\d{10}/gm, '$10000000000');
    await openApp('/flight/0/edit');
    await enter('Max altitude', '1234');
    await chooseTrack({ name: TRACK.name, buffer: Buffer.from(text, 'latin1') });
    await expectValue('Date*', '2026-06-20');
    expect(screen.getByLabelText('Max altitude', { selector: 'input' })).toHaveProperty('value', '1234');
    const shown = screen.getAllByText('Max altitude').find((term) => term.closest('dl'));
    expect(shown?.closest('dl > div')?.querySelector('dd')?.textContent).toBe('—');
  });
});

it('asks for the day of a file that does not say it, in the only date field there is then', async () => {
  const text = TRACK.buffer.toString('latin1').replaceAll(/^HFDTE.*\r?\n/gm, '');
  await openApp('/flight/0/edit');
  await chooseFile('track.igc', new Uint8Array(Buffer.from(text, 'latin1')));
  await screen.findByText(/has no recording date/);
  expect(screen.queryByLabelText('Date*')).toBeNull();
  await enter('Day of the flight', '2025-05-04');
  await press('Use this day');
  await expectValue('Date*', '2025-05-04');
  expect(screen.queryByLabelText('Day of the flight')).toBeNull();
});

describe('the flights of a file', () => {
  it('that are in the logbook are not offered again, trimmed or chosen once more', async () => {
    await openFormWithDay();
    await addFlight();
    await openFormWithDay();
    await choose('Flight of this file', 'Flight 1 of 3 · 10:15–10:30 · 15 min');
    await tick('Add the other one that is not in your logbook yet, too');
    await press('Save');
    await pageAt('/flights');
    await screen.findByText(/^Saved, and 1 more of the same file/);
    expect(itemRows()).toHaveLength(3);

    await openApp('/flight/1/edit');
    await press('Trim');
    await screen.findByLabelText('Flight of this file');
    expect([chosenIn('Flight of this file')?.slice(0, 13), offerOfOthers()]).toEqual(['Flight 2 of 3', null]);
    await openFormWithDay();
    await screen.findByText(/You have this track already/);
    expect([flightsOfFile().length, offerOfOthers()]).toEqual([3, null]);
  });
});

it('a saved flight that is none by its track says so, and leads to its form', async () => {
  const road = Array.from({ length: 6 }, (_, i) => [
    { seconds: 260, speed: 21, heading: 100 + 20 * i, climb: 0.3 },
    { seconds: 160, speed: 17, heading: 80 + 20 * i, climb: -0.8 },
    { seconds: 25 },
  ]).flat();
  const glide = [{ seconds: 900, speed: 10, heading: 90, climb: -1.1 }, { seconds: 60 }];
  for (const legs of [road, glide]) {
    const igc = igcFile({
      date: '2026-06-20',
      fixes: flownPath({ at: 36_000, lat: 46.69, lng: 7.86, altitude: 1_700 }, legs),
    });
    await addItemElsewhere('flight', { date: '2026-06-20', igc });
  }
  await act(reload);
  await openApp('/flight/2');
  expect((await screen.findByRole('region', { name: 'About the track' })).textContent).toMatch(/begins in the air/);
  await openApp('/flight/1');
  const hint = await screen.findByRole('region', { name: 'About the track' });
  expect(hint.textContent).toMatch(/looks like a drive, not a flight/);
  expect(within(hint).getByRole('link', { name: 'Check flight' }).getAttribute('href')).toBe('/flight/1/edit');
});

it('a flight without a track gets one from its page', async () => {
  await addItemElsewhere('flight', { date: '2026-06-20', remarks: 'Smooth air' });
  await act(reload);
  await openApp('/flight/1');
  await screen.findByText('Add track');
  await chooseFile(TRACK.name, new Uint8Array(TRACK.buffer));
  await pageAt('/flight/1/edit');
  await screen.findByText(TRACK.name);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Save' })[0]).toHaveProperty('disabled', false));
  await press('Save');
  await pageAt('/flight/1');
  expect(heldLogbook()?.flights.get(1)).toMatchObject({ hasTrack: true, remarks: 'Smooth air' });
});
