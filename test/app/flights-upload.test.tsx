// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/file';
import { chooseFile, newPilot, openApp, pageAt, press } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import { isDisabled, itemRows } from '../web/form-in-page.ts';
import { holdRequests } from '../web/hold-requests.ts';
import { loseResponses } from '../web/lose-responses.ts';

browserWithServer();

const HEADER = 'date,airtime,altitude,site,launchAltitude,location,latitude,longitude,glider,remarks';

beforeEach(async () => {
  await newPilot();
  await openApp('/pilot/edit/flights-upload');
  await screen.findByText('Choose CSV file');
});

const choose = (content: string | Uint8Array<ArrayBuffer>, name = 'flights.csv', type = 'text/csv') =>
  chooseFile(name, content, type);
const alertText = async () => (await screen.findByRole('alert')).textContent;
const areDisabled = (caption: string) => {
  const states = screen.getAllByRole('button', { name: caption }).map(isDisabled);
  return states.length > 0 && !states.includes(false);
};

/** Presses Import once the file is read. */
async function importFile(): Promise<void> {
  await waitFor(() => expect(areDisabled('Import')).toBe(false));
  await press('Import');
}

describe('the upload of flights', () => {
  it('lists invalid records with their numbers, saves nothing, and imports the corrected file', async () => {
    await choose(`${HEADER}\n2026-05-03,,,,,,,,,\n03.05.2026,,,,,,,,,\n2026-05-03,1.5,,,,,,,,`);
    await importFile();
    await screen.findByText("Couldn't import your file. Please correct next records:", { exact: false });
    const alert = screen.getByRole('alert');
    expect(
      within(alert)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Record#', 'Error Message']);
    expect(
      within(alert)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['2', 'Date must be in yyyy-mm-dd format', '3', 'Airtime must be round number, greater than 0']);
    await press('Remove flights.csv');
    expect([screen.queryByRole('alert'), areDisabled('Import')]).toEqual([null, true]);
    await choose('date\n2026-05-03');
    await importFile();
    await screen.findByText('1 flight added; 0 sites added; 0 gliders added.', { exact: false });
  });

  it('takes CSV files only, with all problems of another; one that the server rejects has its message', async () => {
    await choose(new Uint8Array(2_097_153), 'flights.pdf', 'application/pdf');
    expect(await alertText()).toBe('File must be .csv format. File must be less than 2MB');
    expect(areDisabled('Import')).toBe(true);
    await press('Remove flights.pdf');
    await choose('date\n2026-05-03', 'flights.csv', 'application/vnd.ms-excel');
    await waitFor(() => expect(areDisabled('Import')).toBe(false));
    await press('Remove flights.csv');
    await choose('when;where\n2026;here');
    await importFile();
    expect(await alertText()).toContain('File must begin with a header row that names a date column');
  });

  it('after a lost response is not imported twice by Try Again', async () => {
    await choose('date\n2026-05-03');
    loseResponses('/api/import-flights');
    await importFile();
    expect(await alertText()).toContain('Server is not responding, please, check your Internet');
    vi.unstubAllGlobals();
    await press('Try Again');
    await screen.findByText('1 flight added; 0 sites added; 0 gliders added.', { exact: false });
    await openApp('/flights');
    await screen.findByRole('table', { name: 'Flights' });
    expect(itemRows()).toHaveLength(1);
  });

  it('lets nothing else be pressed meanwhile', async () => {
    await choose('date\n2026-05-03');
    const release = holdRequests('/api/import-flights');
    await importFile();
    for (const caption of ['Importing...', 'Cancel', 'Remove flights.csv'])
      expect(areDisabled(caption), caption).toBe(true);
    release();
    await screen.findByText('1 flight added', { exact: false });
    await press('Cancel');
    await pageAt('/pilot');
  });
});

describe('the download of flights', () => {
  it('has a notice where the file is too large for an import', async () => {
    const rows = Array.from({ length: 209 }, () => `2026-05-03,${'x'.repeat(10_000)}`);
    const content = ['date,remarks', ...rows, `2026-05-03,${'x'.repeat(4_600)}`].join('\n');
    expect(MAX_FILE_BYTES - content.length).toBeLessThan(1_000);
    await choose(content);
    await importFile();
    await screen.findByText('210 flights added', { exact: false });
    await openApp('/pilot');
    await screen.findByText('Download flights');
    expect(screen.queryByText('This file is larger than the 2 MB an import takes', { exact: false })).toBeNull();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await press('Download flights');
    await screen.findByText('This file is larger than the 2 MB an import takes', { exact: false });
    expect(saved).toEqual([expect.stringMatching(/\.csv$/)]);
  });
});
