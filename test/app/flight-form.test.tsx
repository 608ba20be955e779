// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reload } from '#web/store/store.ts';
import { addItemElsewhere, enter, field, follow, newPilot, openApp, pageAt, press } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import {
  choose,
  chooseTrack,
  chosenIn,
  completeSelects,
  enteredIn,
  expectValue,
  isDisabled,
  tick,
} from '../web/form-in-page.ts';
import { holdRequests } from '../web/hold-requests.ts';
import { readTracksInPage } from '../web/worker-in-page.ts';

browserWithServer();

beforeAll(() => {
  completeSelects();
  readTracksInPage();
});
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(); // Drafts last as long as the page: no IndexedDB.
  await newPilot();
});

const ALTITUDE = 'Max altitude';
const NO_SITE_NEAR = /No site near takeoff coordinates/;
const feetOf = (metres: string) => String(Math.round(Number(metres) * 3.28084));

/** Saves sites as another device does, and opens the form of a new flight, which has the last of them. */
async function openFormWithSites(...sites: readonly Readonly<Record<string, string | number>>[]): Promise<void> {
  for (const site of sites) await addItemElsewhere('site', site);
  await reload();
  await openApp('/flight/0/edit');
  await field('Remarks');
}

async function addFlight(): Promise<void> {
  await press('Save');
  await pageAt('/flights');
}

describe('a sled ride', () => {
  it('without a site does not keep another site’s altitude', async () => {
    await openFormWithSites({ name: 'Vounetz', launchAltitude: 1_627 });
    await choose('Site', 'Vounetz');
    await tick('Sled ride');
    await expectValue(ALTITUDE, '1627');
    await choose('Site', 'No site');
    await expectValue(ALTITUDE, '');
  });

  it('from a launch of unknown altitude leaves the altitude; such a flight shows a dash above launch', async () => {
    await addItemElsewhere('site', { name: 'Unknown height' });
    await addItemElsewhere('flight', { date: '2026-05-03', siteId: 1, altitude: 2794 });
    await reload();
    await openApp('/flight/1');
    expect((await screen.findByText('Above launch')).closest('dt')?.nextElementSibling?.textContent).toBe('—');
    await openApp('/flight/0/edit');
    await enter(ALTITUDE, '1234');
    expect(chosenIn('Site')).toBe('Unknown height');
    await tick('Sled ride');
    expect([enteredIn(ALTITUDE), isDisabled(await field(ALTITUDE))]).toEqual(['1234', true]);
  });
});

describe('while a flight is saved', () => {
  it('its form is disabled', async () => {
    await openFormWithSites();
    await chooseTrack();
    await screen.findByText('Create new');
    const release = holdRequests('/api/data');
    await press('Save');
    for (const caption of ['Create new', 'Remove morning.igc']) {
      expect(screen.getAllByRole('button', { name: caption }).map(isDisabled), caption).toEqual([true]);
    }
    expect(isDisabled(screen.getByLabelText('Remarks'))).toBe(true);
    release();
    await pageAt('/flights');
  });
});

