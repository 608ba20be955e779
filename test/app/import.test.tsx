// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldLogbook } from '#web/store/store.ts';
import { logflyDatabase, volRow } from '../builders/logfly-database.ts';
import { igcNumber } from '../servers/import-calls.ts';
import { chooseFile, newPilot, openApp, pageAt, press } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import { changeResponses } from '../web/change-responses.ts';
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

const NO_ROOM = JSON.stringify({ error: { type: 'validationError', message: 'No room.' } });
const MB = 1_000_000;

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

/** Lets a test have uploads of a database refused or lost. Returns their offsets, and the statuses of calls that remove one. */
function watchUploads() {
  const [offsets, removed]: [number[], number[]] = [[], []];
  const server = { isFull: false, loses: (_count: number): boolean => false };
  class UnsteadyRequest extends XMLHttpRequest {
    private path = '';
    private isLost = false;
    override open(method: string, url: string): void {
      super.open(method, url);
      this.path = new URL(url, window.location.href).pathname;
    }
    override send(body?: string): void {
      if (this.path === '/api/logfly-uploads') {
        offsets.push(JSON.parse(body ?? '{}').offset);
        this.isLost = server.loses(offsets.length); // It arrives, but nobody hears of it.
      }
      if (this.path === '/api/logfly-uploads/remove') this.addEventListener('loadend', () => removed.push(this.status));
      super.send(body);
    }
    override get status(): number {
      if (this.isLost) return 0;
      return this.isRefused() ? 422 : super.status;
    }
    override get response(): ArrayBuffer {
      return this.isRefused() ? new TextEncoder().encode(NO_ROOM).buffer : super.response;
    }
    private isRefused(): boolean {
      return server.isFull && this.path === '/api/logfly-uploads';
    }
  }
  vi.stubGlobal('XMLHttpRequest', UnsteadyRequest);
  return { offsets, removed, server };
}

it('goes on with an upload after the connection was lost; a refused one can be tried again', async () => {
  const { offsets, server } = watchUploads();
  const database = await logflyDatabase([volRow({ V_Commentaire: 'x'.repeat(900_000) })], (open) => {
    for (let i = 0; i < 6; i += 1) open.prepare('insert into Site (S_Commentaire) values (?)').run('y'.repeat(MB));
  });
  server.isFull = true;
  await chooseFile('Logfly.db', new Uint8Array(database));
  expect(await screen.findByText('No room.')).toBeTruthy();
  server.isFull = false;
  server.loses = (count) => count >= 3;
  await click('Try Again');
  expect(await screen.findByText('The connection is lost.', { exact: false })).toBeTruthy();
  expect(screen.getByText('Logfly.db: 3 of 7 MB sent to the server', { exact: false })).toBeTruthy();
  server.loses = () => false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Import 1 flight')).toBeTruthy();
  await siteIsLookedUp();
  const part = 3 * 2 ** 20;
  // On a busy machine a call may time out and be repeated once more, too.
  expect([...new Set(offsets)]).toEqual([0, part, 2 * part]);
  expect(offsets, 'nothing is sent again from before').toEqual(offsets.toSorted((a, b) => a - b));
  for (const repeated of [0, part])
    expect(offsets.filter((offset) => offset === repeated).length).toBeGreaterThanOrEqual(2);
});

it('stops an upload of LogFly’s database and leaves nothing, here and on the server', async () => {
  changeResponses('/api/logfly-uploads/read', () => '{"state":"reading"}');
  const { removed } = watchUploads();
  await chooseFile('Logfly.db', new Uint8Array(await logflyDatabase([volRow()])));
  expect(await screen.findByText('Logfly.db is being read by the server …')).toBeTruthy();
  await click('Stop');
  expect(await screen.findByText('There is no flight in these files.')).toBeTruthy();
  await waitFor(() => expect(removed).toEqual([200]));
});
