// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reload } from '#web/store/store.ts';
import {
  addItemElsewhere,
  deleteItemElsewhere,
  enter,
  follow,
  newPilot,
  openApp,
  pageAt,
  press,
} from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import { chooseTrack, completeSelects, expectValue } from '../web/form-in-page.ts';
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

const NAMED = ['site', 'glider'] as const;
const KINDS = ['site', 'glider', 'flight'] as const;
const TYPED = 'Typed while it was deleted';
const marked = () => document.querySelector('tr[aria-current="true"]');
const missingRecord = () => screen.findByText('There is no such record in the database.');
/** Opens the form of a glider that another device has saved, and has another device delete it while its remarks are typed. */
async function typeWhileDeleted(): Promise<void> {
  await addItemElsewhere('glider', { name: 'Niesen' });
  await reload();
  await openApp('/glider/1/edit');
  await enter('Remarks', TYPED);
  await deleteItemElsewhere('glider', 1);
}

describe.each(NAMED)('the list with a new %s', (kind) => {
  it('shows it until the notice is dismissed', async () => {
    for (const name of ['Niesen', 'Ölberg']) {
      await openApp(`/${kind}/0/edit`);
      await enter('Name*', name);
      await press('Save');
      await pageAt(`/${kind}s`);
    }
    await screen.findByText(/^Saved/);
    expect(marked()?.textContent).toContain('Ölberg');
    await press('Dismiss', screen.getByText(/^Saved/));
    expect([marked(), screen.queryByText(/^Saved/)]).toEqual([null, null]);
    expect(window.history.state).not.toMatchObject({ savedId: expect.any(Number) }); // A reload shows none, either.
    expect(screen.getByText('Ölberg')).toBeTruthy();
  });
});

describe('a glider that was deleted elsewhere', () => {
  it('can be saved as new when its form is opened again; without input there is only a link to the list', async () => {
    await typeWhileDeleted();
    await reload();
    await openApp('/glider/1/edit');
    await expectValue('Remarks', TYPED);
    await missingRecord();
    await press('Save as new');
    await pageAt('/gliders');
    await openApp('/glider/2');
    await screen.findByText(TYPED);
    await openApp('/glider/1/edit');
    await missingRecord();
    expect(screen.getByText('Go to gliders').getAttribute('href')).toBe('/gliders');
  });
});

it('a flight that was deleted elsewhere is saved as new with its track', async () => {
  await openApp('/flight/0/edit');
  await chooseTrack();
  await screen.findByText('Create new');
  await press('Save');
  await pageAt('/flights');
  await openApp('/flight/1/edit');
  await screen.findByText('Europe/Zurich');
  await enter('Remarks', TYPED);
  await deleteItemElsewhere('flight', 1);
  await press('Save');
  await missingRecord();
  await press('Save as new');
  await pageAt('/flights');
  await openApp('/flight/2');
  await screen.findByText(TYPED);
  await screen.findByText('Download IGC');
});

describe.each(KINDS)('the page of a %s that does not exist', (kind) => {
  it('links to its list, and so does its form', async () => {
    for (const path of [`/${kind}/99`, `/${kind}/99/edit`]) {
      await openApp(path);
      const problem = await screen.findByRole('alert');
      expect(within(problem).getByText('There is no such record in the database.')).toBeTruthy();
      await follow(`Go to ${kind}s`);
      await pageAt(`/${kind}s`);
    }
  });
});