describe('another unit', () => {
  it('converts the altitudes of a track, and of a site', async () => {
    await openFormWithSites({ name: 'High', launchAltitude: 2100.4 });
    await chooseTrack();
    const metres = enteredIn(ALTITUDE);
    expect(Number(metres)).toBeGreaterThan(0);
    await choose('Unit', 'feet');
    await expectValue(ALTITUDE, feetOf(metres));
    await choose('Unit', 'meters');
    await expectValue(ALTITUDE, metres);
    await choose('Site', 'High');
    await tick('Sled ride');
    await expectValue(ALTITUDE, '2100');
    await tick('Sled ride');
    await expectValue(ALTITUDE, metres);
    await openApp('/site/1/edit');
    await expectValue('Launch altitude', '2100');
    await choose('Unit', 'feet');
    await expectValue('Launch altitude', '6891');
  });

  it('converts that of a new site from a track, which starts with the altitude of its launch', async () => {
    await openFormWithSites({ name: 'High', launchAltitude: 2100.4 });
    await chooseTrack();
    await press('Create new');
    const metres = (await field('Launch altitude')).value;
    expect(metres).toMatch(/^[12]\d{3}$/);
    await choose('Unit', 'feet');
    await expectValue('Launch altitude', feetOf(metres));
    await choose('Unit', 'meters');
    await expectValue('Launch altitude', metres);
  });

  it('converts a saved altitude, and keeps digits that were typed', async () => {
    await openFormWithSites();
    await enter(ALTITUDE, '5001');
    await choose('Unit', 'feet');
    await expectValue(ALTITUDE, '5001');
    await addFlight();
    await openApp('/flight/1/edit');
    await expectValue(ALTITUDE, '1524');
    for (const [next, shown] of [
      ['feet', '5001'],
      ['meters', '1524'],
      ['feet', '5001'],
      ['meters', '1524'],
    ] as const) {
      await choose('Unit', next);
      await expectValue(ALTITUDE, shown);
    }
    await enter(ALTITUDE, '1600');
    await choose('Unit', 'feet');
    await expectValue(ALTITUDE, '1600');
  });
});

describe('the site of a flight with a track', () => {
  it('stays as it was chosen where no site is near, and No site hides the question as Create new does', async () => {
    await openFormWithSites({ name: 'Far away', lat: 10, lng: 10 }, { name: 'No coordinates' });
    expect(chosenIn('Site')).toBe('No coordinates');
    await chooseTrack();
    expect(chosenIn('Site')).toBe('No coordinates');
    await choose('Site', 'Far away');
    await press('Remove morning.igc');
    await chooseTrack();
    await screen.findByText(NO_SITE_NEAR);
    expect(chosenIn('Site')).toBe('Far away');
    await press('No site');
    expect([screen.queryByText(NO_SITE_NEAR), chosenIn('Site')]).toEqual([null, 'No site']);
    await choose('Site', 'Far away');
    await addFlight();
    await openApp('/flight/1/edit');
    await screen.findByText('Europe/Zurich');
    expect([screen.queryByText(NO_SITE_NEAR), chosenIn('Site')]).toEqual([null, 'Far away']);
  });
});

describe('a track that another flight has', () => {
  const notice = /^You have this track already: flight of Jun 20, 2026, \d\d:\d\d$/;
  const noNotice = () => expect(screen.queryByText(/You have this track already/)).toBeNull();

  it('is recognised, and may be added anyway', async () => {
    await openFormWithSites();
    await chooseTrack();
    noNotice();
    await addFlight();
    await openApp('/flight/0/edit');
    await chooseTrack();
    await screen.findByText(notice);
    await follow('Open');
    await press('Cancel', await screen.findByRole('alertdialog', { name: 'Leave without saving your changes?' }));
    await press('Add anyway');
    noNotice();
    await press('Remove morning.igc');
    await chooseTrack();
    await screen.findByText(notice);
    await follow('Open');
    await press('Leave', await screen.findByRole('alertdialog'));
    await pageAt('/flight/1');
  });

  it('is not another one’s in the form of the flight that has it', async () => {
    await openFormWithSites();
    await chooseTrack();
    await addFlight();
    await openApp('/flight/1/edit');
    await screen.findByText('Europe/Zurich');
    const asked = vi.spyOn(XMLHttpRequest.prototype, 'open');
    await chooseTrack();
    const [save] = screen.getAllByRole('button', { name: 'Save' });
    await vi.waitFor(() => {
      const index = asked.mock.calls.findIndex(([, url]) => String(url).includes('/api/tracks/known?'));
      expect(asked.mock.contexts[index]).toMatchObject({ readyState: 4 });
      expect(save && isDisabled(save)).toBe(false);
    });
    noNotice();
  });
});
