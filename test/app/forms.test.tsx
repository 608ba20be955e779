// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reload } from '#web/store/store.ts';
import { addItemElsewhere, chooseFile, enter, field, newPilot, openApp, pageAt, press } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import { choose, chosenIn, completeSelects, enteredIn, isDisabled, itemRows, tick } from '../web/form-in-page.ts';
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

const dialog = () => screen.findByRole('alertdialog');

describe('the fields of a form', () => {
  it('say on every change why they are invalid, and Save focuses the first one', async () => {
    await openApp('/site/0/edit');
    await enter('Coordinates', '91 0');
    await screen.findByText(/^Coordinates must be in Decimal Degrees format, like 38\.8897°/);
    await enter('Launch altitude', '1e3');
    await screen.findByText('Launch Altitude must be a number');
    await enter('Launch altitude', '-1');
    await screen.findByText('Launch Altitude must be round number, greater than 0');
    await press('Save');
    await screen.findByText('Site name cannot be empty');
    expect(document.activeElement).toBe(screen.getByLabelText('Name*'));
    await enter('Coordinates', '46.5°, 7.1°');
    await waitFor(() => expect(screen.queryByText(/^Coordinates must be/)).toBeNull());
  });

  it('report a name that is taken, without a banner', async () => {
    await addItemElsewhere('site', { name: 'Vounetz', launchAltitude: 1627 });
    await openApp('/site/0/edit');
    await enter('Name*', ' VOUNETZ ');
    await press('Save');
    await screen.findByText('Site with this name already exists');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name*')));
  });

  it('take a file that is a track only, with all problems of another, which can be removed', async () => {
    await openApp('/flight/0/edit');
    await chooseFile('track.gpx', new Uint8Array(2_097_153));
    expect((await screen.findByRole('alert')).textContent).toBe('File must be .igc format. File must be less than 2MB');
    expect(screen.getByRole('link', { name: /^Open it in the import/ }).getAttribute('href')).toBe('/import');
    await chooseFile('empty.igc', 'AXXX001\r\n');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No flight records in IGC file.'));
    await press('Remove empty.igc');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose IGC file' })).toBeTruthy();
  });
});

describe('a sled ride', () => {
  it('takes the launch altitude of its site, and disables the altitude', async () => {
    await addItemElsewhere('site', { name: 'Low', launchAltitude: 800 });
    await addItemElsewhere('site', { name: 'High', launchAltitude: 2100 });
    await reload();
    await openApp('/flight/0/edit');
    await tick('Sled ride');
    expect([chosenIn('Site'), enteredIn('Max altitude')]).toEqual(['High', '2100']);
    expect(isDisabled(await field('Max altitude'))).toBe(true);
    await choose('Site', 'Low');
    expect(enteredIn('Max altitude')).toBe('800');
    await press('Save');
    await pageAt('/flights');
    await screen.findByText(/^Saved/);
    expect(itemRows().map((row) => row.textContent)).toEqual([expect.stringMatching(/Low.*800|800.*Low/)]);
  });
});

describe('a form that is left', () => {
  it('by Log Out asks before a change is lost', async () => {
    await openApp('/glider/0/edit');
    await enter('Name*', 'Zeno 2');
    await press('Log Out');
    expect(within(await dialog()).getByText('Leave without saving your changes?')).toBeTruthy();
    await press('Cancel', await dialog());
    expect(enteredIn('Name*')).toBe('Zeno 2');
    await press('Log Out');
    await press('Leave', await dialog());
    await pageAt('/login');
  });

  it('after a site was deleted there, once the question is confirmed, leaves its flights without it', async () => {
    await addItemElsewhere('site', { name: 'Vounetz', launchAltitude: 1627 });
    await reload();
    await openApp('/flight/0/edit');
    await press('Save');
    await pageAt('/flights');
    expect(await screen.findAllByText('Vounetz')).toHaveLength(1);
    await openApp('/site/1');
    const count = await screen.findByText(/incl\. this year/);
    expect(count.closest('dd')?.textContent).toBe('1, incl. this year: 1');
    fireEvent.click(screen.getAllByRole('link', { name: 'Edit' })[0] ?? document.body);
    await press('Delete');
    const question = await screen.findByRole('alertdialog', {
      name: 'References to this site will be deleted from all flight records',
    });
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Cancel' }));
    await press('Delete', question);
    await pageAt('/sites');
    await screen.findByText('You have no sites yet.');
    await openApp('/flights');
    await screen.findByRole('table', { name: 'Flights' });
    expect(itemRows()).toHaveLength(1);
    expect(screen.queryByText('Vounetz')).toBeNull();
  });
});
