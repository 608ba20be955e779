// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldLogbook } from '#web/store/store.ts';
import { igcNumber } from '../servers/import-calls.ts';
import { chooseFile, newPilot, openApp, pageAt, press } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import { readImportsAndTracksInPage, readImportsInPage } from '../web/import-worker-in-page.ts';

browserWithServer();

beforeEach(async () => {
  readImportsInPage();
  await newPilot();
  await openApp('/import');
});
afterEach(() => void vi.unstubAllGlobals());

const OWN =
  'date,airtime,altitude,site,launchAltitude,location,latitude,longitude,glider,remarks\n2026-05-03,60,1500,Kandel,,,48.05,8.01,Omega,First\n';

/** Clicks the first element with a text. */
async function click(text: string): Promise<void> {
  const [found] = await screen.findAllByText(text);
  await act(async () => void fireEvent.click(found ?? document.body));
}

/** Waits until the server has said where a new site is: the next test signs up another pilot. */
const siteIsLookedUp = () => screen.findAllByText(/Interlaken/);

it('recognises Wingbook’s own CSV, and goes on with one press', async () => {
  await chooseFile('wingbook.csv', OWN);
  expect(await screen.findByText('Read as “Wingbook”.', { exact: false })).toBeTruthy();
  await click('Use these columns');
  expect(await screen.findByRole('button', { name: 'New 1' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('main')));
  await siteIsLookedUp();
});

const igcFileNumber = (number: number) => new File([igcNumber(number)], `${number}.igc`);

/** Chooses several files in the first file field of the page. */
async function chooseFiles(...files: readonly File[]): Promise<void> {
  const input = await waitFor(
    () => document.querySelector('input[type=file]') ?? Promise.reject(new Error('No field')),
  );
  await act(async () => void fireEvent.change(input, { target: { files } }));
}

it('opens the form of the flight with a single track, and then the page of the flight', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(); // Drafts last as long as the page: no IndexedDB.
  readImportsAndTracksInPage();
  await chooseFiles(igcFileNumber(1));
  await pageAt('/flight/0/edit');
  await screen.findByText('1.igc');
  await screen.findByText('New site');
  expect(heldLogbook()?.flights.size).toBe(0);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Save' })[0]).toHaveProperty('disabled', false));
  await press('Save');
  await pageAt('/flight/1');
  expect(heldLogbook()?.flights.get(1)).toMatchObject({ hasTrack: true });
});

it('leaves the review only after a question, and saves nothing before Import', async () => {
  await chooseFiles(igcFileNumber(1), igcFileNumber(2));
  await siteIsLookedUp();
  expect(screen.getByText('Review', { selector: 'h1' })).toBeTruthy();
  await click('Sites');
  const question = await screen.findByRole('alertdialog');
  expect(window.location.pathname).toBe('/import');
  await press('Leave', question);
  await waitFor(() => expect(window.location.pathname).toBe('/sites'));
  await openApp('/flights');
  expect(await screen.findByText('You have no flights yet', { exact: false })).toBeTruthy();
});
